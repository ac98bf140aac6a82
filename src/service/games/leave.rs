use crate::domain::event_log::{NewEvent, TableEvent};
use crate::domain::table::Viewer;
use crate::domain::{GameId, IdempotentRequest};
use crate::service::{Context, Result, TableViolation};
use crate::store::{self, Connection};

use super::applied::CommandResult;
use super::table_transaction::{
    GamePhase, Table, TableChange, TableStep, open_table_change, run_step,
};

/// Leaves a table before the game starts.
///
/// # Errors
/// The table is not open; or the player has no seat, or is the host.
pub async fn leave_table(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<IdempotentRequest>,
) -> Result<CommandResult> {
    run_step(ctx, viewer, game, request, Leave).await
}

struct Leave;

impl TableStep for Leave {
    const PHASE: GamePhase = GamePhase::BeforeStart;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let Table { game, viewer, .. } = table;
        if game.opener == viewer.player {
            return Err(TableViolation::HostCannotLeave.into());
        }
        game.seat_of(viewer.player).ok_or(TableViolation::NotSeated)?;
        store::games::delete_seat(conn, game.id, viewer.player).await?;
        let left = NewEvent::at_table(TableEvent::PlayerLeft { player: viewer.player });
        Ok(open_table_change(vec![left]))
    }
}
