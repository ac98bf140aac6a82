#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod queue;
#[cfg(test)]
mod tests;

use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;
use tokio::time::{Instant, timeout};

pub use self::queue::{Bounds, Refusal};
use self::queue::{FairQueue, Waiter};

/// A semaphore whose permits are shared by keys.
pub struct FairSemaphore<K: Clone + Eq + Hash> {
    bounds: Bounds,
    queue: Mutex<FairQueue<K, FairPermit<K>>>,
}

/// A permit in use. Dropping it passes the permit to the next request.
pub struct FairPermit<K: Clone + Eq + Hash> {
    semaphore: Arc<FairSemaphore<K>>,
    key: K,
    acquired_at: Instant,
}

/// A request that has its permit or a place in the queue. Dropping it releases the permit or
/// leaves the queue.
pub struct PermitRequest<K: Clone + Eq + Hash>(Result<FairPermit<K>, QueuedRequest<K>>);

struct QueuedRequest<K: Clone + Eq + Hash> {
    semaphore: Arc<FairSemaphore<K>>,
    ticket: u64,
    granted: oneshot::Receiver<FairPermit<K>>,
}

impl<K: Clone + Eq + Hash> FairSemaphore<K> {
    /// Creates a semaphore with all permits free.
    pub fn new(bounds: Bounds) -> Arc<FairSemaphore<K>> {
        Arc::new(FairSemaphore { bounds, queue: Mutex::new(FairQueue::new(bounds)) })
    }

    /// The bounds of this semaphore.
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// Takes a free permit for `key`, without waiting.
    pub fn try_acquire(self: &Arc<Self>, key: K) -> Option<FairPermit<K>> {
        self.try_acquire_up_to(key, self.bounds.per_key)
    }

    /// As [`FairSemaphore::try_acquire`], with the limit `per_key` instead of that of the bounds.
    pub fn try_acquire_up_to(self: &Arc<Self>, key: K, per_key: usize) -> Option<FairPermit<K>> {
        let is_free = self.queue().try_take(&key, per_key);
        is_free.then(|| self.issue_permit(key))
    }

    /// Waits for a permit for `key`. Requests of one key are served in order of arrival.
    ///
    /// # Errors
    /// A bound of the queue is reached.
    pub async fn acquire(self: &Arc<Self>, key: K) -> Result<FairPermit<K>, Refusal> {
        self.request(key)?.wait().await
    }

    /// Takes a free permit for `key`, or a place in the queue.
    ///
    /// # Errors
    /// A bound of the queue is reached.
    pub fn request(self: &Arc<Self>, key: K) -> Result<PermitRequest<K>, Refusal> {
        let mut queue = self.queue();
        if queue.try_take(&key, self.bounds.per_key) {
            drop(queue);
            return Ok(PermitRequest(Ok(self.issue_permit(key))));
        }
        let (ticket, granted) = queue.enqueue(key)?;
        Ok(PermitRequest(Err(QueuedRequest { semaphore: Arc::clone(self), ticket, granted })))
    }

    /// Number of permits in use.
    pub fn held(&self) -> usize {
        self.queue().held()
    }

    /// Number of queued requests.
    pub fn queued(&self) -> usize {
        self.queue().len()
    }

    fn issue_permit(self: &Arc<Self>, key: K) -> FairPermit<K> {
        FairPermit { semaphore: Arc::clone(self), key, acquired_at: Instant::now() }
    }

    fn queue(&self) -> MutexGuard<'_, FairQueue<K, FairPermit<K>>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Clone + Eq + Hash> PermitRequest<K> {
    /// Waits for the permit.
    ///
    /// # Errors
    /// The maximum time in the queue has passed.
    pub async fn wait(self) -> Result<FairPermit<K>, Refusal> {
        let mut queued = match self.0 {
            Ok(permit) => return Ok(permit),
            Err(queued) => queued,
        };
        let max_wait = queued.semaphore.bounds.max_wait;
        let granted = timeout(max_wait, &mut queued.granted).await;
        granted.ok().and_then(Result::ok).ok_or(Refusal::Timeout)
    }
}

impl<K: Clone + Eq + Hash> Drop for QueuedRequest<K> {
    fn drop(&mut self) {
        self.semaphore.queue().remove(self.ticket);
    }
}

impl<K: Clone + Eq + Hash> Drop for FairPermit<K> {
    fn drop(&mut self) {
        let next = self.semaphore.queue().release(&self.key, self.acquired_at, Instant::now());
        if let Some(Waiter { key, sender, .. }) = next {
            // If the request was dropped, this drops the permit, which passes it on.
            drop(sender.send(self.semaphore.issue_permit(key)));
        }
    }
}
