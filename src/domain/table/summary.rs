use jiff::Timestamp;
use kingdomino::{Expansion, Seat, Settings, Variant};

use crate::domain::clock::Pace;
use crate::domain::event_log::{GameStatus, OfSeries, RatingMode, Version};
use crate::domain::{GameId, PlayerId};

use super::access::TableAccess;

/// The urgency of a game that waits for who asks, without a deadline.
pub const TIMELESS: i64 = i64::MAX - 1;
/// The urgency of a game that does not wait for who asks.
pub const LEAST_URGENT: i64 = i64::MAX;

/// What a list shows of a game.
#[derive(Clone, Debug)]
pub struct GameSummary {
    pub id: GameId,
    pub opener: PlayerId,
    pub access: TableAccess,
    pub bots: bool,
    pub status: GameStatus,
    pub version: Version,
    pub settings: Settings,
    pub pace: Pace,
    pub rated: RatingMode,
    /// None for a game alone.
    pub series: Option<OfSeries>,
    /// The game after which the same people play this one.
    pub rematch_of: Option<GameId>,
    pub players: Vec<(PlayerId, Option<String>)>,
    pub awaiting: Option<Seat>,
    /// Whether it is the asking player's move.
    pub waits_for_you: bool,
    pub deadline: Option<Timestamp>,
    pub created_at: Timestamp,
    pub changed_at: Timestamp,
}

impl GameSummary {
    /// What the games of a player are sorted by: the fewer, the more urgent. A deadline is counted in microseconds.
    pub fn urgency(&self) -> i64 {
        match (self.waits_for_you, self.deadline) {
            (false, _) => LEAST_URGENT,
            (true, None) => TIMELESS,
            (true, Some(deadline)) => deadline.as_microsecond(),
        }
    }
}

/// Where the next page of a player's games begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AfterMyGame {
    /// See [`GameSummary::urgency`].
    pub urgency: i64,
    pub changed_at: Timestamp,
    pub id: GameId,
}

/// Which public games somebody wants to see; what is none does not matter.
#[derive(Clone, Copy, Debug)]
pub struct PublicGameFilter {
    pub status: GameStatus,
    pub players: Option<u8>,
    pub expansion: Option<Expansion>,
    pub variant: Option<Variant>,
}
