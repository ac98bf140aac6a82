use crate::domain::event_log::{LogFact, NewEvent, Status};
use crate::domain::table::{GameRecord, Viewer, Waiting};
use crate::domain::{GameId, Request};
use crate::service::{Context, Result};
use crate::store::games::Secrets;
use crate::store::{self, Connection};

use super::play::Played;
use super::table_transaction::{Outcome, Step, opener_only, take};

/// Calls the game off before it starts.
///
/// # Errors
/// The table is not open or not the player's.
pub async fn cancel_table(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    request: Option<Request>,
) -> Result<Played> {
    take(ctx, viewer, game, request, Step::Cancel).await
}

/// What cancelling does. Without its first game a series has none.
pub(crate) async fn cancel(
    conn: &mut Connection,
    game: &GameRecord,
    secrets: &Secrets,
    viewer: Viewer,
) -> Result<Outcome> {
    opener_only(game, viewer)?;
    if let Some(series) = game.series {
        store::series::end_series(conn, series.id, Status::Cancelled).await?;
    }
    Ok(Outcome {
        status: Status::Cancelled,
        state: None,
        revealed_seed: Some(secrets.seed),
        events: vec![NewEvent::of_the_table(LogFact::GameCancelled {})],
        waiting: Waiting::default(),
    })
}
