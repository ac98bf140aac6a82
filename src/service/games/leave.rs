use crate::domain::event_log::{NewEvent, TableEvent};
use crate::domain::table::Viewer;
use crate::domain::{GameId, IdempotentRequest};
use crate::service::{Context, Result, TableViolation};
use crate::store::{self, Connection};

use super::applied::Applied;
use super::table_transaction::{Table, TableChange, TableStep, When, still_open, take};

/// Leaves a table before the game starts.
///
/// # Errors
/// The table is not open; or the player has no seat, or is the host.
pub async fn leave_table(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<IdempotentRequest>,
) -> Result<Applied> {
    take(ctx, viewer, game, request, Leave).await
}

struct Leave;

impl TableStep for Leave {
    const WHEN: When = When::BeforeTheStart;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let Table { game, viewer, .. } = table;
        if game.opener == viewer.player {
            return Err(TableViolation::OpenerCannotLeave.into());
        }
        game.seat_of(viewer.player).ok_or(TableViolation::NotSeated)?;
        store::games::give_up_seat(conn, game.id, viewer.player).await?;
        let left = NewEvent::of_the_table(TableEvent::PlayerLeft { player: viewer.player });
        Ok(still_open(vec![left]))
    }
}
