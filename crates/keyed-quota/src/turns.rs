//! Few places that many want. Whoever has used them least of late is next, so that nobody waits for all that another
//! one asks for.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::Instant;

/// Whoever uses a place for more than this part of the time comes after those who do not: a sixteenth.
const SHARE: u32 = 16;
/// For so long at most one comes after the others, once it asks for nothing more.
const LONGEST: Duration = Duration::from_secs(30);

/// The places, and the line before them.
pub struct Turns<K: Clone + Eq + Hash> {
    most_waiting: usize,
    line: Mutex<Line<K, Turn<K>>>,
}

/// A place, which the next one has when it is dropped.
pub struct Turn<K: Clone + Eq + Hash> {
    turns: Arc<Turns<K>>,
    key: K,
    since: Instant,
}

impl<K: Clone + Eq + Hash> Turns<K> {
    /// So many places, and a line in which each key waits at most so many times.
    pub fn new(places: usize, most_waiting: usize) -> Arc<Turns<K>> {
        let line = Line { free: places, waiting: VecDeque::new(), used_until: HashMap::new() };
        Arc::new(Turns { most_waiting, line: Mutex::new(line) })
    }

    /// A place for `key` when it is its turn; none if it waits as many times as it may.
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

    /// How many wait.
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
            // Whoever has left meanwhile drops it, and the one behind has it.
            drop(call.send(self.turns.begin(key)));
        }
    }
}

struct Line<K, T> {
    free: usize,
    /// In the order in which they came.
    waiting: VecDeque<Waiting<K, T>>,
    /// Until when a key comes after the others, for what it has used.
    used_until: HashMap<K, Instant>,
}

struct Waiting<K, T> {
    key: K,
    call: oneshot::Sender<T>,
}

impl<K: Eq + Hash, T> Line<K, T> {
    fn enter(&mut self, key: K, most: usize) -> Option<oneshot::Receiver<T>> {
        self.forget_who_left();
        if self.waiting.iter().filter(|waiting| waiting.key == key).count() >= most {
            return None;
        }
        let (call, called) = oneshot::channel();
        self.waiting.push_back(Waiting { key, call });
        Some(called)
    }

    /// Who has the place now that `key` has had it since then.
    fn leave(&mut self, key: &K, since: Instant, now: Instant) -> Option<Waiting<K, T>>
    where
        K: Clone,
    {
        self.used_until.retain(|_, until| *until > now);
        let used = now.saturating_duration_since(since).saturating_mul(SHARE);
        let before = self.used_until.get(key).copied().unwrap_or(now);
        self.used_until.insert(key.clone(), (before + used).min(now + LONGEST));
        self.forget_who_left();
        let used_until = |place: &usize| {
            let key = &self.waiting[*place].key;
            self.used_until.get(key).copied().unwrap_or(now)
        };
        // Of several the one that came first.
        let next = (0..self.waiting.len()).min_by_key(used_until);
        let next = next.and_then(|place| self.waiting.remove(place));
        if next.is_none() {
            self.free += 1;
        }
        next
    }

    fn forget_who_left(&mut self) {
        self.waiting.retain(|waiting| !waiting.call.is_closed());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who comes next, when each has the place for so many seconds.
    fn order(asked: &[&'static str], seconds: impl Fn(&str) -> u64) -> Vec<&'static str> {
        let mut line = Line { free: 0, waiting: VecDeque::new(), used_until: HashMap::new() };
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
    fn whoever_asks_for_much_waits_for_it_himself() {
        let order = order(&["a", "a", "a", "b", "b", "c"], |_| 1);
        assert_eq!(order, ["a", "b", "c", "a", "b", "a"]);
    }

    #[test]
    fn whoever_takes_long_comes_after_those_who_do_not() {
        let long = |key: &str| u64::from(key == "b");
        assert_eq!(order(&["b", "a", "b", "a", "a"], long), ["b", "a", "a", "a", "b"]);
    }

    #[test]
    fn whoever_asks_for_nothing_more_is_as_everybody_else_after_a_while() {
        let mut line: Line<&str, ()> =
            Line { free: 0, waiting: VecDeque::new(), used_until: HashMap::new() };
        let begin = Instant::now();
        assert!(line.leave(&"a", begin, begin + Duration::from_hours(1)).is_none());
        let later = begin + Duration::from_hours(1) + LONGEST;
        assert!(line.leave(&"b", later, later).is_none());
        assert_eq!(line.used_until.len(), 1);
        assert!(line.used_until.contains_key("b"));
    }

    #[tokio::test]
    async fn the_line_of_each_has_an_end_and_who_leaves_it_is_passed_over() {
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
