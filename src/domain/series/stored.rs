use jiff::Timestamp;
use kingdomino::shuffle::Bytes32;

use crate::domain::event_log::GameStatus;
use crate::domain::{GameId, PlayerId, SeriesId};

use super::rest::SeriesBreak;
use super::seating::Seating;

/// Games that belong together, without the seeds of those to come.
#[derive(Clone, Debug)]
pub struct Series {
    pub id: SeriesId,
    pub opener: PlayerId,
    pub seating: Seating,
    pub rest: SeriesBreak,
    pub status: GameStatus,
    /// The number of the game that is played, or was played last.
    pub number: u8,
    /// Between two games: since when, and when the next one starts by itself.
    pub resting_since: Option<Timestamp>,
    pub next_at: Option<Timestamp>,
    pub created_at: Timestamp,
    /// Who plays, by place; empty before the first game starts.
    pub places: Vec<SeriesPlace>,
    /// All games, by number.
    pub schedule: Vec<ScheduledGame>,
}

/// Who has a place in a series.
#[derive(Clone, Debug)]
pub struct SeriesPlace {
    pub player: PlayerId,
    /// None when the account was deleted.
    pub name: Option<String>,
    /// What the player added to the chance of all games.
    pub entropy: Option<Bytes32>,
    pub ready: bool,
}

/// A game of a series, played or to come.
#[derive(Clone, Debug)]
pub struct ScheduledGame {
    pub number: u8,
    pub game: GameId,
    pub commitment: Bytes32,
    /// The places in the order of the seats, once the game has started.
    pub places: Option<Vec<u8>>,
}
