//! Games in lists: their order, cursors and filters.

use jiff::Timestamp;
use kingdomino::{Expansion, Seat, Settings, Variant};

use crate::domain::account::ShownPlayer;
use crate::domain::clock::Pace;
use crate::domain::event_log::{GameStatus, RatingMode, SeriesRef, Version};
use crate::domain::{GameId, PlayerId};

use super::viewer::TableAccess;

/// Urgency of a game that waits for the player without a deadline.
pub const URGENCY_WITHOUT_DEADLINE: i64 = i64::MAX - 1;
/// Urgency of a game that does not wait for the player.
pub const URGENCY_NOT_AWAITED: i64 = i64::MAX;

/// Game in a list of games.
#[derive(Clone, Debug)]
pub struct GameSummary {
    pub id: GameId,
    pub host: PlayerId,
    pub access: TableAccess,
    pub allows_bots: bool,
    pub status: GameStatus,
    pub version: Version,
    pub settings: Settings,
    pub pace: Pace,
    pub rating_mode: RatingMode,
    /// `None` for a single game.
    pub series: Option<SeriesRef>,
    /// Game of which this one is a rematch.
    pub rematch_of: Option<GameId>,
    pub players: Vec<ShownPlayer>,
    pub awaiting: Option<Seat>,
    /// True if the game waits for the player that requests the list.
    pub waits_for_you: bool,
    pub deadline: Option<Timestamp>,
    pub created_at: Timestamp,
    pub changed_at: Timestamp,
}

impl GameSummary {
    /// Sort key for the games of a player; lower is more urgent. For a game with a deadline, the
    /// deadline in microseconds since 1970.
    pub fn urgency(&self) -> i64 {
        match (self.waits_for_you, self.deadline) {
            (false, _) => URGENCY_NOT_AWAITED,
            (true, None) => URGENCY_WITHOUT_DEADLINE,
            (true, Some(deadline)) => deadline.as_microsecond(),
        }
    }
}

/// Cursor for the next page of a player's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MyGamesCursor {
    /// See [`GameSummary::urgency`].
    pub urgency: i64,
    pub changed_at: Timestamp,
    pub id: GameId,
}

/// Filter for games in any status. `None` in a field accepts all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// Number of seats.
    pub players: Option<u8>,
    pub expansion: Option<Expansion>,
    pub variant: Option<Variant>,
    /// Player that has a seat, or had one at the end.
    pub player: Option<PlayerId>,
}

/// Filter for public games. `None` in a field accepts all games.
#[derive(Clone, Copy, Debug)]
pub struct PublicGameFilter {
    pub status: GameStatus,
    pub games: GameFilter,
}

/// Filter for ended games. `None` in a field accepts all games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct EndedGameFilter {
    pub games: GameFilter,
    /// Minimum [`Rating::leaderboard_score`] of every rated player after the game. Unrated games do
    /// not match.
    ///
    /// [`Rating::leaderboard_score`]: crate::domain::rating::Rating::leaderboard_score
    pub min_rating: Option<f64>,
    /// Earliest end of the game.
    pub ended_from: Option<Timestamp>,
    /// Exclusive upper bound for the end of the game.
    pub ended_before: Option<Timestamp>,
}

/// Scope of an export of ended games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportScope {
    /// The games in which this player had a seat at the end.
    Player(PlayerId),
    /// All public games.
    Public,
}
