use kingdomino::GameState;

use super::event::StoredEvent;
use super::fold::{play, standing};

/// Returns each event since the start of the game that was not undone, with the state after it.
pub fn replayed(events: &[StoredEvent]) -> impl Iterator<Item = (&StoredEvent, GameState)> {
    let mut state = None;
    standing(events).into_iter().filter_map(move |event| {
        play(&mut state, event);
        Some((event, state?))
    })
}
