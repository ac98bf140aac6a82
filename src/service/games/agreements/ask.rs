use jiff::Timestamp;

use crate::domain::event_log::{NewEvent, Proposal, TableEvent};
use crate::domain::table::Viewer;
use crate::domain::{GameId, IdempotentRequest};
use crate::service::games::CommandResult;
use crate::service::games::seats::require_controlled_seat;
use crate::service::games::table_transaction::{
    GamePhase, Table, TableChange, TableStep, append_only_change, run_step,
};
use crate::service::{Context, Result, TableViolation};
use crate::store::Connection;

use super::pause::{check_pause, pause};
use super::undo::{find_undoable, undo};

/// Proposes an undo or a pause to all other seats. A proposal that needs no vote takes effect
/// immediately.
///
/// # Errors
/// The game is not running or the player has no seat in it; another seat has an open proposal; the
/// last decision cannot be undone; or the pause is too long.
pub async fn create_proposal(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    proposal: Proposal,
    request: Option<IdempotentRequest>,
) -> Result<CommandResult> {
    run_step(ctx, viewer, game, request, CreateProposalStep(truncate_times(proposal))).await
}

/// Truncates times to the precision of the database, so that all responses show the same time.
fn truncate_times(proposal: Proposal) -> Proposal {
    match proposal {
        Proposal::Pause { until } => {
            let until = Timestamp::from_microsecond(until.as_microsecond()).unwrap_or(until);
            Proposal::Pause { until }
        }
        Proposal::Undo {} => proposal,
    }
}

#[derive(Clone, Copy)]
struct CreateProposalStep(Proposal);

impl TableStep for CreateProposalStep {
    const PHASE: GamePhase = GamePhase::Running;
    const IS_LENGTH_LIMITED: bool = true;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let (CreateProposalStep(proposal), Table { game, viewer, .. }) = (*self, table);
        let seat = require_controlled_seat(game, viewer)?;
        if game.agreements.asked.as_ref().is_some_and(|asked| asked.by != seat) {
            return Err(TableViolation::ProposalOpen.into());
        }
        let has_no_voters = game.seats_to_accept(seat).next().is_none();
        match proposal {
            Proposal::Undo {} => {
                let undoable = find_undoable(conn, game, seat).await?;
                let waiting = undoable.waiting(game, seat, false);
                let in_time = waiting.deadline.is_none_or(|deadline| deadline > game.read_at);
                if has_no_voters || undoable.needs_no_vote && in_time {
                    return undo(conn, game, seat, &undoable, waiting, Vec::new()).await;
                }
            }
            Proposal::Pause { until } => {
                check_pause(game, until)?;
                if has_no_voters {
                    return Ok(pause(game, seat, until, Vec::new()));
                }
            }
        }
        append_only_change(
            game,
            vec![NewEvent::by_seat(seat, TableEvent::ConsentAsked { proposal })],
        )
    }
}
