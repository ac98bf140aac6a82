use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::event_log::{Scores, Version};

/// Score history of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScoreHistoryView {
    /// Points at the start, at each version that changed a score, and at the last version; empty
    /// before the start.
    #[schema(max_items = 100)]
    pub items: Vec<RoundScoresView>,
}

/// Points of all kingdoms at a version.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundScoresView {
    /// Version of the game.
    pub version: Version,
    /// Time of the event that led to the version.
    pub at: Timestamp,
    /// Round of the game: 0 for the first picks, then counted from 1.
    #[schema(minimum = 0, maximum = 12)]
    pub round: u8,
    /// Points of each kingdom, by seat.
    #[schema(min_items = 2, max_items = 5)]
    pub points: Vec<u32>,
}

impl From<Scores> for RoundScoresView {
    fn from(scores: Scores) -> RoundScoresView {
        let Scores { version, at, round, points } = scores;
        RoundScoresView { version, at, round, points }
    }
}

impl From<Vec<Scores>> for ScoreHistoryView {
    fn from(history: Vec<Scores>) -> ScoreHistoryView {
        ScoreHistoryView { items: history.into_iter().map(RoundScoresView::from).collect() }
    }
}
