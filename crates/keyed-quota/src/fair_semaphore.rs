//! A fair semaphore: a few places shared by all keys. A released place goes to the waiting key with
//! the least recent use, so a key with many requests delays mainly itself.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::Instant;

/// Ranking penalty per unit of holding time. A key that holds places for more than 1/16 of the time
/// ranks behind keys that stay below that share.
const PENALTY_FACTOR: u32 = 16;
/// Maximum time for which a key ranks behind the others after its last use.
const MAX_PENALTY: Duration = Duration::from_secs(30);
/// Time for which the last use of a key is remembered. Among keys that stay within their share,
/// keys without a remembered use are served first; otherwise many keys with continuous requests
/// would always be ahead of an occasional one.
const USAGE_RETENTION: Duration = Duration::from_mins(2);
/// Minimum number of remembered keys before expired entries are removed.
const MIN_TRACKED_KEYS: usize = 64;

/// The places and the queue of waiting requests.
pub struct FairSemaphore<K: Clone + Eq + Hash> {
    max_queued_per_key: usize,
    queue: Mutex<FairQueue<K, FairPermit<K>>>,
}

/// A place in use. Dropping it passes the place to the next waiter.
pub struct FairPermit<K: Clone + Eq + Hash> {
    semaphore: Arc<FairSemaphore<K>>,
    key: K,
    acquired_at: Instant,
}

impl<K: Clone + Eq + Hash> FairSemaphore<K> {
    /// Creates a semaphore with `permits` places and at most `max_queued_per_key` queued requests per key.
    pub fn new(permits: usize, max_queued_per_key: usize) -> Arc<FairSemaphore<K>> {
        Arc::new(FairSemaphore { max_queued_per_key, queue: Mutex::new(FairQueue::new(permits)) })
    }

    /// Waits for a place for `key`. Returns `None` if `key` already has the maximum number of
    /// queued requests.
    pub async fn acquire(self: &Arc<Self>, key: K) -> Option<FairPermit<K>> {
        let received = {
            let mut queue = self.lock_queue();
            if queue.free > 0 {
                queue.free -= 1;
                return Some(self.issue_permit(key));
            }
            queue.enqueue(key, self.max_queued_per_key)?
        };
        received.await.ok()
    }

    /// Number of queued requests.
    pub fn queue_length(&self) -> usize {
        let mut queue = self.lock_queue();
        queue.remove_cancelled();
        queue.waiting.len()
    }

    fn issue_permit(self: &Arc<Self>, key: K) -> FairPermit<K> {
        FairPermit { semaphore: Arc::clone(self), key, acquired_at: Instant::now() }
    }

    fn lock_queue(&self) -> MutexGuard<'_, FairQueue<K, FairPermit<K>>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Clone + Eq + Hash> Drop for FairPermit<K> {
    fn drop(&mut self) {
        let next = self.semaphore.lock_queue().release(&self.key, self.acquired_at, Instant::now());
        if let Some(QueuedRequest { key, sender }) = next {
            // If the waiter was cancelled, this drops the place, which passes it to the next
            // waiter.
            drop(sender.send(self.semaphore.issue_permit(key)));
        }
    }
}

struct FairQueue<K, T> {
    free: usize,
    /// In order of arrival.
    waiting: VecDeque<QueuedRequest<K, T>>,
    used: HashMap<K, KeyUsage>,
    /// Size of `used` at which expired entries are removed.
    eviction_threshold: usize,
}

/// Recent use of the places by a key.
#[derive(Clone, Copy)]
struct KeyUsage {
    /// Time until which the key ranks behind others.
    penalized_until: Instant,
    /// Time at which the key last released a place.
    last_used: Instant,
}

struct QueuedRequest<K, T> {
    key: K,
    sender: oneshot::Sender<T>,
}

impl<K: Eq + Hash, T> FairQueue<K, T> {
    fn new(free: usize) -> FairQueue<K, T> {
        let (waiting, used) = (VecDeque::new(), HashMap::new());
        FairQueue { free, waiting, used, eviction_threshold: MIN_TRACKED_KEYS }
    }

    fn enqueue(&mut self, key: K, max_queued: usize) -> Option<oneshot::Receiver<T>> {
        self.remove_cancelled();
        if self.waiting.iter().filter(|waiting| waiting.key == key).count() >= max_queued {
            return None;
        }
        let (sender, receiver) = oneshot::channel();
        self.waiting.push_back(QueuedRequest { key, sender });
        Some(receiver)
    }

    /// Releases the place that `key` acquired at `acquired_at`. Returns the request that receives it
    /// next, if any is waiting.
    fn release(
        &mut self,
        key: &K,
        acquired_at: Instant,
        now: Instant,
    ) -> Option<QueuedRequest<K, T>>
    where
        K: Clone,
    {
        let cost = now.saturating_duration_since(acquired_at).saturating_mul(PENALTY_FACTOR);
        let before = self.used.get(key).map_or(now, |used| used.penalized_until.max(now));
        let penalized_until = (before + cost).min(now + MAX_PENALTY);
        self.used.insert(key.clone(), KeyUsage { penalized_until, last_used: now });
        self.evict_expired(now);
        self.remove_cancelled();
        let rank = |index: &usize| {
            let used = self.used.get(&self.waiting[*index].key);
            used.map_or((now, None), |used| (used.penalized_until.max(now), Some(used.last_used)))
        };
        // `min_by_key` returns the first minimum, so ties go to the earliest arrival.
        let next = (0..self.waiting.len()).min_by_key(rank);
        let next = next.and_then(|index| self.waiting.remove(index));
        if next.is_none() {
            self.free += 1;
        }
        next
    }

    fn evict_expired(&mut self, now: Instant) {
        if self.used.len() >= self.eviction_threshold {
            self.used.retain(|_, used| used.last_used + USAGE_RETENTION > now);
            self.eviction_threshold = (2 * self.used.len()).max(MIN_TRACKED_KEYS);
        }
    }

    fn remove_cancelled(&mut self) {
        self.waiting.retain(|waiting| !waiting.sender.is_closed());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the keys in the order in which they are served, if each holds its place for
    /// `seconds(key)` seconds.
    fn serving_order(
        requests: &[&'static str],
        seconds: impl Fn(&str) -> u64,
    ) -> Vec<&'static str> {
        let mut queue = FairQueue::new(0);
        let _called: Vec<oneshot::Receiver<()>> =
            requests.iter().map(|key| queue.enqueue(*key, 8).expect("few wait")).collect();
        let (mut now, mut order, mut holder) = (Instant::now(), Vec::new(), "first");
        loop {
            let acquired_at = now;
            now += Duration::from_secs(seconds(holder));
            let Some(next) = queue.release(&holder, acquired_at, now) else { return order };
            order.push(next.key);
            holder = next.key;
        }
    }

    #[test]
    fn busy_key_delays_only_itself() {
        let order = serving_order(&["a", "a", "a", "b", "b", "c"], |_| 1);
        assert_eq!(order, ["a", "b", "c", "a", "b", "a"]);
    }

    #[test]
    fn long_holder_yields_to_others() {
        let long = |key: &str| u64::from(key == "b");
        assert_eq!(serving_order(&["b", "a", "b", "a", "a"], long), ["b", "a", "a", "a", "b"]);
    }

    #[test]
    fn idle_key_is_forgotten() {
        let mut queue: FairQueue<&str, ()> = FairQueue::new(0);
        let begin = Instant::now();
        assert!(queue.release(&"a", begin, begin + Duration::from_hours(1)).is_none());
        let later = begin + Duration::from_hours(1) + MAX_PENALTY.max(USAGE_RETENTION);
        queue.eviction_threshold = 0;
        assert!(queue.release(&"b", later, later).is_none());
        assert_eq!(queue.used.keys().collect::<Vec<_>>(), [&"b"]);
    }

    #[test]
    fn occasional_key_is_served_first() {
        let mut queue: FairQueue<String, ()> = FairQueue::new(0);
        let mut now = Instant::now();
        let mut holder = "0".to_owned();
        let mut served = |queue: &mut FairQueue<String, ()>, occasional: Option<usize>| {
            let acquired_at = now;
            now += Duration::from_millis(500);
            let mut called = Vec::new();
            // Forty keys that request a place again as soon as possible, and so are always waiting.
            for key in 0..40 {
                called.push(queue.enqueue(key.to_string(), 1));
            }
            called.push(occasional.and_then(|_| queue.enqueue("now and then".to_owned(), 1)));
            holder = queue.release(&holder, acquired_at, now).expect("many wait").key;
            holder.clone()
        };
        for _ in 0..100 {
            assert_ne!(served(&mut queue, None), "now and then");
        }
        assert_eq!(served(&mut queue, Some(1)), "now and then");
    }

    #[tokio::test]
    async fn queue_is_bounded_and_skips_cancelled() {
        let semaphore = FairSemaphore::new(1, 2);
        let first = semaphore.acquire("a").await.expect("it is free");
        let spawn_request = |key| {
            let semaphore = Arc::clone(&semaphore);
            tokio::spawn(async move { semaphore.acquire(key).await.is_some() })
        };
        let cancelled = spawn_request("a");
        let second = spawn_request("a");
        while semaphore.queue_length() < 2 {
            tokio::task::yield_now().await;
        }
        assert!(semaphore.acquire("a").await.is_none());
        let other = spawn_request("b");
        cancelled.abort();
        while semaphore.queue_length() > 2 || !cancelled.is_finished() {
            tokio::task::yield_now().await;
        }
        drop(first);
        assert!(second.await.expect("no panic"));
        assert!(other.await.expect("no panic"));
        assert!(semaphore.acquire("a").await.is_some(), "it is free again");
    }
}
