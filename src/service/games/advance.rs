//! Applies a cause, such as a command or a timeout, to a game. All transitions go through
//! [`advance`].

use kingdomino::shuffle::{Bytes32, LineTree};
use kingdomino::{Events, GameState, Transition};

use crate::domain::event_log::{Agreements, GameStatus, NewEvent, with_proofs};
use crate::domain::table::{StoredGame, Waiting};
use crate::service::Result;
use crate::store::games::GameUpdate;

use super::agreements::settled;
use super::search::Outcomes;
use super::waiting::waited;

/// Result of a transition.
pub(super) struct Advanced {
    pub state: GameState,
    /// Events in the form of the rules crate.
    pub happened: Events,
    /// The same events in recorded form, in which each dealt line has its proof.
    pub events: Vec<NewEvent>,
}

/// Applies a transition according to the rules. Calls `tree` only if a line is dealt.
///
/// # Errors
/// A rule forbids the transition, or a house player has to search first; `outcomes` then holds the
/// search.
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

    /// Returns the seed if the game is finished.
    pub fn revealed_seed(&self, seed: Bytes32) -> Option<Bytes32> {
        self.state.is_finished().then_some(seed)
    }

    /// Returns the update to record for a transition that no player requested.
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

    /// Re-evaluates the open proposal of `game` after the events, one of which may have removed a
    /// voter. Appends the event that settles the proposal, if any. `waiting` is the wait without
    /// that event. Returns the wait and the agreements to record. A pause that begins here starts
    /// at `game.read_at`, which must then be the time at which the update is recorded.
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

/// Returns the agreements and proposals after `events`, which follow the version of `game`.
pub(super) fn agreements_after(game: &StoredGame, events: &[NewEvent]) -> Agreements {
    let mut agreements = game.agreements.clone();
    for (event, number) in events.iter().zip(1..) {
        let version = game.version.after(number);
        agreements.apply(version, game.read_at, event.seat, &event.fact);
    }
    agreements
}
