use crate::{Awaiting, Deck, Event, Events, Fact, GameState, GiveUp, GivenUp, ai, evolve};

use super::action::fact;
use super::settle::{Means, NEVER, never_given_up, settle};

/// Action when the time of the awaited seat is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeoutAction {
    /// A house player makes this one decision.
    PlayFor,
    /// A house player takes over the seat.
    TakeOver {
        /// True until the end of the game; false until the player takes the seat back.
        for_good: bool,
    },
}

/// Returns the events when the time of the awaited seat is up; none if no seat is awaited.
pub fn time_out(state: &GameState, deck: &Deck, overdue: TimeoutAction) -> Events {
    never_given_up(time_out_unless(state, deck, overdue, NEVER))
}

/// Like [`time_out`], but returns [`GivenUp`] if `give_up` stops the search of a house player.
pub(crate) fn time_out_unless(
    state: &GameState,
    deck: &Deck,
    overdue: TimeoutAction,
    give_up: GiveUp,
) -> Result<Events, GivenUp> {
    let mut events = Events::new();
    let Some(Awaiting { seat, .. }) = state.awaiting() else { return Ok(events) };
    let mut state = *state;
    let happens = |state: &mut GameState, events: &mut Events, fact| {
        let event = Event { seat: Some(seat), automatic: true, fact };
        evolve(state, &event);
        events.push(event);
    };
    happens(&mut state, &mut events, Fact::TimedOut {});
    match overdue {
        TimeoutAction::TakeOver { for_good } => {
            happens(&mut state, &mut events, Fact::SeatTakenOver { for_good });
        }
        TimeoutAction::PlayFor => {
            let decided = ai::greedy(&state).map(|command| fact(&state, seat, command));
            if let Some(Ok(fact)) = decided {
                happens(&mut state, &mut events, fact);
            }
        }
    }
    settle(&mut state, Some(Means { deck, give_up }), &mut events)?;
    Ok(events)
}
