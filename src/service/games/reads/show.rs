//! The current game, the authorization of its viewers, and the games of a player.

use crate::domain::event_log::{GameStatus, Version};
use crate::domain::table::{
    GameSummary, MyGamesCursor, PUBLIC_VIEWER, StoredGame, TableAccess, Viewer,
};
use crate::domain::{GameId, ProblemCode};
use crate::service::accounts::not_found_error;
use crate::service::{Context, Result};
use crate::store;
use crate::store::Connection;
use crate::store::games::GameForViewer;

/// Returns the current game.
///
/// # Errors
/// There is no such game for this viewer.
pub async fn get_game(ctx: &Context, viewer: Viewer, game: GameId) -> Result<StoredGame> {
    load_visible(&mut *ctx.connection().await?, viewer, game).await
}

/// Returns the current game if it is public.
///
/// # Errors
/// There is no such public game.
pub async fn get_public_game(ctx: &Context, game: GameId) -> Result<StoredGame> {
    load_visible(&mut *ctx.connection().await?, PUBLIC_VIEWER, game).await
}

/// Returns the game if the viewer may view it.
pub(crate) async fn load_visible(
    conn: &mut Connection,
    viewer: Viewer,
    game: GameId,
) -> Result<StoredGame> {
    let loaded = store::games::load_game(conn, game, viewer).await?;
    authorize_view(conn, viewer, loaded).await
}

/// Authorizes the viewer: public games are visible to all, other games to seated players, invited
/// players and players with a seat offer. An invisible game is reported as not found. An ended
/// session gets the same error in all cases, so that it cannot probe for games.
pub async fn authorize_view(
    conn: &mut Connection,
    viewer: Viewer,
    loaded: Option<GameForViewer>,
) -> Result<StoredGame> {
    let loaded = authorize_session(conn, viewer, loaded).await?;
    if may_view(&loaded, viewer) { Ok(loaded.game) } else { Err(ProblemCode::GameNotFound.into()) }
}

/// Returns the game if it exists and the viewer's session is live.
pub async fn authorize_session(
    conn: &mut Connection,
    viewer: Viewer,
    loaded: Option<GameForViewer>,
) -> Result<GameForViewer> {
    let Some(loaded) = loaded else {
        return Err(not_found_error(conn, viewer, ProblemCode::GameNotFound).await?);
    };
    if !loaded.session_is_live && !viewer.is_sessionless() {
        return Err(ProblemCode::SessionEnded.into());
    }
    Ok(loaded)
}

/// Returns true if the viewer may view the game. A seat offer grants access only while it stands.
pub fn may_view(loaded: &GameForViewer, viewer: Viewer) -> bool {
    let GameForViewer { game, viewer_is_invited, .. } = loaded;
    game.access == TableAccess::Public
        || *viewer_is_invited
        || game.seat_of(viewer.player).is_some()
        || game.is_offered_to(viewer.player)
}

/// Returns the games in which the player has a seat or an invitation, those that wait for the
/// player first.
pub async fn list_player_games(
    ctx: &Context,
    viewer: Viewer,
    status: Option<GameStatus>,
    after: Option<MyGamesCursor>,
    limit: i64,
) -> Result<Vec<GameSummary>> {
    let mut conn = ctx.connection().await?;
    Ok(store::games::list_player_games(&mut conn, viewer.player, status, after, limit).await?)
}

/// Records that the player has seen a version of the game, so that notifications about the turn are
/// dropped.
///
/// # Errors
/// The viewer may not view the game, or has no seat in it.
pub async fn mark_game_seen(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    version: Version,
) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let game = load_visible(&mut conn, viewer, game).await?;
    if game.seat_of(viewer.player).is_none() {
        return Err(ProblemCode::NotSeated.into());
    }
    let seen = version.min(game.version);
    Ok(store::games::set_seen_version(&mut conn, game.id, viewer.player, seen).await?)
}
