use kingdomino::GameState;

use super::event::StoredEvent;
use super::fold::{play, standing};

/// The game after each of the events that stand, from its start on.
pub fn replayed(events: &[StoredEvent]) -> impl Iterator<Item = (&StoredEvent, GameState)> {
    let mut state = None;
    standing(events).into_iter().filter_map(move |event| {
        play(&mut state, event);
        Some((event, state?))
    })
}
