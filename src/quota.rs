//! How many of something everybody may have at a time: jobs of an owner, streams of an account.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts what each key has. Who has nothing is not remembered.
pub struct Quota<K> {
    most: usize,
    taken: Mutex<HashMap<K, usize>>,
}

/// One of those that a key may have, given back when it is dropped.
pub struct Place<K: Eq + Hash> {
    quota: Arc<Quota<K>>,
    key: K,
}

impl<K: Clone + Eq + Hash> Quota<K> {
    /// Of which each has at most `most`.
    pub fn new(most: usize) -> Arc<Quota<K>> {
        Arc::new(Quota { most, taken: Mutex::default() })
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
}

impl<K> Quota<K> {
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
}
