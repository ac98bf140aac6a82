//! Limiter of expensive requests: raster images, animations, past game states, game records, and
//! sums over all games of a player. Few run at a time in a process, in turn by client, so that
//! other requests are served meanwhile. Queued requests hold no database connection.

use std::sync::Arc;

use keyed_quota::{FairPermit, FairSemaphore};

use crate::auth::Hasher;
use crate::domain::PlayerId;
use crate::service::error::{Error, Result};
use crate::service::tasks::NICE_INCREMENT;

/// Maximum number of queued requests per client. The number of concurrent requests per account is
/// lower anyway.
const MAX_QUEUED_PER_CLIENT: usize = 64;

/// Key for fair queueing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RateKey {
    /// Account of the client; for a bot, its owner.
    Account(PlayerId),
    /// Network of a client without an account.
    Network(String),
}

/// Permit, released on drop.
pub type ExpensivePermit = FairPermit<RateKey>;

/// One per process, shared by its clones.
#[derive(Clone)]
pub struct ExpensiveLimiter {
    permits: Arc<FairSemaphore<RateKey>>,
    nice: u8,
}

impl Default for ExpensiveLimiter {
    /// Uses half of the cores, on threads with a lower priority than those that serve requests.
    fn default() -> ExpensiveLimiter {
        ExpensiveLimiter::new(NICE_INCREMENT)
    }
}

impl ExpensiveLimiter {
    /// Uses threads with the nice increment `nice` relative to those that serve requests.
    pub fn new(nice: u8) -> ExpensiveLimiter {
        ExpensiveLimiter {
            permits: FairSemaphore::new(
                Hasher::available_cores().get().div_ceil(2),
                MAX_QUEUED_PER_CLIENT,
            ),
            nice,
        }
    }

    pub(in crate::service) fn nice(&self) -> u8 {
        self.nice
    }

    /// Acquires a permit. Do not call while holding a pooled connection.
    ///
    /// # Errors
    /// The client has too many queued requests.
    pub async fn acquire(&self, rate_key: RateKey) -> Result<ExpensivePermit> {
        self.permits.acquire(rate_key).await.ok_or(Error::TooManyConcurrentRequests)
    }

    /// Returns the number of queued requests.
    pub fn queued(&self) -> usize {
        self.permits.queue_length()
    }
}
