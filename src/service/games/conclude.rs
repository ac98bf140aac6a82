//! Processes the end of a game: its position among the finished games, results, ratings, and the
//! continuation of its series. Every node does so, one game at a time, in the order in which the
//! games ended.

use tokio::sync::Mutex;

use crate::domain::event_log::{self, GameStatus, Version};
use crate::domain::table::StoredGame;
use crate::domain::{GameId, PlayerId};
use crate::service::detached::{catch_panic, run_detached};
use crate::service::series::{record_game_end, start_next_game_if_due};
use crate::service::sweep::sweep;
use crate::service::{Context, Error, Result, SweepResult, log_failure};
use crate::store::{self, Connection};

use super::rate::rate_players;
use super::search::SearchClient;

/// Concludes finished games, except those in `except`.
pub async fn conclude_games(ctx: &Context, except: &[GameId]) -> Result<SweepResult<GameId>> {
    sweep(except, |except| conclude_next(ctx, except)).await
}

/// If a game of a series has just ended, concludes it and all games that ended before it, and
/// starts the next game of the series if it is due. Clients that are notified of the end thus find
/// the series up to date. On failure, the background job retries.
pub(super) async fn conclude_series_game(
    ctx: &Context,
    game: &StoredGame,
    search_client: &SearchClient,
) {
    let Some(series) = game.series.filter(|_| game.status == GameStatus::Finished) else { return };
    match conclude_games(ctx, &[]).await {
        Ok(_) => start_next_game_if_due(ctx, series.id, search_client).await,
        Err(error) => log_failure("concluding a finished game failed, will be retried", &error),
    }
}

/// Concludes the next finished game. Returns the game and the result, or none if no game is left.
async fn conclude_next(ctx: &Context, except: Vec<GameId>) -> Result<Option<(GameId, Result<()>)>> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        let claimed = Mutex::new(None);
        let done = conn
            .transaction(async |conn| {
                let next = store::games::claim_game_to_conclude(conn, &except).await?;
                *claimed.lock().await = next;
                match next {
                    None => Ok(()),
                    Some(game) => catch_panic(conclude(&ctx, conn, game)).await,
                }
            })
            .await;
        match claimed.into_inner() {
            Some(game) => Ok(Some((game, done))),
            None => done.map(|()| None),
        }
    })
    .await
}

async fn conclude(ctx: &Context, conn: &mut Connection, id: GameId) -> Result<()> {
    let missing = || Error::Internal(format!("finished game {id} is missing"));
    let game: StoredGame = store::games::find_game(conn, id).await?.ok_or_else(missing)?;
    if game.is_sandbox() {
        return Ok(store::games::mark_concluded(conn, id).await?);
    }
    let events = store::games::list_events(conn, id, Version::NONE, game.version, i64::MAX).await?;
    let position = store::games::append_finished_game(conn, id).await?;
    if let Some(results) = event_log::results(&events) {
        store::games::insert_results(conn, id, position, &results).await?;
        let players: Vec<PlayerId> = results.iter().map(|result| result.player).collect();
        store::players::update_statistics(conn, &players).await?;
        rate_players(conn, &game, position, &results).await?;
        if let Some(series) = game.series {
            record_game_end(conn, series, &game, &results, &|| ctx.new_id()).await?;
        }
    }
    Ok(store::games::mark_concluded(conn, id).await?)
}
