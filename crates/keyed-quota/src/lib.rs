#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod turns;

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

pub use turns::{Turn, Turns};

/// Counts what each key has. Who has nothing is not remembered.
pub struct Quota<K> {
    most: usize,
    taken: Mutex<HashMap<K, usize>>,
    /// One was given back.
    freed: Notify,
}

/// One of those that a key may have, given back when it is dropped.
pub struct Place<K: Eq + Hash> {
    quota: Arc<Quota<K>>,
    key: K,
}

impl<K: Clone + Eq + Hash> Quota<K> {
    /// Of which each has at most `most`.
    pub fn new(most: usize) -> Arc<Quota<K>> {
        Arc::new(Quota { most, taken: Mutex::default(), freed: Notify::new() })
    }

    /// One more for `key`; none if it has as many as it may.
    pub fn take(self: &Arc<Self>, key: K) -> Option<Place<K>> {
        let mut all = self.taken();
        let taken = all.get(&key).copied().unwrap_or_default();
        if taken >= self.most {
            return None;
        }
        all.insert(key.clone(), taken + 1);
        Some(Place { quota: Arc::clone(self), key })
    }

    /// One more for `key`, as soon as it has fewer than it may.
    pub async fn wait(self: &Arc<Self>, key: K) -> Place<K> {
        loop {
            // Before the look, so that nothing that is given back after it is missed.
            let freed = self.freed.notified();
            if let Some(place) = self.take(key.clone()) {
                return place;
            }
            freed.await;
        }
    }
}

impl<K> Quota<K> {
    /// How many each may have.
    pub fn most(&self) -> usize {
        self.most
    }

    /// Whether nobody has anything.
    pub fn is_empty(&self) -> bool {
        self.taken().is_empty()
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut all = self.quota.taken();
        if let Some(taken) = all.get_mut(&self.key) {
            *taken -= 1;
            if *taken == 0 {
                all.remove(&self.key);
            }
        }
        drop(all);
        self.quota.freed.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_so_many_and_who_has_none_is_forgotten() {
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
    async fn who_waits_is_next() {
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
}
