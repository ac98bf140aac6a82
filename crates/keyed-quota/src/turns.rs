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
const SHARE: u32 = 16;
/// Maximum time for which a key ranks behind the others after its last use.
const LONGEST: Duration = Duration::from_secs(30);
/// Time for which the last use of a key is remembered. Among keys that stay within their share,
/// keys without a remembered use are served first; otherwise many keys with continuous requests
/// would always be ahead of an occasional one.
const REMEMBERED: Duration = Duration::from_mins(2);
/// Minimum number of remembered keys before expired entries are removed.
const REMEMBERED_AT_LEAST: usize = 64;

/// The places and the queue of waiting requests.
pub struct Turns<K: Clone + Eq + Hash> {
    most_waiting: usize,
    line: Mutex<Line<K, Turn<K>>>,
}

/// A place in use. Dropping it passes the place to the next waiter.
pub struct Turn<K: Clone + Eq + Hash> {
    turns: Arc<Turns<K>>,
    key: K,
    since: Instant,
}

impl<K: Clone + Eq + Hash> Turns<K> {
    /// Creates a semaphore with `places` places and at most `most_waiting` queued requests per key.
    pub fn new(places: usize, most_waiting: usize) -> Arc<Turns<K>> {
        Arc::new(Turns { most_waiting, line: Mutex::new(Line::new(places)) })
    }

    /// Waits for a place for `key`. Returns `None` if `key` already has the maximum number of
    /// queued requests.
    pub async fn wait(self: &Arc<Self>, key: K) -> Option<Turn<K>> {
        let called = {
            let mut line = self.line();
            if line.free > 0 {
                line.free -= 1;
                return Some(self.begin(key));
            }
            line.enter(key, self.most_waiting)?
        };
        called.await.ok()
    }

    /// Number of queued requests.
    pub fn waiting(&self) -> usize {
        let mut line = self.line();
        line.forget_who_left();
        line.waiting.len()
    }

    fn begin(self: &Arc<Self>, key: K) -> Turn<K> {
        Turn { turns: Arc::clone(self), key, since: Instant::now() }
    }

    fn line(&self) -> MutexGuard<'_, Line<K, Turn<K>>> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Clone + Eq + Hash> Drop for Turn<K> {
    fn drop(&mut self) {
        let next = self.turns.line().leave(&self.key, self.since, Instant::now());
        if let Some(Waiting { key, call }) = next {
            // If the waiter was cancelled, this drops the place, which passes it to the next
            // waiter.
            drop(call.send(self.turns.begin(key)));
        }
    }
}

struct Line<K, T> {
    free: usize,
    /// In order of arrival.
    waiting: VecDeque<Waiting<K, T>>,
    used: HashMap<K, Used>,
    /// Size of `used` at which expired entries are removed.
    forget_at: usize,
}

/// Recent use of the places by a key.
#[derive(Clone, Copy)]
struct Used {
    /// Time until which the key ranks behind others.
    behind_until: Instant,
    /// Time at which the key last released a place.
    last: Instant,
}

struct Waiting<K, T> {
    key: K,
    call: oneshot::Sender<T>,
}

impl<K: Eq + Hash, T> Line<K, T> {
    fn new(free: usize) -> Line<K, T> {
        let (waiting, used) = (VecDeque::new(), HashMap::new());
        Line { free, waiting, used, forget_at: REMEMBERED_AT_LEAST }
    }

    fn enter(&mut self, key: K, most: usize) -> Option<oneshot::Receiver<T>> {
        self.forget_who_left();
        if self.waiting.iter().filter(|waiting| waiting.key == key).count() >= most {
            return None;
        }
        let (call, called) = oneshot::channel();
        self.waiting.push_back(Waiting { key, call });
        Some(called)
    }

    /// Releases the place that `key` has held since `since`. Returns the request that receives it
    /// next, if any is waiting.
    fn leave(&mut self, key: &K, since: Instant, now: Instant) -> Option<Waiting<K, T>>
    where
        K: Clone,
    {
        let cost = now.saturating_duration_since(since).saturating_mul(SHARE);
        let before = self.used.get(key).map_or(now, |used| used.behind_until.max(now));
        let behind_until = (before + cost).min(now + LONGEST);
        self.used.insert(key.clone(), Used { behind_until, last: now });
        self.forget_used(now);
        self.forget_who_left();
        let used = |place: &usize| {
            let used = self.used.get(&self.waiting[*place].key);
            used.map_or((now, None), |used| (used.behind_until.max(now), Some(used.last)))
        };
        // `min_by_key` returns the first minimum, so ties go to the earliest arrival.
        let next = (0..self.waiting.len()).min_by_key(used);
        let next = next.and_then(|place| self.waiting.remove(place));
        if next.is_none() {
            self.free += 1;
        }
        next
    }

    fn forget_used(&mut self, now: Instant) {
        if self.used.len() >= self.forget_at {
            self.used.retain(|_, used| used.last + REMEMBERED > now);
            self.forget_at = (2 * self.used.len()).max(REMEMBERED_AT_LEAST);
        }
    }

    fn forget_who_left(&mut self) {
        self.waiting.retain(|waiting| !waiting.call.is_closed());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the keys in the order in which they are served, if each holds its place for
    /// `seconds(key)` seconds.
    fn order(asked: &[&'static str], seconds: impl Fn(&str) -> u64) -> Vec<&'static str> {
        let mut line = Line::new(0);
        let _called: Vec<oneshot::Receiver<()>> =
            asked.iter().map(|key| line.enter(*key, 8).expect("few wait")).collect();
        let (mut now, mut order, mut at_work) = (Instant::now(), Vec::new(), "first");
        loop {
            let since = now;
            now += Duration::from_secs(seconds(at_work));
            let Some(next) = line.leave(&at_work, since, now) else { return order };
            order.push(next.key);
            at_work = next.key;
        }
    }

    #[test]
    fn busy_key_delays_only_itself() {
        let order = order(&["a", "a", "a", "b", "b", "c"], |_| 1);
        assert_eq!(order, ["a", "b", "c", "a", "b", "a"]);
    }

    #[test]
    fn long_holder_yields_to_others() {
        let long = |key: &str| u64::from(key == "b");
        assert_eq!(order(&["b", "a", "b", "a", "a"], long), ["b", "a", "a", "a", "b"]);
    }

    #[test]
    fn idle_key_is_forgotten() {
        let mut line: Line<&str, ()> = Line::new(0);
        let begin = Instant::now();
        assert!(line.leave(&"a", begin, begin + Duration::from_hours(1)).is_none());
        let later = begin + Duration::from_hours(1) + LONGEST.max(REMEMBERED);
        line.forget_at = 0;
        assert!(line.leave(&"b", later, later).is_none());
        assert_eq!(line.used.keys().collect::<Vec<_>>(), [&"b"]);
    }

    #[test]
    fn occasional_key_is_served_first() {
        let mut line: Line<String, ()> = Line::new(0);
        let mut now = Instant::now();
        let mut at_work = "0".to_owned();
        let mut served = |line: &mut Line<String, ()>, asked: Option<usize>| {
            let since = now;
            now += Duration::from_millis(500);
            let mut called = Vec::new();
            // Forty keys that request a place again as soon as possible, and so are always waiting.
            for key in 0..40 {
                called.push(line.enter(key.to_string(), 1));
            }
            called.push(asked.and_then(|_| line.enter("now and then".to_owned(), 1)));
            at_work = line.leave(&at_work, since, now).expect("many wait").key;
            at_work.clone()
        };
        for _ in 0..100 {
            assert_ne!(served(&mut line, None), "now and then");
        }
        assert_eq!(served(&mut line, Some(1)), "now and then");
    }

    #[tokio::test]
    async fn queue_is_bounded_and_skips_cancelled() {
        let turns = Turns::new(1, 2);
        let first = turns.wait("a").await.expect("it is free");
        let enter = |key| {
            let turns = Arc::clone(&turns);
            tokio::spawn(async move { turns.wait(key).await.is_some() })
        };
        let gone = enter("a");
        let second = enter("a");
        while turns.waiting() < 2 {
            tokio::task::yield_now().await;
        }
        assert!(turns.wait("a").await.is_none());
        let other = enter("b");
        gone.abort();
        while turns.waiting() > 2 || !gone.is_finished() {
            tokio::task::yield_now().await;
        }
        drop(first);
        assert!(second.await.expect("no panic"));
        assert!(other.await.expect("no panic"));
        assert!(turns.wait("a").await.is_some(), "it is free again");
    }
}
