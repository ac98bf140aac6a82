//! Scores of a game over its versions.

#[cfg(test)]
mod tests;

use jiff::Timestamp;
use kingdomino::{GameState, score};

use super::event::{StoredEvent, Version};
use super::fold::replay_states;

/// Scores of all kingdoms, from a version on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scores {
    pub version: Version,
    pub at: Timestamp,
    pub round: u8,
    /// Points in seat order.
    pub points: Vec<u32>,
}

/// Returns the scores of a game at its start, at each version that changed a score, and at the last
/// version. Undone events are ignored. Empty before the start.
pub fn score_curve(events: &[StoredEvent]) -> Vec<Scores> {
    let mut curve: Vec<Scores> = Vec::new();
    let mut round = 0;
    for (event, state) in replay_states(events) {
        round = state.round();
        let points = points(&state);
        if curve.last().is_none_or(|last| last.points != points) {
            curve.push(Scores { version: event.version, at: event.at, round, points });
        }
    }
    if let (Some(last), Some(newest)) = (curve.last(), events.last())
        && last.version < newest.version
    {
        let points = last.points.clone();
        curve.push(Scores { version: newest.version, at: newest.at, round, points });
    }
    curve
}

fn points(state: &GameState) -> Vec<u32> {
    let worth = |seat| score(state.settings(), state.quests(), state.kingdom(seat)).total;
    state.settings().seats().map(worth).collect()
}
