//! Public data of players.

use crate::domain::account::{Player, ShownPlayer};
use crate::domain::event_log::rating_account;
use crate::domain::player::{
    FinishedGame, FinishedGameFilter, HeadToHead, LeaderboardCursor, LeaderboardEntry,
    RatingHistoryEntry, Reliability, Statistics,
};
use crate::domain::rating::{Rating, RatingCategory};
use crate::domain::table::Viewer;
use crate::domain::{PlayerId, ProblemCode};
use crate::service::player_name::name_keys;
use crate::service::{Context, Error, ExpensiveWorkKey, Result};
use crate::store;
use crate::store::Connection;

/// Public profile of a player.
pub struct Profile {
    pub player: Player,
    /// Owner of a bot; none for a person.
    pub owner: Option<Player>,
    pub reliability: Reliability,
    /// Ratings by category; a house player has the ratings of its level.
    pub ratings: Vec<(RatingCategory, Rating)>,
}

/// # Errors
/// The player does not exist, or the account was deleted.
pub async fn get_player(ctx: &Context, player: PlayerId) -> Result<Profile> {
    let mut conn = ctx.connection().await?;
    let found = find_existing(&mut conn, player).await?;
    Ok(Profile {
        player: found,
        owner: store::accounts::find_owner(&mut conn, player).await?,
        reliability: store::players::find_reliability(&mut conn, player).await?,
        ratings: store::players::list_player_ratings(&mut conn, rating_account(player)).await?,
    })
}

/// Returns up to `limit` players with names that start with a text, ordered by name. Case,
/// surrounding spaces and the form of apostrophes are ignored.
pub async fn search_players(ctx: &Context, name: &str, limit: i64) -> Result<Vec<ShownPlayer>> {
    let mut conn = ctx.connection().await?;
    Ok(store::accounts::search_players(&mut conn, &name_keys(name), limit).await?)
}

async fn find_existing(conn: &mut Connection, player: PlayerId) -> Result<Player> {
    store::accounts::find_player(conn, player)
        .await?
        .ok_or(Error::Refused(ProblemCode::ProfileNotFound))
}

/// Returns the finished games of a player that the viewer may see, latest first.
///
/// # Errors
/// The player does not exist, or the account was deleted.
pub async fn list_finished_games(
    ctx: &Context,
    viewer: Viewer,
    player: PlayerId,
    filter: FinishedGameFilter,
    before: Option<i64>,
    limit: i64,
) -> Result<Vec<FinishedGame>> {
    let task_ctx = ctx.clone();
    ctx.with_permit(ExpensiveWorkKey::Account(viewer.player), async move {
        let conn = &mut *task_ctx.connection().await?;
        find_existing(conn, player).await?;
        Ok(store::players::list_player_history(conn, player, viewer.player, &filter, before, limit)
            .await?)
    })
    .await
}

/// Returns the ratings of a player in a category after each game, latest first. House players with
/// the same strategy share them.
///
/// # Errors
/// The player does not exist, or the account was deleted.
pub async fn list_rating_history(
    ctx: &Context,
    viewer: Viewer,
    player: PlayerId,
    category: RatingCategory,
    before: Option<i64>,
    limit: i64,
) -> Result<Vec<RatingHistoryEntry>> {
    let task_ctx = ctx.clone();
    ctx.with_permit(ExpensiveWorkKey::Account(viewer.player), async move {
        let conn = &mut *task_ctx.connection().await?;
        find_existing(conn, player).await?;
        let (player, viewer) = (rating_account(player), viewer.player);
        Ok(store::players::list_rating_history(conn, player, viewer, category, before, limit)
            .await?)
    })
    .await
}

/// Returns statistics of a player's results and thinking time, over the games that the viewer may
/// see.
///
/// # Errors
/// The player does not exist, or the account was deleted.
pub async fn get_statistics(
    ctx: &Context,
    viewer: Viewer,
    player: PlayerId,
) -> Result<(Vec<Statistics>, Reliability)> {
    let task_ctx = ctx.clone();
    ctx.with_permit(ExpensiveWorkKey::Account(viewer.player), async move {
        let conn = &mut *task_ctx.connection().await?;
        find_existing(conn, player).await?;
        let statistics = store::players::find_statistics(conn, player, viewer.player).await?;
        Ok((statistics, store::players::find_reliability(conn, player).await?))
    })
    .await
}

/// Returns the results of a player against another, over the games that the viewer may see.
///
/// # Errors
/// A player does not exist, or an account was deleted.
pub async fn get_head_to_head(
    ctx: &Context,
    viewer: Viewer,
    player: PlayerId,
    opponent: PlayerId,
) -> Result<Vec<HeadToHead>> {
    let task_ctx = ctx.clone();
    ctx.with_permit(ExpensiveWorkKey::Account(viewer.player), async move {
        let conn = &mut *task_ctx.connection().await?;
        find_existing(conn, player).await?;
        find_existing(conn, opponent).await?;
        Ok(store::players::find_head_to_head(conn, player, viewer.player, opponent).await?)
    })
    .await
}

/// Returns the best players of a category.
pub async fn list_leaders(
    ctx: &Context,
    category: RatingCategory,
    after: Option<LeaderboardCursor>,
    limit: i64,
) -> Result<Vec<LeaderboardEntry>> {
    let mut conn = ctx.connection().await?;
    Ok(store::players::list_leaders(&mut conn, category, after, limit).await?)
}
