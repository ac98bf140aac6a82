//! Effects of accepted proposals, undo and pause, and the early end of a pause.

use jiff::{SignedDuration, Timestamp};
use kingdomino::{GameState, Seat};

use crate::domain::clock::PauseSpan;
use crate::domain::event_log::{
    GameStatus, NewEvent, TableEvent, Version, effective_events, fold, last_decision,
};
use crate::domain::table::{StoredGame, Viewer, WaitState};
use crate::domain::{GameId, IdempotentRequest, ProblemCode};
use crate::service::games::clocks::waiting::{recompute_with_pause, resume_clock_after_undo};
use crate::service::games::commands::search::Attempt;
use crate::service::games::tables::seats::require_controlled_seat;
use crate::service::games::tables::transaction::{
    GamePhase, Table, TableChange, TableStep, append_only_change, run_step,
};
use crate::service::{Context, Error, Idempotent, Result};
use crate::store;
use crate::store::Connection;

/// Maximum duration of a pause.
const MAX_PAUSE: SignedDuration = SignedDuration::from_hours(90 * 24);

/// Decision that can be undone.
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

impl Undoable {
    /// Returns the wait after the undo. `all_agree` is true if all opponents accepted it, and false
    /// if no vote was held.
    pub fn waiting(&self, game: &StoredGame, by: Seat, all_agree: bool) -> WaitState {
        resume_clock_after_undo(game, by, self.ran, all_agree)
    }
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
    let (decision, needs_no_vote) = decision.ok_or(ProblemCode::NothingToUndo)?;
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

/// Undoes a decision. `events` are recorded before the undo. Deletes all premoves, which were made
/// for a different position.
pub(super) async fn undo(
    conn: &mut Connection,
    game: &StoredGame,
    by: Seat,
    undoable: &Undoable,
    waiting: WaitState,
    mut events: Vec<NewEvent>,
) -> Attempt<TableChange> {
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

/// Ends the pause early. Any seated player may do so without a vote.
///
/// # Errors
/// There is no pause, or the player has no seat.
pub async fn resume_game(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    run_step(ctx, viewer, game, request, Resume).await
}

struct Resume;

impl TableStep for Resume {
    const PHASE: GamePhase = GamePhase::Running;

    async fn apply(&self, _: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let Table { game, viewer, .. } = table;
        let seat = require_controlled_seat(game, viewer)?;
        let pause = game.agreements.pause.filter(|pause| pause.until > game.read_at);
        pause.ok_or(ProblemCode::NotPaused)?;
        let outcome =
            append_only_change(game, vec![NewEvent::by_seat(seat, TableEvent::Resumed {})])?;
        Ok(TableChange { waiting: recompute_with_pause(game, None), ..outcome })
    }
}

pub(super) fn check_pause(game: &StoredGame, until: Timestamp) -> Result<()> {
    let length = until.duration_since(game.read_at);
    let fits = length > SignedDuration::ZERO && length <= MAX_PAUSE;
    if fits { Ok(()) } else { Err(ProblemCode::PauseOutOfRange.into()) }
}

/// Stops all clocks from now on. `events` are recorded before the pause.
pub(super) fn pause(
    game: &StoredGame,
    by: Seat,
    until: Timestamp,
    mut events: Vec<NewEvent>,
) -> TableChange {
    events.push(NewEvent::by_seat(by, TableEvent::Paused { until }));
    TableChange {
        status: GameStatus::Active,
        state: game.state,
        revealed_seed: None,
        events,
        waiting: recompute_with_pause(game, Some(PauseSpan { from: game.read_at, until })),
    }
}
