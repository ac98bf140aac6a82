use crate::ids::GameId;
use crate::log::{LogFact, NewEvent, Status};
use crate::service::play::Played;
use crate::service::{Context, Result};
use crate::store::{GameRecord, Request, Secrets, Viewer, Waiting};

use crate::service::step::{Outcome, Step, opener_only, take};

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

/// What cancelling does.
pub(in crate::service) fn cancel(
    game: &GameRecord,
    secrets: &Secrets,
    viewer: Viewer,
) -> Result<Outcome> {
    opener_only(game, viewer)?;
    Ok(Outcome {
        status: Status::Cancelled,
        state: None,
        revealed_seed: Some(secrets.seed),
        events: vec![NewEvent::of_the_table(LogFact::GameCancelled {})],
        waiting: Waiting::default(),
    })
}
