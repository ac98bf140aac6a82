use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::SignedDuration;
use keyed_quota::{Place, Quota};
use kingdomino::shuffle::Bytes32;
use tokio::time::Instant;

use crate::service::{Error, Result};

/// For how long a refusal is repeated without asking the database. Another node may have given a try back meanwhile.
const REMEMBERED: Duration = Duration::from_millis(500);
/// With more, those that are forgotten are thrown away.
const MANY: usize = 10_000;

/// Whose tries were refused a moment ago, and one turn at a time for each key: of a flood under one key one request asks the
/// database now and then, and the others wait for its answer without a connection. One per process and its clones.
#[derive(Clone)]
pub struct Refusals(Arc<Shared>);

struct Shared {
    lasts: Duration,
    turns: Arc<Quota<Bytes32>>,
    /// Until when a refusal is repeated, and how long it said to wait.
    refused: Mutex<HashMap<Bytes32, (Instant, SignedDuration)>>,
}

impl Default for Refusals {
    fn default() -> Refusals {
        Refusals::remembered(REMEMBERED)
    }
}

impl Refusals {
    /// Those that are repeated for so long.
    fn remembered(lasts: Duration) -> Refusals {
        Refusals(Arc::new(Shared { lasts, turns: Quota::new(1), refused: Mutex::default() }))
    }

    /// Waits until nobody else tries under this key. Whoever calls has no connection in hand.
    pub(super) async fn turn(&self, key: Bytes32) -> Place<Bytes32> {
        self.0.turns.wait(key).await
    }

    /// # Errors
    /// [`Error::TooManyAttempts`]: a try was refused a moment ago.
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
    fn a_refusal_is_repeated_for_a_moment_or_until_a_try_is_given_back() {
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
