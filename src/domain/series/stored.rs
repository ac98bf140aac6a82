use jiff::Timestamp;
use kingdomino::shuffle::Bytes32;

use crate::domain::event_log::GameStatus;
use crate::domain::{GameId, PlayerId, SeriesId};

use super::rest::SeriesBreak;
use super::seating::Seating;

/// A series, without the seeds of future games.
#[derive(Clone, Debug)]
pub struct Series {
    pub id: SeriesId,
    pub opener: PlayerId,
    pub seating: Seating,
    pub rest: SeriesBreak,
    pub status: GameStatus,
    /// Number of the current or latest game.
    pub number: u8,
    /// Start of the current break. `next_at` is the time at which the next game starts
    /// automatically.
    pub resting_since: Option<Timestamp>,
    pub next_at: Option<Timestamp>,
    pub created_at: Timestamp,
    /// Players in series order; empty before the first game starts.
    pub places: Vec<SeriesPlayer>,
    /// All games, ordered by number.
    pub schedule: Vec<ScheduledGame>,
}

/// Player of a series.
#[derive(Clone, Debug)]
pub struct SeriesPlayer {
    pub player: PlayerId,
    /// `None` if the account was deleted.
    pub name: Option<String>,
    /// Entropy of the player for the shuffles of all games.
    pub entropy: Option<Bytes32>,
    pub ready: bool,
}

/// Past, current or future game of a series.
#[derive(Clone, Debug)]
pub struct ScheduledGame {
    pub number: u8,
    pub game: GameId,
    pub commitment: Bytes32,
    /// Indexes of the series players in seat order, once the game has started.
    pub places: Option<Vec<u8>>,
}
