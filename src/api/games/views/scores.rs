use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::event_log::{Scores, Version};

/// How the scores of a game came about.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScoreCurveView {
    /// At the start, at each version that changed a score, and at the last version. Empty before the start.
    #[schema(max_items = 100)]
    pub items: Vec<ScoresView>,
}

/// What the kingdoms were worth from a version on.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScoresView {
    pub version: Version,
    /// When the version came about.
    pub at: Timestamp,
    /// 0 while the first line is picked, then counted from 1.
    #[schema(minimum = 0, maximum = 12)]
    pub round: u8,
    /// By seat.
    #[schema(min_items = 2, max_items = 5)]
    pub points: Vec<u32>,
}

impl From<Scores> for ScoresView {
    fn from(scores: Scores) -> ScoresView {
        let Scores { version, at, round, points } = scores;
        ScoresView { version, at, round, points }
    }
}

impl From<Vec<Scores>> for ScoreCurveView {
    fn from(curve: Vec<Scores>) -> ScoreCurveView {
        ScoreCurveView { items: curve.into_iter().map(ScoresView::from).collect() }
    }
}
