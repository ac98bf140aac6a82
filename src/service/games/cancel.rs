use crate::domain::event_log::{GameStatus, NewEvent, TableEvent};
use crate::domain::table::{Viewer, WaitState};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::{Context, Result};
use crate::store::{self, Connection};

use super::applied::CommandResult;
use super::table_transaction::{GamePhase, Table, TableChange, TableStep, require_host, run_step};

/// Cancels a game before it starts.
///
/// # Errors
/// The table is not open, or the player is not its host.
pub async fn cancel_table(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<IdempotentRequest>,
) -> Result<CommandResult> {
    run_step(ctx, viewer, game, request, Cancel).await
}

/// Cancels the series as well if this is its first game.
struct Cancel;

impl TableStep for Cancel {
    const PHASE: GamePhase = GamePhase::BeforeStart;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let Table { game, secrets, viewer, .. } = table;
        require_host(game, viewer)?;
        if let Some(series) = game.series {
            store::series::end_series(conn, series.id, GameStatus::Cancelled).await?;
        }
        Ok(TableChange {
            status: GameStatus::Cancelled,
            state: None,
            revealed_seed: Some(secrets.seed),
            events: vec![NewEvent::at_table(TableEvent::GameCancelled {})],
            waiting: WaitState::default(),
        })
    }
}
