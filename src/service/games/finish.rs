//! Work after the end of a game: conclusion, with results, ratings and the continuation of its
//! series, and archiving. Every node does both, one game at a time.

use std::collections::HashMap;

use crate::domain::event_log::{GameStatus, SeatResult, Version, rating_account};
use crate::domain::rating::{Rating, RatingCategory, rate};
use crate::domain::table::StoredGame;
use crate::domain::{GameId, PlayerId, event_log};
use crate::service::series::{record_game_end, start_next_game_if_due};
use crate::service::sweep::{ClaimedItem, sweep};
use crate::service::tasks::{catch_panic, run_detached};
use crate::service::{Context, Error, Result, SweepResult, log_failure};
use crate::store;
use crate::store::Connection;

use super::commands::search::SearchClient;

/// Concludes finished games, except those in `except`, in the order in which they ended. Assigns
/// each game its position among the finished games, and records its results and ratings.
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
        let claimed = ClaimedItem::new();
        let done = conn
            .transaction(async |conn| {
                match claimed.record(store::games::claim_game_to_conclude(conn, &except).await?) {
                    None => Ok(()),
                    Some(game) => catch_panic(conclude(&ctx, conn, game)).await,
                }
            })
            .await;
        claimed.into_outcome(done)
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

/// Rates the players of the game at `position` among the finished games.
async fn rate_players(
    conn: &mut Connection,
    game: &StoredGame,
    position: i64,
    results: &[SeatResult],
) -> Result<()> {
    let category = RatingCategory::of(game.settings);
    let rated: Vec<PlayerId> = results.iter().map(|result| rating_account(result.player)).collect();
    let before = store::players::find_ratings(conn, category, &rated).await?;
    for (player, rating) in compute_ratings(game, results, &before) {
        store::players::record_rating_change(conn, position, category, player, rating).await?;
    }
    Ok(())
}

/// Returns the new ratings of the players for which the game counts, given the ratings `before` it.
pub(crate) fn compute_ratings(
    game: &StoredGame,
    results: &[SeatResult],
    before: &HashMap<PlayerId, Rating>,
) -> Vec<(PlayerId, Rating)> {
    let rated_results: Vec<SeatResult> = results
        .iter()
        .map(|result| SeatResult { player: rating_account(result.player), ..result.clone() })
        .collect();
    rate(&rated_results, game.rating_mode, |player| {
        before.get(&player).copied().unwrap_or_default()
    })
}

/// Moves games that ended long enough ago into the archive, where a game takes a tenth of the
/// space, except those in `except`. A call moves a limited number of games; the next call
/// continues. A game moves in one transaction, so readers find all its events in exactly one of the
/// two places.
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
                catch_panic::<_, Error>(async {
                    Ok(store::games::archive_events(conn, game).await?)
                })
                .await?;
            }
            Ok::<_, Error>(is_claimed)
        })
        .await;
    match moved {
        Ok(true) => Ok(Some((game, Ok(())))),
        // Another node is archiving this game and continues with the next one.
        Ok(false) => Ok(None),
        Err(error) => Ok(Some((game, Err(error)))),
    }
}
