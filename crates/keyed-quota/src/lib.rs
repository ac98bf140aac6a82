#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod turns;

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

pub use turns::{Turn, Turns};

/// Counts the places that each key holds, up to a limit per key. A key that holds nothing and waits
/// for nothing uses no memory.
pub struct Quota<K> {
    most: usize,
    shares: Mutex<HashMap<K, Share>>,
}

#[derive(Default)]
struct Share {
    taken: usize,
    waiting: usize,
    /// Notifies only the longest-waiting waiter of this key when a place is released.
    freed: Arc<Notify>,
}

/// A place held by a key. Dropping it releases the place.
pub struct Place<K: Eq + Hash> {
    quota: Arc<Quota<K>>,
    key: K,
}

/// A registered waiter for a place, deregistered on drop. If it is cancelled after a notification,
/// the dropped [`Notify`] future passes the notification on to the next waiter.
struct Waiter<K: Eq + Hash> {
    quota: Arc<Quota<K>>,
    key: K,
    freed: Arc<Notify>,
}

impl<K: Clone + Eq + Hash> Quota<K> {
    /// Creates a quota of at most `most` places per key.
    pub fn new(most: usize) -> Arc<Quota<K>> {
        Arc::new(Quota { most, shares: Mutex::default() })
    }

    /// Takes a place for `key`. Returns `None` if `key` already holds the maximum.
    pub fn take(self: &Arc<Self>, key: K) -> Option<Place<K>> {
        let mut all = self.shares();
        let taken = all.get(&key).map_or(0, |share| share.taken);
        if taken >= self.most {
            return None;
        }
        all.entry(key.clone()).or_default().taken += 1;
        Some(Place { quota: Arc::clone(self), key })
    }

    /// Waits for a place for `key`. Waiters of the same key are served in order of arrival.
    pub async fn wait(self: &Arc<Self>, key: K) -> Place<K> {
        let waiter = match self.take_or_line_up(key) {
            Ok(place) => return place,
            Err(waiter) => waiter,
        };
        loop {
            waiter.freed.notified().await;
            // A concurrent `take` may have won the race for the released place.
            if let Some(place) = self.take(waiter.key.clone()) {
                return place;
            }
        }
    }

    fn take_or_line_up(self: &Arc<Self>, key: K) -> Result<Place<K>, Waiter<K>> {
        let mut all = self.shares();
        let share = all.entry(key.clone()).or_default();
        let quota = Arc::clone(self);
        if share.waiting == 0 && share.taken < self.most {
            share.taken += 1;
            return Ok(Place { quota, key });
        }
        share.waiting += 1;
        let freed = Arc::clone(&share.freed);
        Err(Waiter { quota, key, freed })
    }
}

impl<K> Quota<K> {
    /// Maximum number of places per key.
    pub fn most(&self) -> usize {
        self.most
    }

    /// Number of places that `key` holds.
    pub fn taken(&self, key: &K) -> usize
    where
        K: Eq + Hash,
    {
        self.shares().get(key).map_or(0, |share| share.taken)
    }

    /// Returns true if no key holds a place or waits for one.
    pub fn is_empty(&self) -> bool {
        self.shares().is_empty()
    }

    fn shares(&self) -> MutexGuard<'_, HashMap<K, Share>> {
        self.shares.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Quota<K> {
    /// Updates the share of `key`, and removes it once the key holds and awaits nothing.
    fn change(&self, key: &K, change: impl FnOnce(&mut Share)) {
        let mut all = self.shares();
        let Some(share) = all.get_mut(key) else { return };
        change(share);
        if share.taken == 0 && share.waiting == 0 {
            all.remove(key);
        }
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        self.quota.change(&self.key, |share| {
            share.taken -= 1;
            if share.waiting > 0 {
                share.freed.notify_one();
            }
        });
    }
}

impl<K: Eq + Hash> Drop for Waiter<K> {
    fn drop(&mut self) {
        self.quota.change(&self.key, |share| share.waiting -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::Pin;
    use std::task::{Context, Poll, Waker};

    #[test]
    fn limit_applies_per_key() {
        let quota = Quota::new(2);
        let first = quota.take("a").expect("one of two");
        let second = quota.take("a").expect("two of two");
        assert!(quota.take("a").is_none());
        let other = quota.take("b").expect("another's");
        drop(first);
        let third = quota.take("a").expect("one was given back");
        assert!(quota.take("a").is_none());
        drop((second, other, third));
        assert!(quota.is_empty());
    }

    #[tokio::test]
    async fn every_waiter_gets_a_place() {
        let quota = Quota::new(1);
        let first = quota.take("a").expect("one of one");
        let waiting: Vec<_> = (0..8)
            .map(|_| {
                let quota = Arc::clone(&quota);
                tokio::spawn(async move { drop(quota.wait("a").await) })
            })
            .collect();
        tokio::task::yield_now().await;
        assert!(waiting.iter().all(|one| !one.is_finished()));
        drop(first);
        for one in waiting {
            one.await.expect("no panic");
        }
        assert!(quota.is_empty());
    }

    /// Polls once. Returns the output if the future is ready.
    fn poll<F: Future>(future: &mut Pin<Box<F>>) -> Option<F::Output> {
        match future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(output) => Some(output),
            Poll::Pending => None,
        }
    }

    #[test]
    fn waiters_are_fifo_despite_cancellation() {
        let quota = Quota::new(1);
        let [a, b] = ["a", "b"].map(|key| quota.take(key).expect("one of one"));
        let [mut first, mut second] = [(); 2].map(|()| Box::pin(quota.wait("a")));
        assert!(poll(&mut first).is_none() && poll(&mut second).is_none());
        drop(b);
        assert!(poll(&mut first).is_none());
        drop(a);
        // A notified waiter is overtaken neither by later waiters nor by new ones.
        let mut third = Box::pin(quota.wait("a"));
        assert!(poll(&mut third).is_none() && poll(&mut second).is_none());
        drop(first);
        assert!(poll(&mut third).is_none());
        let place = poll(&mut second).expect("its turn");
        assert!(poll(&mut third).is_none());
        drop(place);
        drop(poll(&mut third).expect("its turn"));
        drop((second, third));
        assert!(quota.is_empty());
    }
}
