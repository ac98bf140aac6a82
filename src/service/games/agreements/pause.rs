use jiff::{SignedDuration, Timestamp};
use kingdomino::Seat;

use crate::domain::clock::PauseSpan;
use crate::domain::event_log::{GameStatus, NewEvent, TableEvent};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::games::CommandResult;
use crate::service::games::seats::require_controlled_seat;
use crate::service::games::table_transaction::{
    GamePhase, Table, TableChange, TableStep, append_only_change, run_step,
};
use crate::service::games::waiting::recompute_with_pause;
use crate::service::{Context, Result, TableViolation};
use crate::store::Connection;

const MAX_PAUSE: SignedDuration = SignedDuration::from_hours(90 * 24);

/// Ends the pause early. Any seated player may do so without a vote.
///
/// # Errors
/// There is no pause, or the player has no seat.
pub async fn resume_game(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<IdempotentRequest>,
) -> Result<CommandResult> {
    run_step(ctx, viewer, game, request, Resume).await
}

struct Resume;

impl TableStep for Resume {
    const PHASE: GamePhase = GamePhase::Running;

    async fn apply(&self, _: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let Table { game, viewer, .. } = table;
        let seat = require_controlled_seat(game, viewer)?;
        let pause = game.agreements.pause.filter(|pause| pause.until > game.read_at);
        pause.ok_or(TableViolation::NotPaused)?;
        let outcome =
            append_only_change(game, vec![NewEvent::by_seat(seat, TableEvent::Resumed {})])?;
        Ok(TableChange { waiting: recompute_with_pause(game, None), ..outcome })
    }
}

pub(super) fn check_pause(game: &StoredGame, until: Timestamp) -> Result<()> {
    let length = until.duration_since(game.read_at);
    let fits = length > SignedDuration::ZERO && length <= MAX_PAUSE;
    if fits { Ok(()) } else { Err(TableViolation::PauseOutOfRange.into()) }
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
