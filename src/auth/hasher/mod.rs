mod error;
#[cfg(test)]
mod tests;

pub use error::HasherError;

use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::cost::Cost;
use super::memory::Memory;
use super::password::{Password, WeakPassword};
use super::password_hash::PasswordHash;
use super::work_queue::WorkQueue;

/// Maximum number of waiting jobs of unknown devices.
const WAITING: usize = 256;
/// Maximum number of waiting jobs of known devices and of sessions.
const WAITING_KNOWN: usize = 128;
/// Maximum number of new passwords that wait for the estimate of their strength.
const WAITING_TO_CHOOSE: usize = 128;

/// Hashes, verifies and rates passwords outside of the threads that serve requests, with bounded
/// concurrency. A process has one hasher and its clones. The `owner` of a job is an account or an
/// IP address; each owner can use only a part of a queue.
#[derive(Clone)]
pub struct Hasher(Arc<Inner>);

struct Inner {
    cost: Cost,
    /// Hash that is verified in place of that of an account that does not exist.
    dummy: PasswordHash,
    /// Jobs of unknown devices.
    hashing: WorkQueue,
    /// Jobs of known devices and of sessions, in a separate queue that unknown devices cannot fill.
    known: WorkQueue,
    /// Estimates of new passwords. They take longer than a hash, so they run one at a time in a
    /// separate queue and do not delay logins.
    judging: WorkQueue,
    /// Memory that no job uses at the moment.
    memories: Mutex<Vec<Memory>>,
}

/// Returns half of the permits, at least one.
fn half(permits: NonZero<usize>) -> NonZero<usize> {
    NonZero::new(permits.get() / 2).unwrap_or(NonZero::<usize>::MIN)
}

impl Hasher {
    /// Creates a hasher with `permits` concurrent hashes for unknown devices, and half as many for
    /// known devices and sessions; see [`Hasher::cores`]. Computes one hash, so call it before the
    /// server starts.
    ///
    /// # Errors
    /// [`HasherError::Failed`] if argon2 rejects the cost, or without entropy.
    pub fn new(cost: Cost, permits: NonZero<usize>) -> Result<Self, HasherError> {
        let nobodys = Password::candidate("nobody's password").ok_or(HasherError::Failed)?;
        let mut memory = Memory::default();
        Ok(Self(Arc::new(Inner {
            cost,
            dummy: PasswordHash::of(&nobodys, cost, &mut memory)?,
            hashing: WorkQueue::new(permits, WAITING),
            known: WorkQueue::new(half(permits), WAITING_KNOWN),
            judging: WorkQueue::new(NonZero::<usize>::MIN, WAITING_TO_CHOOSE),
            memories: Mutex::new(vec![memory]),
        })))
    }

    /// Returns the number of cores. More permits would use more memory without being faster.
    #[must_use]
    pub fn cores() -> NonZero<usize> {
        thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
    }

    /// Returns `password` if it is hard to guess, even with the `name` of the player; otherwise the
    /// inner error. The check takes about 100 ms of CPU time: count the attempt against the rate
    /// limit first.
    ///
    /// # Errors
    /// [`HasherError::Busy`] if the queue is full.
    pub async fn judge(
        &self,
        password: Password,
        name: String,
        owner: &str,
    ) -> Result<Result<Password, WeakPassword>, HasherError> {
        self.0.judging.run(owner, move || Ok(password.hard_to_guess(&name))).await
    }

    /// Returns the hash of `password`, for storage.
    ///
    /// # Errors
    /// [`HasherError::Busy`] if the queue is full; [`HasherError::Failed`] without entropy.
    pub async fn hash(&self, password: Password, owner: &str) -> Result<PasswordHash, HasherError> {
        let cost = self.0.cost;
        let job = move |memory: &mut Memory| PasswordHash::of(&password, cost, memory);
        self.with_memory(&self.0.hashing, owner, job).await
    }

    /// Verifies `password` against the hash `stored`. Without an account, `stored` is `None`: a
    /// dummy hash is verified, so that the response time does not reveal the missing account, and
    /// the result is a mismatch.
    ///
    /// # Errors
    /// [`HasherError::Busy`] if the queue is full; [`HasherError::Unreadable`] if `stored` is not
    /// an argon2 hash.
    pub async fn verify(
        &self,
        password: Password,
        stored: Option<PasswordHash>,
        owner: &str,
    ) -> Result<Verdict, HasherError> {
        self.verify_in(&self.0.hashing, password, stored, owner).await
    }

    /// Like [`Hasher::verify`], for a known device or a session of the account.
    ///
    /// # Errors
    /// As [`Hasher::verify`].
    pub async fn verify_known(
        &self,
        password: Password,
        stored: Option<PasswordHash>,
        owner: &str,
    ) -> Result<Verdict, HasherError> {
        self.verify_in(&self.0.known, password, stored, owner).await
    }

    async fn verify_in(
        &self,
        queue: &WorkQueue,
        password: Password,
        stored: Option<PasswordHash>,
        owner: &str,
    ) -> Result<Verdict, HasherError> {
        let inner = Arc::clone(&self.0);
        let job = move |memory: &mut Memory| {
            let known = stored.is_some();
            let hash = stored.as_ref().unwrap_or(&inner.dummy);
            // Evaluates both conditions, for constant time. A match with the dummy hash is still a
            // mismatch.
            let (matches, current) = (hash.is_of(&password, memory)?, hash.is_at(inner.cost)?);
            let verdict = Verdict::Match { rehash: !current };
            Ok(if known && matches { verdict } else { Verdict::Mismatch })
        };
        self.with_memory(queue, owner, job).await
    }

    /// Runs `job` when its turn comes, with reusable memory.
    async fn with_memory<T: Send + 'static>(
        &self,
        queue: &WorkQueue,
        owner: &str,
        job: impl FnOnce(&mut Memory) -> Result<T, HasherError> + Send + 'static,
    ) -> Result<T, HasherError> {
        let inner = Arc::clone(&self.0);
        let job = move || {
            let mut memory = inner.memories().pop().unwrap_or_default();
            let answer = job(&mut memory);
            inner.memories().push(memory);
            answer
        };
        queue.run(owner, job).await
    }
}

impl Inner {
    fn memories(&self) -> MutexGuard<'_, Vec<Memory>> {
        self.memories.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Result of the verification of a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The password matches. If `rehash` is set, the hash has an outdated cost: hash the password
    /// again and store the result.
    Match { rehash: bool },
    /// The password does not match, or the account does not exist.
    Mismatch,
}
