//! Public information about players: history, statistics, reliability and rank.

use jiff::{SignedDuration, Timestamp};
use kingdomino::{Expansion, Settings, Terrain, Variant};

use crate::domain::account::ShownPlayer;
use crate::domain::event_log::SeatResult;
use crate::domain::rating::{Rating, RatingCategory};
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
    pub player: ShownPlayer,
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

/// Statistics of a player in a category. Points and their components include only games that the
/// player played from start to end.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    pub category: RatingCategory,
    pub games: u32,
    pub wins: u32,
    /// Games that a house player finished for the player.
    pub taken_over_games: u32,
    /// Games that the player played from start to end.
    pub completed_games: u32,
    pub mean_points: Option<f64>,
    pub best_points: Option<u32>,
    /// Latest game with the best points.
    pub best_game: Option<GameId>,
    /// Mean points of the properties of each terrain, in the order of [`Terrain::ALL`].
    pub terrains: [f64; Terrain::COUNT],
    /// Mean points of variants; the next fields are the means of quest points, giants and discards.
    pub bonuses: f64,
    pub quests: f64,
    pub giants: f64,
    pub discards: f64,
}

/// Head-to-head results of two players in games in which both had a seat at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct HeadToHead {
    pub category: RatingCategory,
    pub games: u32,
    /// Games in which the player ranked ahead of the opponent; the next fields count those behind
    /// and level.
    pub ahead: u32,
    pub behind: u32,
    pub level: u32,
    pub mean_points: f64,
    pub opponents_mean_points: f64,
}

/// Reliability of a player in games with other people, over at most 200 decisions of the last year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reliability {
    /// Waits that ended with a decision of the player that was not undone, or with a timeout.
    pub waits: u32,
    /// Waits that ended with a timeout.
    pub timeouts: u32,
    /// Median time that the clock ran until a decision of the player; `None` without a decision.
    pub median_response_time: Option<SignedDuration>,
}

/// Player on a leaderboard. Deleted accounts are not included.
#[derive(Clone, Debug)]
pub struct LeaderboardEntry {
    pub player: ShownPlayer,
    pub rating: Rating,
}

/// Cursor for the next page of a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LeaderboardCursor {
    pub leaderboard_score: f64,
    pub player: PlayerId,
}

/// Rating of a player after a finished game, in the history of the rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingHistoryEntry {
    /// Position of the game in the list of all finished games.
    pub position: i64,
    /// `None` if the viewer may not see the game.
    pub game: Option<GameId>,
    pub ended_at: Timestamp,
    pub mean: f64,
    pub deviation: f64,
}

/// Rating of a player after a finished game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    pub position: i64,
    pub player: PlayerId,
    pub category: RatingCategory,
    pub mean: f64,
    pub deviation: f64,
}
