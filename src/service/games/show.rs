use crate::domain::GameId;
use crate::domain::table::{NOBODY, StoredGame, TableAccess, Viewer};
use crate::service::{Context, Error, Result};
use crate::store::games::GameForViewer;
use crate::store::{self, Connection};

/// The game as it stands.
///
/// # Errors
/// There is no such game for this viewer.
pub async fn get_game(ctx: &Context, viewer: Viewer, game: GameId) -> Result<StoredGame> {
    load_visible(&mut *ctx.connection().await?, viewer, game).await
}

/// The game as it stands, if everybody may see it.
///
/// # Errors
/// There is no such game for everybody.
pub async fn public_game(ctx: &Context, game: GameId) -> Result<StoredGame> {
    load_visible(&mut *ctx.connection().await?, NOBODY, game).await
}

/// The game, if the viewer may see it.
pub(crate) async fn load_visible(
    conn: &mut Connection,
    viewer: Viewer,
    game: GameId,
) -> Result<StoredGame> {
    let loaded = store::games::load_game(conn, game, viewer).await?;
    authorize_view(conn, viewer, loaded).await
}

/// Who may see what: a public game everybody, another one who sits there, is invited, or is offered a seat. What one may not see is not
/// there; nor may a session that is over tell the one from the other.
pub(super) async fn authorize_view(
    conn: &mut Connection,
    viewer: Viewer,
    loaded: Option<GameForViewer>,
) -> Result<StoredGame> {
    let loaded = authorize_session(conn, viewer, loaded).await?;
    if may_view(&loaded, viewer) { Ok(loaded.game) } else { Err(Error::GameNotFound) }
}

/// Access of the viewer to the game. The offer of a seat grants it only while the offer stands.
pub(super) fn may_view(loaded: &GameForViewer, viewer: Viewer) -> bool {
    let GameForViewer { game, viewer_is_invited, .. } = loaded;
    game.access == TableAccess::Public
        || *viewer_is_invited
        || game.seat_of(viewer.player).is_some()
        || game.is_offered_to(viewer.player)
}

/// The game, if there is one and the viewer is still logged in.
pub(super) async fn authorize_session(
    conn: &mut Connection,
    viewer: Viewer,
    loaded: Option<GameForViewer>,
) -> Result<GameForViewer> {
    let Some(loaded) = loaded else {
        let live = viewer.has_no_session()
            || store::accounts::session_is_live(conn, viewer.player, viewer.session).await?;
        return Err(if live { Error::GameNotFound } else { Error::SessionEnded });
    };
    if !loaded.session_is_live && !viewer.has_no_session() {
        return Err(Error::SessionEnded);
    }
    Ok(loaded)
}
