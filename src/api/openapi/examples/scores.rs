//! An example of how the scores of a game came about.

use serde_json::Value;

use crate::api::games::views::ScoreCurveView;
use crate::domain::event_log::{Scores, Version};

use super::{at, written};

pub(super) fn of(name: &str) -> Option<Value> {
    (name == "ScoreCurveView").then(|| written(&ScoreCurveView::from(curve())))?
}

/// Of a game with Harmony, which is worth 5 from the start on.
fn curve() -> Vec<Scores> {
    let steps = [(4, 0, 0, [5, 5]), (11, 60, 1, [5, 7]), (13, 90, 1, [6, 7]), (15, 95, 1, [6, 7])];
    let scores = |(version, minutes, round, points): (usize, i64, u8, [u32; 2])| Scores {
        version: Version::NONE.after(version),
        at: at(minutes),
        round,
        points: points.into(),
    };
    steps.map(scores).into()
}
