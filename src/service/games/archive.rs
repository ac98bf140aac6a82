//! Moves games that ended long ago into the archive, where a game takes a tenth of the space. Every
//! node does so, one game at a time. A game moves in one transaction, so readers find all its
//! events in exactly one of the two places.

use crate::domain::GameId;
use crate::service::sweep::sweep;
use crate::service::{Context, Result, SweepResult};
use crate::store;

/// Moves games that ended long enough ago into the archive, except those in `except`. A call moves
/// a limited number of games; the next call continues.
pub async fn archive_games(ctx: &Context, except: &[GameId]) -> Result<SweepResult<GameId>> {
    let swept = sweep(except, |except| archive_next(ctx, except)).await?;
    tracing::debug!(games = swept.done, "games archived");
    Ok(swept)
}

async fn archive_next(ctx: &Context, except: Vec<GameId>) -> Result<Option<(GameId, Result<()>)>> {
    let mut conn = ctx.connection().await?;
    let found = store::games::find_game_to_archive(&mut conn, ctx.archive_after, &except).await?;
    let Some(game) = found else { return Ok(None) };
    let moved = conn
        .transaction(async |conn| {
            let is_claimed = store::games::claim_for_archive(conn, game).await?;
            if is_claimed {
                store::games::archive_events(conn, game).await?;
            }
            Ok(is_claimed)
        })
        .await;
    match moved {
        Ok(true) => Ok(Some((game, Ok(())))),
        // Another node is archiving this game and continues with the next one.
        Ok(false) => Ok(None),
        Err(error) => Ok(Some((game, Err(error)))),
    }
}
