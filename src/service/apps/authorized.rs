use crate::domain::SessionId;
use crate::domain::account::App;
use crate::domain::table::Viewer;
use crate::service::{Context, Error, Result};
use crate::store;

/// The apps that the player has let in, the last used first.
pub async fn apps(ctx: &Context, viewer: Viewer) -> Result<Vec<App>> {
    Ok(store::apps::list_apps(&mut *ctx.connection().await?, viewer.player).await?)
}

/// The app that the session of the viewer is of; nothing if it is of none.
pub async fn shown_app(ctx: &Context, viewer: Viewer) -> Result<Option<App>> {
    let Viewer { player, session } = viewer;
    Ok(store::apps::find_app(&mut *ctx.connection().await?, player, session).await?)
}

/// Throws an app out: its tokens are refused from now on.
///
/// # Errors
/// The player has let in no such app, or has thrown it out before.
pub async fn revoke_app(ctx: &Context, viewer: Viewer, id: SessionId) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let was_there = store::apps::revoke_app(&mut conn, viewer.player, id).await?;
    if was_there { Ok(()) } else { Err(Error::AppNotFound) }
}

/// Throws out all apps of the player.
pub async fn revoke_apps(ctx: &Context, viewer: Viewer) -> Result<()> {
    Ok(store::apps::revoke_apps(&mut *ctx.connection().await?, viewer.player).await?)
}
