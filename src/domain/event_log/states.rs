use kingdomino::GameState;

use super::event::StoredEvent;
use super::fold::{apply_to_state, effective_events};

/// Returns each event since the start of the game that was not undone, with the state after it.
pub fn replay_states(events: &[StoredEvent]) -> impl Iterator<Item = (&StoredEvent, GameState)> {
    let mut state = None;
    effective_events(events).into_iter().filter_map(move |event| {
        apply_to_state(&mut state, event);
        Some((event, state?))
    })
}
