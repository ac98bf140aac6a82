use jiff::SignedDuration;
use kingdomino::{GameState, Seat};

use crate::domain::event_log::{
    GameStatus, NewEvent, TableEvent, Version, effective_events, fold, last_decision,
};
use crate::domain::table::{StoredGame, WaitState};
use crate::service::games::table_transaction::TableChange;
use crate::service::games::waiting::resume_clock_after_undo;
use crate::service::{Error, Result, TableViolation};
use crate::store::{self, Connection};

/// A decision that can be undone.
pub(super) struct Undoable {
    /// Version before the decision.
    to_version: Version,
    /// State at that version.
    state: GameState,
    /// Time that the clock had run when the decision was made.
    ran: SignedDuration,
    /// True if no other player has acted since; the undo then needs no vote.
    pub needs_no_vote: bool,
}

/// Returns the last decision, if `seat` made it and later events revealed no hidden information.
pub(super) async fn find_undoable(
    conn: &mut Connection,
    game: &StoredGame,
    seat: Seat,
) -> Result<Undoable> {
    let events =
        store::games::list_events(conn, game.id, Version::NONE, game.version, i64::MAX).await?;
    let decision = last_decision(&effective_events(&events), seat);
    let (decision, needs_no_vote) = decision.ok_or(TableViolation::NothingToUndo)?;
    let to_version = decision.version.before();
    let kept = events.partition_point(|event| event.version <= to_version);
    let state = fold(&events[..kept]).state;
    let state = state.ok_or_else(|| {
        Error::Internal(format!("game {} has no state before the undone decision", game.id))
    })?;
    Ok(Undoable {
        to_version,
        state,
        ran: decision.elapsed_wait.unwrap_or_default(),
        needs_no_vote,
    })
}

impl Undoable {
    /// Returns the wait after the undo. `all_agree` is true if all opponents accepted it, and false
    /// if no vote was held.
    pub fn waiting(&self, game: &StoredGame, by: Seat, all_agree: bool) -> WaitState {
        resume_clock_after_undo(game, by, self.ran, all_agree)
    }
}

/// Undoes a decision. `events` are recorded before the undo. Deletes all premoves, which were made
/// for a different position.
pub(super) async fn undo(
    conn: &mut Connection,
    game: &StoredGame,
    by: Seat,
    undoable: &Undoable,
    waiting: WaitState,
    mut events: Vec<NewEvent>,
) -> Result<TableChange> {
    let Undoable { to_version, state, .. } = undoable;
    events.push(NewEvent::by_seat(by, TableEvent::Undone { to_version: *to_version }));
    store::games::delete_premoves(conn, game.id, None).await?;
    Ok(TableChange {
        status: GameStatus::Active,
        state: Some(*state),
        revealed_seed: None,
        events,
        waiting,
    })
}
