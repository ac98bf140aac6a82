//! Queues in which passwords are hashed, verified and checked for strength.

#[cfg(test)]
mod tests;

use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fair_semaphore::{Bounds, FairSemaphore};
use tokio::task::spawn_blocking;

use crate::limits;

use super::password::{Password, WeakPassword};
use super::password_hash::{Argon2Cost, HasherError, Memory, PasswordHash};

/// Hashes, verifies and checks passwords outside of the threads that serve requests, with bounded
/// concurrency. A process has one hasher and its clones. The `owner` of a job is an account or an
/// IP address; each owner can use only a part of a queue.
#[derive(Clone)]
pub struct Hasher(Arc<Inner>);

/// Semaphore for jobs on blocking threads, with their owners as keys.
type WorkQueue = Arc<FairSemaphore<String>>;

struct Inner {
    cost: Argon2Cost,
    /// Hash that is verified if the account does not exist.
    dummy: PasswordHash,
    /// Verifications for unknown devices, and all new hashes.
    unknown_queue: WorkQueue,
    /// Verifications for known devices and sessions, in a separate queue that unknown devices cannot fill.
    known_queue: WorkQueue,
    /// Estimates of new passwords.
    strength_queue: WorkQueue,
    /// Memory that no job uses at the moment.
    memories: Mutex<Vec<Memory>>,
}

/// Result of the verification of a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasswordVerdict {
    /// The password matches. If `rehash` is set, the hash has an outdated cost: hash the password
    /// again and store the result.
    Match { rehash: bool },
    /// The password does not match, or the account does not exist.
    Mismatch,
}

impl Hasher {
    /// Creates a hasher with `permits` concurrent hashes for unknown devices, and half as many for
    /// known devices and sessions. More permits than cores would use more memory without being
    /// faster. Computes one hash, so call it before the server starts.
    ///
    /// # Errors
    /// [`HasherError::Failed`] if argon2 rejects the cost, or if the system returns no
    /// random bytes.
    pub fn new(cost: Argon2Cost, permits: NonZero<usize>) -> Result<Self, HasherError> {
        let dummy_password = Password::from_input("dummy password").ok_or(HasherError::Failed)?;
        let mut memory = Memory::default();
        let with_total = |bounds: Bounds, total| FairSemaphore::new(Bounds { total, ..bounds });
        let half = (permits.get() / 2).max(1);
        Ok(Self(Arc::new(Inner {
            cost,
            dummy: PasswordHash::compute(&dummy_password, cost, &mut memory)?,
            unknown_queue: with_total(limits::PASSWORDS.bounds, permits.get()),
            known_queue: with_total(limits::KNOWN_PASSWORDS.bounds, half),
            strength_queue: limits::STRENGTH_ESTIMATES.semaphore(),
            memories: Mutex::new(vec![memory]),
        })))
    }

    /// Returns `password` if it is hard to guess, even with the `name` of the player; otherwise the
    /// inner error. The check takes about 100 ms of CPU time: count the attempt against the rate
    /// limit first.
    ///
    /// # Errors
    /// [`HasherError::Busy`] if the queue is full or too slow, or the owner has reached its limit.
    pub async fn check_strength(
        &self,
        password: Password,
        name: String,
        owner: &str,
    ) -> Result<Result<Password, WeakPassword>, HasherError> {
        run(&self.0.strength_queue, owner, move || Ok(password.require_strong(&name))).await
    }

    /// Returns the hash of `password`, for storage.
    ///
    /// # Errors
    /// [`HasherError::Busy`] if the queue is full or too slow, or the owner has reached its limit;
    /// [`HasherError::Failed`] if the system returns no random bytes.
    pub async fn hash(&self, password: Password, owner: &str) -> Result<PasswordHash, HasherError> {
        let cost = self.0.cost;
        let job = move |memory: &mut Memory| PasswordHash::compute(&password, cost, memory);
        self.with_memory(&self.0.unknown_queue, owner, job).await
    }

    /// Verifies `password` against the hash `stored`. Without an account, `stored` is `None`: a
    /// dummy hash is verified, so that the response time does not reveal the missing account, and
    /// the result is a mismatch.
    ///
    /// # Errors
    /// [`HasherError::Busy`] if the queue is full or too slow, or the owner has reached its limit;
    /// [`HasherError::Unreadable`] if `stored` is not an argon2 hash.
    pub async fn verify(
        &self,
        password: Password,
        stored: Option<PasswordHash>,
        owner: &str,
    ) -> Result<PasswordVerdict, HasherError> {
        self.verify_in(&self.0.unknown_queue, password, stored, owner).await
    }

    /// Like [`Hasher::verify`], for a known device or a session of the account.
    ///
    /// # Errors
    /// As [`Hasher::verify`].
    pub async fn verify_known_device(
        &self,
        password: Password,
        stored: Option<PasswordHash>,
        owner: &str,
    ) -> Result<PasswordVerdict, HasherError> {
        self.verify_in(&self.0.known_queue, password, stored, owner).await
    }

    async fn verify_in(
        &self,
        queue: &WorkQueue,
        password: Password,
        stored: Option<PasswordHash>,
        owner: &str,
    ) -> Result<PasswordVerdict, HasherError> {
        let inner = Arc::clone(&self.0);
        let job = move |memory: &mut Memory| {
            let has_account = stored.is_some();
            let hash = stored.as_ref().unwrap_or(&inner.dummy);
            // Evaluates both conditions, for constant time. A match with the dummy hash is still a
            // mismatch.
            let (matches, current) = (hash.matches(&password, memory)?, hash.has_cost(inner.cost)?);
            let verdict = PasswordVerdict::Match { rehash: !current };
            Ok(if has_account && matches { verdict } else { PasswordVerdict::Mismatch })
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
            let result = job(&mut memory);
            inner.memories().push(memory);
            result
        };
        run(queue, owner, job).await
    }
}

/// Runs `job` of `owner` on a blocking thread when its turn comes. The job holds the permit until
/// it ends, also if the caller stops waiting.
///
/// # Errors
/// [`HasherError::Busy`] if the queue is full or too slow, or the owner has reached its limit;
/// errors of the job.
async fn run<T: Send + 'static>(
    queue: &WorkQueue,
    owner: &str,
    job: impl FnOnce() -> Result<T, HasherError> + Send + 'static,
) -> Result<T, HasherError> {
    let permit = queue.acquire(owner.to_owned()).await.map_err(|_| HasherError::Busy)?;
    let done = spawn_blocking(move || {
        let _permit = permit;
        job()
    });
    done.await.map_err(|_| HasherError::Failed)?
}

impl Inner {
    fn memories(&self) -> MutexGuard<'_, Vec<Memory>> {
        self.memories.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
