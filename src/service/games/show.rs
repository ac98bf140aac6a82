use crate::domain::GameId;
use crate::domain::table::{PUBLIC_VIEWER, StoredGame, TableAccess, Viewer};
use crate::service::{Context, Error, Result};
use crate::store::games::GameForViewer;
use crate::store::{self, Connection};

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
pub(super) async fn authorize_view(
    conn: &mut Connection,
    viewer: Viewer,
    loaded: Option<GameForViewer>,
) -> Result<StoredGame> {
    let loaded = authorize_session(conn, viewer, loaded).await?;
    if may_view(&loaded, viewer) { Ok(loaded.game) } else { Err(Error::GameNotFound) }
}

/// Returns true if the viewer may view the game. A seat offer grants access only while it stands.
pub(super) fn may_view(loaded: &GameForViewer, viewer: Viewer) -> bool {
    let GameForViewer { game, viewer_is_invited, .. } = loaded;
    game.access == TableAccess::Public
        || *viewer_is_invited
        || game.seat_of(viewer.player).is_some()
        || game.is_offered_to(viewer.player)
}

/// Returns the game if it exists and the viewer's session is live.
pub(super) async fn authorize_session(
    conn: &mut Connection,
    viewer: Viewer,
    loaded: Option<GameForViewer>,
) -> Result<GameForViewer> {
    let Some(loaded) = loaded else {
        let live = viewer.is_sessionless()
            || store::accounts::is_session_live(conn, viewer.player, viewer.session).await?;
        return Err(if live { Error::GameNotFound } else { Error::SessionEnded });
    };
    if !loaded.session_is_live && !viewer.is_sessionless() {
        return Err(Error::SessionEnded);
    }
    Ok(loaded)
}
