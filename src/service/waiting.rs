//! How a game waits after something happened. Times are those of the database, read with the game.

use crate::clock::{Clocks, Pace, Wait};
use crate::rules::{Event, Fact, GameState};
use crate::store::{GameRecord, Waiting};

/// After `events`, which led to `state`.
pub(super) fn waiting_after(game: &GameRecord, events: &[Event], state: &GameState) -> Waiting {
    if game.timing.pace == (Pace::Untimed {}) {
        return Waiting::default();
    }
    let mut clocks = clocks(game, state);
    for event in events {
        if let (Fact::SeatTakenBack {}, Some(seat)) = (event.fact, event.seat) {
            clocks.returned(seat);
        }
    }
    let decides = |event: &Event, wait: Wait| {
        event.seat == Some(wait.seat) && event.fact != (Fact::SeatTakenBack {})
    };
    match waited_for(game) {
        Some(wait) if !events.iter().any(|event| decides(event, wait)) => {
            Waiting { clocks: Some(clocks), ..game.waiting.clone() }
        }
        Some(wait) => {
            clocks.decided(game.timing, wait, game.read_at);
            begin_to_wait(game, clocks, state)
        }
        None => begin_to_wait(game, clocks, state),
    }
}

/// Begins to wait for who is awaited in `state`.
pub(super) fn begin_to_wait(game: &GameRecord, mut clocks: Clocks, state: &GameState) -> Waiting {
    let wait = state.awaiting().map(|awaiting| Wait { seat: awaiting.seat, since: game.read_at });
    let deadline = wait.and_then(|wait| clocks.wait(game.timing, wait));
    Waiting { clocks: Some(clocks), since: wait.map(|wait| wait.since), deadline }
}

/// The clocks of the game, which begin with it.
pub(super) fn clocks(game: &GameRecord, state: &GameState) -> Clocks {
    let new = || Clocks::new(game.timing, state.settings().players());
    game.waiting.clocks.clone().unwrap_or_else(new)
}

/// Who is waited for in the game as it is stored.
pub(super) fn waited_for(game: &GameRecord) -> Option<Wait> {
    let seat = game.state.as_ref()?.awaiting()?.seat;
    Some(Wait { seat, since: game.waiting.since? })
}
