//! The one way from a cause, such as a command or a timeout, to what is recorded.

use kingdomino::shuffle::{Bytes32, LineTree};
use kingdomino::{Events, GameState, Transition};

use crate::domain::event_log::{Agreements, GameStatus, NewEvent, with_proofs};
use crate::domain::table::{StoredGame, Waiting};
use crate::service::Result;
use crate::store::games::GameUpdate;

use super::agreements::settled;
use super::search::Outcomes;
use super::waiting::waited;

/// A game that has gone on.
pub(super) struct Advanced {
    pub state: GameState,
    /// What happened, as the rules name it.
    pub happened: Events,
    /// The same as it is recorded: each line with its proof.
    pub events: Vec<NewEvent>,
}

/// Lets the rules decide what a transition comes to. `tree` is asked for if a line is dealt.
///
/// # Errors
/// A rule forbids it; a house player has to search first, which `outcomes` then knows.
pub(super) fn advance(
    outcomes: &Outcomes,
    transition: Transition,
    tree: impl FnOnce() -> Option<LineTree>,
) -> Result<Advanced> {
    let mut state = transition.state;
    let happened = outcomes.of(transition)?;
    let events = with_proofs(&state, &happened, tree);
    for event in &happened {
        kingdomino::evolve(&mut state, event);
    }
    Ok(Advanced { state, happened, events })
}

impl Advanced {
    pub fn status(&self) -> GameStatus {
        if self.state.is_finished() { GameStatus::Finished } else { GameStatus::Active }
    }

    /// The seed is shown when the game is over.
    pub fn revealed_seed(&self, seed: Bytes32) -> Option<Bytes32> {
        self.state.is_finished().then_some(seed)
    }

    /// What is to be recorded of `game`, which has gone on by itself.
    pub fn update<'a>(
        &'a self,
        game: &StoredGame,
        seed: Bytes32,
        waiting: &'a Waiting,
        agreements: &'a Agreements,
    ) -> GameUpdate<'a> {
        GameUpdate {
            game: game.id,
            expected: game.version,
            status: self.status(),
            state: Some(&self.state),
            revealed_seed: self.revealed_seed(seed),
            events: &self.events,
            player: None,
            session: None,
            read_at: None,
            request: None,
            waiting,
            agreements,
            wait_revision: game.wait_revision,
            waited: waited(game, &self.happened),
        }
    }

    /// Re-evaluates the open proposal of `game` after the events, one of which may have removed a voter. Appends the event
    /// that settles the proposal, if any, and returns how the game waits, given how it waits otherwise, and its agreements.
    /// A pause that begins here starts at `game.read_at`, which must then be the time at which the update is recorded.
    pub fn settle_proposal(
        &mut self,
        game: &StoredGame,
        waiting: Waiting,
    ) -> (Waiting, Agreements) {
        let agreements = agreements_after(game, &self.events);
        if agreements.asked.is_none() {
            return (waiting, agreements);
        }
        let after = StoredGame { state: Some(self.state), agreements, waiting, ..game.clone() };
        let Some(settled) = settled(&after) else { return (after.waiting, after.agreements) };
        let waiting = settled.waiting(&after);
        self.events.push(settled.event());
        (waiting, agreements_after(game, &self.events))
    }
}

/// What the seats have agreed on and asked after `events`, which follow on the version of `game`.
pub(super) fn agreements_after(game: &StoredGame, events: &[NewEvent]) -> Agreements {
    let mut agreements = game.agreements.clone();
    for (event, number) in events.iter().zip(1..) {
        let version = game.version.after(number);
        agreements.apply(version, game.read_at, event.seat, &event.fact);
    }
    agreements
}
