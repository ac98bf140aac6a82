use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::Instant;

/// Ranking penalty per unit of holding time. A key that holds permits for more than 1/16 of the
/// time ranks behind keys that stay below that share.
const PENALTY_FACTOR: u32 = 16;
/// Maximum time for which a key ranks behind the others after its last use.
pub const MAX_PENALTY: Duration = Duration::from_secs(30);
/// Time for which the last use of a key is remembered. Among keys that stay within their share,
/// keys without a remembered use are served first; otherwise many keys with continuous requests
/// would always be ahead of an occasional one.
pub const USAGE_RETENTION: Duration = Duration::from_mins(2);
/// Minimum number of known keys before expired ones are removed.
const MIN_KNOWN_KEYS: usize = 64;

/// Bounds of a semaphore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Maximum number of permits in use.
    pub total: usize,
    /// Maximum number of permits in use by one key.
    pub per_key: usize,
    /// Maximum number of permits in use by one key and of its queued requests together.
    pub admitted_per_key: usize,
    /// Maximum number of queued requests.
    pub queued: usize,
    /// Additional capacity of the queue for keys that have neither a permit nor a queued request.
    pub queued_newcomers: usize,
    /// Maximum time in the queue.
    pub max_wait: Duration,
}

impl Bounds {
    /// No bounds.
    pub const NONE: Bounds = Bounds {
        total: usize::MAX,
        per_key: usize::MAX,
        admitted_per_key: usize::MAX,
        queued: usize::MAX,
        queued_newcomers: 0,
        max_wait: Duration::MAX,
    };

    /// At most `total` permits in use, with an unbounded queue.
    pub const fn total(total: usize) -> Bounds {
        Bounds { total, ..Bounds::NONE }
    }

    /// At most `per_key` permits in use by one key, with an unbounded queue.
    pub const fn per_key(per_key: usize) -> Bounds {
        Bounds { per_key, ..Bounds::NONE }
    }
}

/// Reason for which a request gets no permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The key has the maximum number of permits and queued requests.
    KeyLimit,
    /// The queue is full.
    QueueFull,
    /// The maximum time in the queue has passed.
    Timeout,
}

/// The permits in use and the queued requests of a semaphore. Invariant: while a permit is free,
/// no queued request is eligible.
pub struct FairQueue<K, T> {
    bounds: Bounds,
    held: usize,
    last_ticket: u64,
    /// In order of arrival, and so of their tickets.
    waiters: VecDeque<Waiter<K, T>>,
    pub(crate) keys: HashMap<K, KeyState>,
    /// Size of `keys` at which expired ones are removed.
    pub(crate) eviction_threshold: usize,
}

#[derive(Clone, Copy, Default)]
pub struct KeyState {
    held: usize,
    queued: usize,
    /// None if no permit was released recently, or if the permits are limited per key only.
    usage: Option<KeyUsage>,
}

/// Recent use of the permits by a key. Keys with earlier times are served first.
#[derive(Clone, Copy)]
struct KeyUsage {
    /// Time until which the key ranks behind others.
    penalized_until: Instant,
    /// Time at which the key last released a permit.
    last_used: Instant,
}

pub struct Waiter<K, T> {
    ticket: u64,
    pub key: K,
    pub sender: oneshot::Sender<T>,
}

impl<K: Clone + Eq + Hash, T> FairQueue<K, T> {
    pub fn new(bounds: Bounds) -> FairQueue<K, T> {
        FairQueue {
            bounds,
            held: 0,
            last_ticket: 0,
            waiters: VecDeque::new(),
            keys: HashMap::new(),
            eviction_threshold: MIN_KNOWN_KEYS,
        }
    }

    pub fn held(&self) -> usize {
        self.held
    }

    pub fn len(&self) -> usize {
        self.waiters.len()
    }

    /// Takes a free permit. Returns false if there is none for the key.
    pub fn try_take(&mut self, key: &K, per_key: usize) -> bool {
        let per_key = per_key.min(self.bounds.admitted_per_key);
        let is_free = self.held < self.bounds.total && self.state(key).held < per_key;
        if is_free {
            self.take(key);
        }
        is_free
    }

    pub fn enqueue(&mut self, key: K) -> Result<(u64, oneshot::Receiver<T>), Refusal> {
        let Bounds { admitted_per_key, queued, queued_newcomers, .. } = self.bounds;
        let KeyState { held, queued: own, .. } = self.state(&key);
        if held + own >= admitted_per_key {
            return Err(Refusal::KeyLimit);
        }
        let reserve = if held + own == 0 { queued_newcomers } else { 0 };
        if self.waiters.len() >= queued.saturating_add(reserve) {
            return Err(Refusal::QueueFull);
        }
        self.keys.entry(key.clone()).or_default().queued += 1;
        self.last_ticket += 1;
        let (sender, receiver) = oneshot::channel();
        self.waiters.push_back(Waiter { ticket: self.last_ticket, key, sender });
        Ok((self.last_ticket, receiver))
    }

    /// Removes a request whose caller has gone away, if it is still queued.
    pub fn remove(&mut self, ticket: u64) {
        if let Ok(index) = self.waiters.binary_search_by_key(&ticket, |waiter| waiter.ticket)
            && let Some(waiter) = self.dequeue(index)
        {
            self.forget_if_unused(&waiter.key);
        }
    }

    /// Releases the permit that `key` acquired at `acquired_at`. Returns the request that receives
    /// it next, if any is waiting.
    pub fn release(&mut self, key: &K, acquired_at: Instant, now: Instant) -> Option<Waiter<K, T>> {
        let is_shared = self.bounds.total < usize::MAX;
        let was_full = self.held >= self.bounds.total;
        self.held -= 1;
        if let Some(state) = self.keys.get_mut(key) {
            state.held -= 1;
            if is_shared {
                let cost =
                    now.saturating_duration_since(acquired_at).saturating_mul(PENALTY_FACTOR);
                let before = state.usage.map_or(now, |usage| usage.penalized_until.max(now));
                let penalized_until = (before + cost).min(now + MAX_PENALTY);
                state.usage = Some(KeyUsage { penalized_until, last_used: now });
            }
        }
        self.evict_expired(now);
        // If permits were free, all other queued requests wait for their own key's limit.
        let eligible = self.waiters.iter().enumerate().filter_map(|(index, waiter)| {
            let is_candidate = was_full || waiter.key == *key;
            let state = is_candidate.then(|| self.state(&waiter.key))?;
            (state.held < self.bounds.per_key).then_some((index, state.usage))
        });
        // `min_by_key` returns the first minimum, so ties go to the earliest arrival.
        let next = eligible.min_by_key(|(_, usage)| {
            usage.map_or((now, None), |used| (used.penalized_until.max(now), Some(used.last_used)))
        });
        let next = next.and_then(|(index, _)| self.dequeue(index));
        match &next {
            Some(waiter) => self.take(&waiter.key),
            None => self.forget_if_unused(key),
        }
        next
    }

    fn state(&self, key: &K) -> KeyState {
        self.keys.get(key).copied().unwrap_or_default()
    }

    fn take(&mut self, key: &K) {
        self.held += 1;
        self.keys.entry(key.clone()).or_default().held += 1;
    }

    fn dequeue(&mut self, index: usize) -> Option<Waiter<K, T>> {
        let waiter = self.waiters.remove(index)?;
        if let Some(state) = self.keys.get_mut(&waiter.key) {
            state.queued -= 1;
        }
        Some(waiter)
    }

    fn forget_if_unused(&mut self, key: &K) {
        if self.keys.get(key).is_some_and(|state| state.is_idle() && state.usage.is_none()) {
            self.keys.remove(key);
        }
    }

    fn evict_expired(&mut self, now: Instant) {
        if self.keys.len() >= self.eviction_threshold {
            let is_recent = |usage: KeyUsage| usage.last_used + USAGE_RETENTION > now;
            self.keys.retain(|_, state| !state.is_idle() || state.usage.is_some_and(is_recent));
            self.eviction_threshold = (2 * self.keys.len()).max(MIN_KNOWN_KEYS);
        }
    }
}

impl KeyState {
    fn is_idle(&self) -> bool {
        self.held == 0 && self.queued == 0
    }
}
