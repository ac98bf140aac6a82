use crate::{
    Awaiting, CancelCheck, Deck, Event, Events, Fact, GameState, SearchCancelled, ai, evolve,
};

use super::action::fact;
use super::settle::{NEVER_CANCELLED, Resources, settle, unwrap_uncancelled};

/// Action when the time of the awaited seat is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeoutAction {
    /// A house player makes this one decision.
    PlayOnce,
    /// A house player takes over the seat.
    TakeOver {
        /// True until the end of the game; false until the player takes the seat back.
        for_good: bool,
    },
}

/// Returns the events when the time of the awaited seat is up; none if no seat is awaited.
pub fn time_out(state: &GameState, deck: &Deck, timeout_action: TimeoutAction) -> Events {
    unwrap_uncancelled(time_out_cancellable(state, deck, timeout_action, NEVER_CANCELLED))
}

/// Like [`time_out`], but returns [`SearchCancelled`] if `is_cancelled` stops the search of a house player.
pub(crate) fn time_out_cancellable(
    state: &GameState,
    deck: &Deck,
    timeout_action: TimeoutAction,
    is_cancelled: CancelCheck,
) -> Result<Events, SearchCancelled> {
    let mut events = Events::new();
    let Some(Awaiting { seat, .. }) = state.awaiting() else { return Ok(events) };
    let mut state = *state;
    let apply = |state: &mut GameState, events: &mut Events, fact| {
        let event = Event { seat: Some(seat), automatic: true, fact };
        evolve(state, &event);
        events.push(event);
    };
    apply(&mut state, &mut events, Fact::TimedOut {});
    match timeout_action {
        TimeoutAction::TakeOver { for_good } => {
            apply(&mut state, &mut events, Fact::SeatTakenOver { for_good });
        }
        TimeoutAction::PlayOnce => {
            let decided = ai::greedy(&state).map(|command| fact(&state, seat, command));
            if let Some(Ok(fact)) = decided {
                apply(&mut state, &mut events, fact);
            }
        }
    }
    settle(&mut state, Some(Resources { deck, is_cancelled }), &mut events)?;
    Ok(events)
}
