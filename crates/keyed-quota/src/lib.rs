#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod fair_semaphore;

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

pub use fair_semaphore::{FairPermit, FairSemaphore};

/// Counts the places that each key holds, up to a limit per key. A key that holds nothing and waits
/// for nothing uses no memory.
pub struct Quota<K> {
    limit: usize,
    usage: Mutex<HashMap<K, KeyUsage>>,
}

#[derive(Default)]
struct KeyUsage {
    held: usize,
    waiting: usize,
    /// Notifies only the longest-waiting waiter of this key when a place is released.
    released: Arc<Notify>,
}

/// A place held by a key. Dropping it releases the place.
pub struct QuotaPermit<K: Eq + Hash> {
    quota: Arc<Quota<K>>,
    key: K,
}

/// A registered waiter for a place, deregistered on drop. If it is cancelled after a notification,
/// the dropped [`Notify`] future passes the notification on to the next waiter.
struct Waiter<K: Eq + Hash> {
    quota: Arc<Quota<K>>,
    key: K,
    released: Arc<Notify>,
}

impl<K: Clone + Eq + Hash> Quota<K> {
    /// Creates a quota of at most `limit` places per key.
    pub fn new(limit: usize) -> Arc<Quota<K>> {
        Arc::new(Quota { limit, usage: Mutex::default() })
    }

    /// Takes a place for `key`. Returns `None` if `key` already holds the maximum.
    pub fn try_acquire(self: &Arc<Self>, key: K) -> Option<QuotaPermit<K>> {
        self.try_acquire_up_to(key, self.limit)
    }

    /// As [`Quota::try_acquire`], with the limit `limit` instead of that of the quota.
    pub fn try_acquire_up_to(self: &Arc<Self>, key: K, limit: usize) -> Option<QuotaPermit<K>> {
        let mut all = self.usage();
        let held = all.get(&key).map_or(0, |entry| entry.held);
        if held >= limit {
            return None;
        }
        all.entry(key.clone()).or_default().held += 1;
        Some(QuotaPermit { quota: Arc::clone(self), key })
    }

    /// Waits for a place for `key`. Waiters of the same key are served in order of arrival.
    pub async fn acquire(self: &Arc<Self>, key: K) -> QuotaPermit<K> {
        let waiter = match self.acquire_or_enqueue(key) {
            Ok(place) => return place,
            Err(waiter) => waiter,
        };
        loop {
            waiter.released.notified().await;
            // A concurrent `try_acquire` may have won the race for the released place.
            if let Some(place) = self.try_acquire(waiter.key.clone()) {
                return place;
            }
        }
    }

    fn acquire_or_enqueue(self: &Arc<Self>, key: K) -> Result<QuotaPermit<K>, Waiter<K>> {
        let mut all = self.usage();
        let entry = all.entry(key.clone()).or_default();
        let quota = Arc::clone(self);
        if entry.waiting == 0 && entry.held < self.limit {
            entry.held += 1;
            return Ok(QuotaPermit { quota, key });
        }
        entry.waiting += 1;
        let released = Arc::clone(&entry.released);
        Err(Waiter { quota, key, released })
    }
}

impl<K> Quota<K> {
    /// Maximum number of places per key.
    pub fn limit(&self) -> usize {
        self.limit
    }

    /// Number of places that `key` holds.
    pub fn held(&self, key: &K) -> usize
    where
        K: Eq + Hash,
    {
        self.usage().get(key).map_or(0, |entry| entry.held)
    }

    /// Returns true if no key holds a place or waits for one.
    pub fn is_empty(&self) -> bool {
        self.usage().is_empty()
    }

    fn usage(&self) -> MutexGuard<'_, HashMap<K, KeyUsage>> {
        self.usage.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Quota<K> {
    /// Updates the usage of `key`, and removes it once the key holds and awaits nothing.
    fn update_usage(&self, key: &K, change: impl FnOnce(&mut KeyUsage)) {
        let mut all = self.usage();
        let Some(entry) = all.get_mut(key) else { return };
        change(entry);
        if entry.held == 0 && entry.waiting == 0 {
            all.remove(key);
        }
    }
}

impl<K: Eq + Hash> Drop for QuotaPermit<K> {
    fn drop(&mut self) {
        self.quota.update_usage(&self.key, |entry| {
            entry.held -= 1;
            if entry.waiting > 0 {
                entry.released.notify_one();
            }
        });
    }
}

impl<K: Eq + Hash> Drop for Waiter<K> {
    fn drop(&mut self) {
        self.quota.update_usage(&self.key, |entry| entry.waiting -= 1);
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
        let first = quota.try_acquire("a").expect("one of two");
        let second = quota.try_acquire("a").expect("two of two");
        assert!(quota.try_acquire("a").is_none());
        let other = quota.try_acquire("b").expect("another's");
        drop(first);
        let third = quota.try_acquire("a").expect("one was given back");
        assert!(quota.try_acquire("a").is_none());
        drop((second, other, third));
        assert!(quota.is_empty());
    }

    #[tokio::test]
    async fn every_waiter_acquires_a_permit() {
        let quota = Quota::new(1);
        let first = quota.try_acquire("a").expect("one of one");
        let waiting: Vec<_> = (0..8)
            .map(|_| {
                let quota = Arc::clone(&quota);
                tokio::spawn(async move { drop(quota.acquire("a").await) })
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
        let [a, b] = ["a", "b"].map(|key| quota.try_acquire(key).expect("one of one"));
        let [mut first, mut second] = [(); 2].map(|()| Box::pin(quota.acquire("a")));
        assert!(poll(&mut first).is_none() && poll(&mut second).is_none());
        drop(b);
        assert!(poll(&mut first).is_none());
        drop(a);
        // A notified waiter is overtaken neither by later waiters nor by new ones.
        let mut third = Box::pin(quota.acquire("a"));
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
