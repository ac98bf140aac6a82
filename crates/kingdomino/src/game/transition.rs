use crate::game::decide::{begin_unless, decide_unless, time_out_unless};
use crate::premove::apply::carry_out_unless;
use crate::{
    Command, Deck, Event, Events, GameState, GiveUp, GivenOrder, GivenUp, HousePlayer,
    RuleViolation, Seat, TimeoutAction, evolve,
};

/// Transition of a game with everything that its outcome depends on. Deterministic, so the outcome
/// can be computed separately from where it is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transition {
    /// State before the transition.
    pub state: GameState,
    /// Order of the dominoes; `state` has dealt the first of them.
    pub deck: Deck,
    /// Cause of the transition.
    pub cause: Cause,
    /// Premoves of the players.
    pub orders: Vec<GivenOrder>,
}

/// Cause of a transition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The game starts, with these house players and after the `played` events.
    Start {
        /// Seats of house players with their strategies.
        house: Vec<(Seat, HousePlayer)>,
        /// Earlier events; empty for a new game.
        played: Vec<Event>,
    },
    /// A player plays a command.
    Command {
        /// Seat of the player.
        seat: Seat,
        /// Command of the player.
        command: Command,
    },
    /// The time of the awaited seat is up.
    Timeout(TimeoutAction),
}

impl Transition {
    /// Returns all events: the action, its consequences, and the premoves that come due.
    ///
    /// # Errors
    /// Returns the rule that forbids the command. The inner result is [`GivenUp`] if `give_up`
    /// stopped the search of a house player.
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
