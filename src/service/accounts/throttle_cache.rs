use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use fair_semaphore::{FairPermit, FairSemaphore};
use jiff::SignedDuration;
use kingdomino::shuffle::Bytes32;
use tokio::time::Instant;

use crate::domain::ProblemCode;
use crate::limits::THROTTLE_CHECKS;
use crate::service::{Error, Result};

/// Lifetime of a cached rejection. It is short because another node may have returned a token
/// meanwhile.
const ENTRY_LIFETIME: Duration = Duration::from_millis(500);
/// Number of entries above which expired ones are evicted.
const EVICTION_THRESHOLD: usize = 10_000;

/// Cache of recent rejections, with one permit per key. During a flood under one key, only one
/// request at a time queries the database; the others wait without a connection. One per process,
/// shared by its clones.
#[derive(Clone)]
pub struct ThrottleCache(Arc<Shared>);

struct Shared {
    lifetime: Duration,
    permits: Arc<FairSemaphore<Bytes32>>,
    /// Expiry of each cached rejection, and the wait that it reported.
    rejections: Mutex<HashMap<Bytes32, (Instant, SignedDuration)>>,
}

impl Default for ThrottleCache {
    fn default() -> ThrottleCache {
        ThrottleCache::with_lifetime(ENTRY_LIFETIME)
    }
}

impl ThrottleCache {
    /// Creates a cache with the entry lifetime `lifetime`.
    fn with_lifetime(lifetime: Duration) -> ThrottleCache {
        ThrottleCache(Arc::new(Shared {
            lifetime,
            permits: THROTTLE_CHECKS.semaphore(),
            rejections: Mutex::default(),
        }))
    }

    /// Acquires the permit of the key. Do not call while holding a pooled connection.
    ///
    /// # Errors
    /// None: the queue is unbounded.
    pub(super) async fn acquire(&self, key: Bytes32) -> Result<FairPermit<Bytes32>> {
        Ok(self.0.permits.acquire(key).await?)
    }

    /// # Errors
    /// [`ProblemCode::TooManyAttempts`]: an attempt was rejected recently.
    pub(super) fn check(&self, key: &Bytes32) -> Result<()> {
        match self.rejections().get(key) {
            Some((until, wait)) if Instant::now() < *until => {
                Err(Error::Throttled(ProblemCode::TooManyAttempts, *wait))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn insert(&self, key: Bytes32, wait: SignedDuration) {
        let now = Instant::now();
        let mut rejections = self.rejections();
        if rejections.len() >= EVICTION_THRESHOLD {
            rejections.retain(|_, (until, _)| now < *until);
        }
        rejections.insert(key, (now + self.0.lifetime, wait));
    }

    pub(super) fn remove(&self, key: &Bytes32) {
        self.rejections().remove(key);
    }

    fn rejections(&self) -> MutexGuard<'_, HashMap<Bytes32, (Instant, SignedDuration)>> {
        self.0.rejections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rejection_cached_until_expiry_or_refund() {
        let (cache, wait) = (ThrottleCache::default(), SignedDuration::from_secs(120));
        let [one, other] = [[1; 32], [2; 32]];
        cache.insert(one, wait);
        assert!(
            matches!(cache.check(&one), Err(Error::Throttled(ProblemCode::TooManyAttempts, left)) if left == wait)
        );
        assert!(cache.check(&other).is_ok());
        cache.remove(&one);
        assert!(cache.check(&one).is_ok());
        let expired = ThrottleCache::with_lifetime(Duration::ZERO);
        expired.insert(one, wait);
        assert!(expired.check(&one).is_ok());
    }
}
