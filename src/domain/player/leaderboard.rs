use crate::domain::PlayerId;
use crate::domain::rating::{Rating, RatingCategory};

/// Player on a leaderboard. Deleted accounts are not included.
#[derive(Clone, Debug)]
pub struct LeaderboardEntry {
    pub player: PlayerId,
    pub name: String,
    pub rating: Rating,
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

/// Cursor for the next page of a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LeaderboardCursor {
    pub leaderboard_score: f64,
    pub player: PlayerId,
}
