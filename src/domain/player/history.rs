use jiff::Timestamp;
use kingdomino::{Expansion, Settings, Variant};

use crate::domain::event_log::SeatResult;
use crate::domain::{GameId, PlayerId, SeriesId};

/// A finished game in the history of a player.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// Position in the list of all finished games.
    pub position: i64,
    pub game: GameId,
    pub series: Option<SeriesId>,
    pub settings: Settings,
    pub ended_at: Timestamp,
    /// Result of the player.
    pub result: SeatResult,
    /// Results of all seats, in seat order.
    pub seats: Vec<FinishedSeat>,
}

/// A seat of a finished game.
#[derive(Clone, Debug)]
pub struct FinishedSeat {
    pub player: PlayerId,
    /// `None` if the account was deleted.
    pub name: Option<String>,
    pub rank: u8,
    pub points: u32,
}

/// Filter for the finished games of a player. `None` in a field accepts all games.
#[derive(Clone, Debug, Default)]
pub struct FinishedGameFilter {
    pub opponent: Option<PlayerId>,
    pub variant: Option<Variant>,
    pub expansion: Option<Expansion>,
    pub won: Option<bool>,
    pub series: Option<SeriesId>,
}
