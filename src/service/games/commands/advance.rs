//! Applies a cause, such as a command or a timeout, to a game. All transitions go through
//! [`advance`].

use kingdomino::shuffle::{Bytes32, LineTree};
use kingdomino::{Events, GameState, Transition};

use crate::domain::event_log::{Agreements, GameStatus, NewEvent, attach_proofs};
use crate::domain::table::{StoredGame, WaitState};
use crate::service::games::agreements::find_settlement;
use crate::service::games::clocks::waiting::elapsed_wait;
use crate::store::games::GameUpdate;

use super::search::{Attempt, SearchCache};

/// Result of a transition.
pub struct Transitioned {
    pub state: GameState,
    /// Events in the form of the rules crate.
    pub rule_events: Events,
    /// The same events in recorded form, in which each dealt line has its proof.
    pub events: Vec<NewEvent>,
}

/// Applies a transition according to the rules. Calls `tree` only if a line is dealt.
///
/// # Errors
/// A rule forbids the transition, or a house player has to search first.
pub fn advance(
    search_cache: &SearchCache,
    transition: Transition,
    tree: impl FnOnce() -> Option<LineTree>,
) -> Attempt<Transitioned> {
    let mut state = transition.state;
    let rule_events = search_cache.resolve(transition)?;
    let events = attach_proofs(&state, &rule_events, tree);
    for event in &rule_events {
        kingdomino::evolve(&mut state, event);
    }
    Ok(Transitioned { state, rule_events, events })
}

impl Transitioned {
    pub fn status(&self) -> GameStatus {
        if self.state.is_finished() { GameStatus::Finished } else { GameStatus::Active }
    }

    /// Returns the seed if the game is finished.
    pub fn revealed_seed(&self, seed: Bytes32) -> Option<Bytes32> {
        self.state.is_finished().then_some(seed)
    }

    /// Returns the update to record, without the fields of a request.
    pub fn update<'a>(
        &'a self,
        game: &StoredGame,
        seed: Bytes32,
        waiting: &'a WaitState,
        agreements: &'a Agreements,
    ) -> GameUpdate<'a> {
        GameUpdate {
            game: game.id,
            expected: game.version,
            status: Some(self.status()).filter(|status| *status != game.status),
            state: Some(&self.state),
            revealed_seed: self.revealed_seed(seed),
            events: &self.events,
            player: None,
            session: None,
            read_at: None,
            request: None,
            waiting,
            agreements,
            revision: game.revision,
            waited: elapsed_wait(game, &self.rule_events),
        }
    }

    /// Re-evaluates the open proposal of `game` after the events, one of which may have removed a
    /// voter. Appends the event that settles the proposal, if any. `waiting` is the wait without
    /// that event. Returns the wait and the agreements to record. A pause that begins here starts
    /// at `game.read_at`, which must then be the time at which the update is recorded: see
    /// `DecidedCommand::begins_pause`.
    pub fn settle_proposal(
        &mut self,
        game: &StoredGame,
        waiting: WaitState,
    ) -> (WaitState, Agreements) {
        let agreements = agreements_after(game, &self.events);
        if agreements.asked.is_none() {
            return (waiting, agreements);
        }
        let after = StoredGame { state: Some(self.state), agreements, waiting, ..game.clone() };
        let Some(settlement) = find_settlement(&after) else {
            return (after.waiting, after.agreements);
        };
        let waiting = settlement.waiting(&after);
        self.events.push(settlement.event());
        (waiting, agreements_after(game, &self.events))
    }
}

/// Returns the agreements and proposals after `events`, which follow the version of `game`.
pub fn agreements_after(game: &StoredGame, events: &[NewEvent]) -> Agreements {
    let mut agreements = game.agreements.clone();
    for (event, number) in events.iter().zip(1..) {
        let version = game.version.after(number);
        agreements.apply(version, game.read_at, event.seat, &event.fact);
    }
    agreements
}
