use crate::domain::event_log::{NewEvent, OpenProposal, Proposal, TableEvent, Version};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::games::CommandResult;
use crate::service::games::seats::require_controlled_seat;
use crate::service::games::table_transaction::{
    GamePhase, Table, TableChange, TableStep, append_only_change, no_change, run_step,
};
use crate::service::{Context, Result, TableViolation};
use crate::store::Connection;

use super::pause::pause;
use super::undo::{find_undoable, undo};

/// Accepts or rejects the proposal made at a version. It takes effect when all voters have
/// accepted.
///
/// # Errors
/// No proposal of that version is open, or the player made it.
pub async fn answer_proposal(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    version: Version,
    accepts: bool,
    request: Option<IdempotentRequest>,
) -> Result<CommandResult> {
    run_step(ctx, viewer, game, request, AnswerProposal { version, accepts }).await
}

/// Withdraws the proposal made at a version.
///
/// # Errors
/// The player did not make the proposal, or it is no longer open.
pub async fn withdraw_proposal(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    version: Version,
    request: Option<IdempotentRequest>,
) -> Result<CommandResult> {
    run_step(ctx, viewer, game, request, WithdrawProposal(version)).await
}

struct AnswerProposal {
    version: Version,
    accepts: bool,
}

impl TableStep for AnswerProposal {
    const PHASE: GamePhase = GamePhase::Running;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let (AnswerProposal { version, accepts }, Table { game, viewer, .. }) = (self, table);
        let seat = require_controlled_seat(game, viewer)?;
        let asked = find_open_proposal(game, *version)?;
        if asked.by == seat {
            return Err(TableViolation::ProposalClosed.into());
        }
        if !*accepts {
            return append_only_change(
                game,
                vec![NewEvent::by_seat(seat, TableEvent::ConsentRefused {})],
            );
        }
        if asked.agreed.contains(&seat) {
            return no_change(game);
        }
        let given = vec![NewEvent::by_seat(seat, TableEvent::ConsentGiven {})];
        let mut to_agree = game.seats_to_accept(asked.by);
        let missing = to_agree.find(|other| *other != seat && !asked.agreed.contains(other));
        match asked.proposal {
            _ if missing.is_some() => append_only_change(game, given),
            Proposal::Undo {} => {
                let undoable = find_undoable(conn, game, asked.by).await?;
                let waiting = undoable.waiting(game, asked.by, true);
                undo(conn, game, asked.by, &undoable, waiting, given).await
            }
            Proposal::Pause { until } if until > game.read_at => {
                Ok(pause(game, asked.by, until, given))
            }
            // The pause would be over already, so the proposal is closed instead.
            Proposal::Pause { .. } => {
                let over = NewEvent::by_seat(asked.by, TableEvent::ConsentWithdrawn {});
                append_only_change(game, given.into_iter().chain([over]).collect())
            }
        }
    }
}

struct WithdrawProposal(Version);

impl TableStep for WithdrawProposal {
    const PHASE: GamePhase = GamePhase::Running;

    async fn apply(&self, _: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let Table { game, viewer, .. } = table;
        let seat = require_controlled_seat(game, viewer)?;
        if find_open_proposal(game, self.0)?.by != seat {
            return Err(TableViolation::ProposalClosed.into());
        }
        append_only_change(game, vec![NewEvent::by_seat(seat, TableEvent::ConsentWithdrawn {})])
    }
}

fn find_open_proposal(game: &StoredGame, version: Version) -> Result<&OpenProposal> {
    let asked = game.agreements.asked.as_ref().filter(|asked| asked.version == version);
    Ok(asked.ok_or(TableViolation::ProposalClosed)?)
}
