use crate::{Awaiting, Deck, Event, Events, Fact, GameState, GiveUp, GivenUp, ai, evolve};

use super::action::fact;
use super::settle::{Means, NEVER, never_given_up, settle};

/// What is done when the time of who is awaited is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeoutAction {
    /// The house makes this one decision.
    PlayFor,
    /// The house takes the seat over: to the end, or until the player takes it back.
    TakeOver {
        /// Whether to the end; if not, the player may take the seat back.
        for_good: bool,
    },
}

/// What follows when the time of the seat that is awaited is up; nothing when nobody is awaited.
pub fn time_out(state: &GameState, deck: &Deck, overdue: TimeoutAction) -> Events {
    never_given_up(time_out_unless(state, deck, overdue, NEVER))
}

/// The same, unless a house player has to search and `give_up` stops it.
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
