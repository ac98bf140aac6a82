//! Requests that take much longer than others: pictures in pixels, films, games as they were, records of games, sums over
//! all games of a player. Few at a time in a process, in turns by who asks, so that other requests are served meanwhile.
//! Whoever waits has no connection to the database.

use std::sync::Arc;

use keyed_quota::{Turn, Turns};

use crate::auth::Hasher;
use crate::domain::PlayerId;

use super::error::{Error, Result};
use super::nice_thread::NICE;

/// How many of them one may have waiting. Of an account fewer requests are worked on at a time anyway.
const MOST_WAITING: usize = 64;

/// Whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asker {
    /// Of a bot's requests its owner's.
    Account(PlayerId),
    /// Where nobody is known.
    Network(String),
}

/// A place, until it is dropped.
pub type HeavyTurn = Turn<Asker>;

/// One per process and its clones.
#[derive(Clone)]
pub struct HeavyWork {
    turns: Arc<Turns<Asker>>,
    nice: u8,
}

impl Default for HeavyWork {
    /// On half of the cores, on threads that let those go first that serve requests.
    fn default() -> HeavyWork {
        HeavyWork::new(NICE)
    }
}

impl HeavyWork {
    /// On threads that are nicer by so much than those that serve requests, as Unix has it.
    pub fn new(nice: u8) -> HeavyWork {
        HeavyWork { turns: Turns::new(Hasher::cores().get().div_ceil(2), MOST_WAITING), nice }
    }

    pub(super) fn nice(&self) -> u8 {
        self.nice
    }

    /// Waits until it is the turn of who asks. Whoever calls has no connection in hand.
    ///
    /// # Errors
    /// Too many requests of the same wait.
    pub async fn turn(&self, asker: Asker) -> Result<HeavyTurn> {
        self.turns.wait(asker).await.ok_or(Error::TooMuchAtOnce)
    }

    /// How many wait for their turn.
    pub fn waiting(&self) -> usize {
        self.turns.waiting()
    }
}
