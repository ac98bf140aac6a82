//! Limiter of expensive requests: raster images, animations, past game states, game records, and
//! sums over all games of a player. Few run at a time in a process, in turn by client, so that
//! other requests are served meanwhile. Queued requests hold no database connection.

use std::sync::Arc;

use keyed_quota::{Turn, Turns};

use crate::auth::Hasher;
use crate::domain::PlayerId;

use super::error::{Error, Result};
use super::nice_thread::NICE;

/// Maximum number of queued requests per client. The number of concurrent requests per account is
/// lower anyway.
const MOST_WAITING: usize = 64;

/// Key for fair queueing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asker {
    /// Account of the client; for a bot, its owner.
    Account(PlayerId),
    /// Network of a client without an account.
    Network(String),
}

/// Permit, released on drop.
pub type HeavyTurn = Turn<Asker>;

/// One per process, shared by its clones.
#[derive(Clone)]
pub struct HeavyWork {
    turns: Arc<Turns<Asker>>,
    nice: u8,
}

impl Default for HeavyWork {
    /// Uses half of the cores, on threads with a lower priority than those that serve requests.
    fn default() -> HeavyWork {
        HeavyWork::new(NICE)
    }
}

impl HeavyWork {
    /// Uses threads with the nice increment `nice` relative to those that serve requests.
    pub fn new(nice: u8) -> HeavyWork {
        HeavyWork { turns: Turns::new(Hasher::cores().get().div_ceil(2), MOST_WAITING), nice }
    }

    pub(super) fn nice(&self) -> u8 {
        self.nice
    }

    /// Acquires a permit. Do not call while holding a pooled connection.
    ///
    /// # Errors
    /// The client has too many queued requests.
    pub async fn turn(&self, asker: Asker) -> Result<HeavyTurn> {
        self.turns.wait(asker).await.ok_or(Error::TooMuchAtOnce)
    }

    /// Returns the number of queued requests.
    pub fn waiting(&self) -> usize {
        self.turns.waiting()
    }
}
