use crate::domain::SessionId;
use crate::domain::account::App;
use crate::domain::table::Viewer;
use crate::service::{Context, Error, Result};
use crate::store;

/// Returns the apps authorized by the player, most recently used first.
pub async fn list_apps(ctx: &Context, viewer: Viewer) -> Result<Vec<App>> {
    Ok(store::apps::list_apps(&mut *ctx.connection().await?, viewer.player).await?)
}

/// Returns the app that the viewer's session belongs to, if any.
pub async fn find_current_app(ctx: &Context, viewer: Viewer) -> Result<Option<App>> {
    let Viewer { player, session } = viewer;
    Ok(store::apps::find_app(&mut *ctx.connection().await?, player, session).await?)
}

/// Revokes an app: its tokens are rejected from now on.
///
/// # Errors
/// The player has not authorized this app, or has already revoked it.
pub async fn revoke_app(ctx: &Context, viewer: Viewer, id: SessionId) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let revoked = store::apps::revoke_app(&mut conn, viewer.player, id).await?;
    if revoked { Ok(()) } else { Err(Error::AppNotFound) }
}

/// Revokes all apps of the player.
pub async fn revoke_apps(ctx: &Context, viewer: Viewer) -> Result<()> {
    Ok(store::apps::revoke_apps(&mut *ctx.connection().await?, viewer.player).await?)
}
