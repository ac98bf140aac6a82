use crate::game::decide::{begin_cancellable, decide_cancellable, time_out_cancellable};
use crate::premove::apply::play_premoves_cancellable;
use crate::{
    CancelCheck, Command, Deck, Event, Events, GameState, HousePlayer, Premove, RuleViolation,
    SearchCancelled, Seat, TimeoutAction, evolve,
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
    pub premoves: Vec<Premove>,
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
    /// Returns the rule that forbids the command. The inner result is [`SearchCancelled`] if `is_cancelled`
    /// stopped the search of a house player.
    pub fn outcome(
        &self,
        is_cancelled: CancelCheck,
    ) -> Result<Result<Events, SearchCancelled>, RuleViolation> {
        let Transition { state, deck, cause, premoves } = self;
        let happened = match cause {
            Cause::Start { house, played } => {
                begin_cancellable(state, deck, house, played, is_cancelled)
            }
            Cause::Command { seat, command } => {
                decide_cancellable(state, deck, *seat, *command, is_cancelled)?
            }
            Cause::Timeout(timeout_action) => {
                time_out_cancellable(state, deck, *timeout_action, is_cancelled)
            }
        };
        Ok(happened.and_then(|events| with_premoves(state, deck, events, premoves, is_cancelled)))
    }
}

fn with_premoves(
    state: &GameState,
    deck: &Deck,
    mut events: Events,
    premoves: &[Premove],
    is_cancelled: CancelCheck,
) -> Result<Events, SearchCancelled> {
    if !premoves.is_empty() {
        let mut after = *state;
        events.iter().for_each(|event| evolve(&mut after, event));
        events.extend(play_premoves_cancellable(state, &after, deck, premoves, is_cancelled)?);
    }
    Ok(events)
}
