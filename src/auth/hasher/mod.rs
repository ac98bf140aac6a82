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

/// How many may wait for their turn to be hashed; one more is told that we are busy.
const WAITING: usize = 256;
/// How many may wait who are no strangers to the account.
const WAITING_KNOWN: usize = 128;
/// How many may wait until the strength of their password is estimated.
const WAITING_TO_CHOOSE: usize = 128;

/// Hashes, verifies and judges passwords away from the threads that serve requests, a bounded number at once: one process
/// has one hasher and its clones. An `owner` is whom the work is done for, an account or an address: none has more than a
/// part of a queue.
#[derive(Clone)]
pub struct Hasher(Arc<Inner>);

struct Inner {
    cost: Cost,
    /// Stands in for the hash of an account that does not exist.
    dummy: PasswordHash,
    /// Those who wait for a hash.
    hashing: WorkQueue,
    /// Those who wait for one and are no strangers to the account: a queue of their own, so that strangers do not keep them
    /// out of it.
    known: WorkQueue,
    /// Those who wait until their new password is judged. That takes longer than a hash, and who logs in does not wait for
    /// it: one is judged at a time, in a queue of its own.
    judging: WorkQueue,
    /// The memories that no job uses just now: never more than there are jobs at once.
    memories: Mutex<Vec<Memory>>,
}

/// Half of them, but one at least.
fn half(permits: NonZero<usize>) -> NonZero<usize> {
    NonZero::new(permits.get() / 2).unwrap_or(NonZero::<usize>::MIN)
}

impl Hasher {
    /// A hasher that makes hashes at `cost`, `permits` at once, and half as many more for those who are no strangers; see
    /// [`Hasher::cores`]. Hashes once itself, so it belongs before the server starts.
    ///
    /// # Errors
    /// [`HasherError::Failed`] when argon2 does not allow the cost, or there is no entropy.
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

    /// As many permits as this machine has cores: more would only take memory, and not be faster.
    #[must_use]
    pub fn cores() -> NonZero<usize> {
        thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
    }

    /// `password` again if it is hard enough to guess for the player called `name`; the inner error says why it is not. It
    /// takes some 100 ms of a core: whoever calls has counted the attempt before.
    ///
    /// # Errors
    /// [`HasherError::Busy`] when too many wait already.
    pub async fn judge(
        &self,
        password: Password,
        name: String,
        owner: &str,
    ) -> Result<Result<Password, WeakPassword>, HasherError> {
        self.0.judging.run(owner, move || Ok(password.hard_to_guess(&name))).await
    }

    /// The hash to store of `password`.
    ///
    /// # Errors
    /// [`HasherError::Busy`] when too many wait already; [`HasherError::Failed`] without entropy.
    pub async fn hash(&self, password: Password, owner: &str) -> Result<PasswordHash, HasherError> {
        let cost = self.0.cost;
        let job = move |memory: &mut Memory| PasswordHash::of(&password, cost, memory);
        self.with_memory(&self.0.hashing, owner, job).await
    }

    /// Whether `password` is the one that `stored` was made of. Without an account there is no `stored`:
    /// then a dummy is verified, so that the time taken does not tell, and the verdict is a mismatch.
    ///
    /// # Errors
    /// [`HasherError::Busy`] when too many wait already; [`HasherError::Unreadable`] when `stored` is no
    /// argon2 hash.
    pub async fn verify(
        &self,
        password: Password,
        stored: Option<PasswordHash>,
        owner: &str,
    ) -> Result<Verdict, HasherError> {
        self.verify_in(&self.0.hashing, password, stored, owner).await
    }

    /// The same for somebody who is no stranger to the account: at a device where it was logged in before, or with a session
    /// of it.
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
            // Both are asked in any case, for the time; who guesses the dummy's password is still nobody.
            let (matches, current) = (hash.is_of(&password, memory)?, hash.is_at(inner.cost)?);
            let verdict = Verdict::Match { rehash: !current };
            Ok(if known && matches { verdict } else { Verdict::Mismatch })
        };
        self.with_memory(queue, owner, job).await
    }

    /// Runs `job` when its turn comes, with memory that it leaves to the next.
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

/// What came of verifying a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is the one. `rehash`: its hash was made at another cost than today's, so make it anew and store it.
    Match { rehash: bool },
    /// It is not, or there is no such account.
    Mismatch,
}
