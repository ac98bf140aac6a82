use crate::game::decide::{begin_unless, decide_unless, time_out_unless};
use crate::premove::apply::carry_out_unless;
use crate::{
    Command, Deck, Event, Events, GameState, GiveUp, GivenOrder, GivenUp, HousePlayer,
    RuleViolation, Seat, TimeoutAction, evolve,
};

/// Something that brings a game forward, with all that its outcome depends on: the same transition always has the same
/// outcome. So the outcome can be found apart from where it is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transition {
    /// The game before it.
    pub state: GameState,
    /// The order of the dominoes, of which `state` has dealt the first.
    pub deck: Deck,
    /// What brings it forward.
    pub cause: Cause,
    /// What players have ordered beforehand.
    pub orders: Vec<GivenOrder>,
}

/// What brings a game forward.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It begins, with these house players, and goes on after what was `played` before.
    Start {
        /// The seats of house players, and which they are.
        house: Vec<(Seat, HousePlayer)>,
        /// What happened before; empty for a new game.
        played: Vec<Event>,
    },
    /// A player commands something.
    Command {
        /// The player's seat.
        seat: Seat,
        /// What it wants to do.
        command: Command,
    },
    /// The time of the seat that is awaited is up.
    Timeout(TimeoutAction),
}

impl Transition {
    /// All that happens: the action, what it sets off, and what the orders lead to of those whose turn it brings.
    ///
    /// # Errors
    /// The rule that forbids it; [`GivenUp`] when a house player had to search and `give_up` stopped it.
    pub fn outcome(&self, give_up: GiveUp) -> Result<Result<Events, GivenUp>, RuleViolation> {
        let Transition { state, deck, cause, orders } = self;
        let happened = match cause {
            Cause::Start { house, played } => begin_unless(state, deck, house, played, give_up),
            Cause::Command { seat, command } => {
                decide_unless(state, deck, *seat, *command, give_up)?
            }
            Cause::Timeout(overdue) => time_out_unless(state, deck, *overdue, give_up),
        };
        Ok(happened.and_then(|events| with_orders(state, deck, events, orders, give_up)))
    }
}

fn with_orders(
    state: &GameState,
    deck: &Deck,
    mut events: Events,
    orders: &[GivenOrder],
    give_up: GiveUp,
) -> Result<Events, GivenUp> {
    if !orders.is_empty() {
        let mut after = *state;
        events.iter().for_each(|event| evolve(&mut after, event));
        events.extend(carry_out_unless(state, &after, deck, orders, give_up)?);
    }
    Ok(events)
}
