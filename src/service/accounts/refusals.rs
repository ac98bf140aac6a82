use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::SignedDuration;
use keyed_quota::{Place, Quota};
use kingdomino::shuffle::Bytes32;
use tokio::time::Instant;

use crate::service::{Error, Result};

/// Lifetime of a cached rejection. It is short because another node may have returned a token
/// meanwhile.
const REMEMBERED: Duration = Duration::from_millis(500);
/// Number of entries above which expired ones are evicted.
const MANY: usize = 10_000;

/// Cache of recent rejections, with one permit per key. During a flood under one key, only one
/// request at a time queries the database; the others wait without a connection. One per process,
/// shared by its clones.
#[derive(Clone)]
pub struct Refusals(Arc<Shared>);

struct Shared {
    lasts: Duration,
    turns: Arc<Quota<Bytes32>>,
    /// Expiry of each cached rejection, and the wait that it reported.
    refused: Mutex<HashMap<Bytes32, (Instant, SignedDuration)>>,
}

impl Default for Refusals {
    fn default() -> Refusals {
        Refusals::remembered(REMEMBERED)
    }
}

impl Refusals {
    /// Creates a cache with the entry lifetime `lasts`.
    fn remembered(lasts: Duration) -> Refusals {
        Refusals(Arc::new(Shared { lasts, turns: Quota::new(1), refused: Mutex::default() }))
    }

    /// Acquires the permit of the key. Do not call while holding a pooled connection.
    pub(super) async fn turn(&self, key: Bytes32) -> Place<Bytes32> {
        self.0.turns.wait(key).await
    }

    /// # Errors
    /// [`Error::TooManyAttempts`]: an attempt was rejected recently.
    pub(super) fn check(&self, key: &Bytes32) -> Result<()> {
        match self.refused().get(key) {
            Some((until, wait)) if Instant::now() < *until => Err(Error::TooManyAttempts(*wait)),
            _ => Ok(()),
        }
    }

    pub(super) fn remember(&self, key: Bytes32, wait: SignedDuration) {
        let now = Instant::now();
        let mut refused = self.refused();
        if refused.len() >= MANY {
            refused.retain(|_, (until, _)| now < *until);
        }
        refused.insert(key, (now + self.0.lasts, wait));
    }

    pub(super) fn forget(&self, key: &Bytes32) {
        self.refused().remove(key);
    }

    fn refused(&self) -> MutexGuard<'_, HashMap<Bytes32, (Instant, SignedDuration)>> {
        self.0.refused.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rejection_cached_until_expiry_or_refund() {
        let (refusals, wait) = (Refusals::default(), SignedDuration::from_secs(120));
        let [one, other] = [[1; 32], [2; 32]];
        refusals.remember(one, wait);
        assert!(matches!(refusals.check(&one), Err(Error::TooManyAttempts(left)) if left == wait));
        assert!(refusals.check(&other).is_ok());
        refusals.forget(&one);
        assert!(refusals.check(&one).is_ok());
        let forgetful = Refusals::remembered(Duration::ZERO);
        forgetful.remember(one, wait);
        assert!(forgetful.check(&one).is_ok());
    }
}
