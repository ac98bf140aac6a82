use crate::service::context::to_the_end;
use crate::service::{Context, Error, Result};
use crate::store::{self, NoticeSettings, Viewer};

/// How the player wants to be told.
///
/// # Errors
/// The store fails.
pub async fn notice_settings(ctx: &Context, viewer: Viewer) -> Result<NoticeSettings> {
    let mut conn = ctx.connection().await?;
    Ok(store::find_notice_settings(&mut conn, viewer.player).await?)
}

/// Tells the player so from now on. What waits already, waits on, unless it is not wanted any more.
///
/// # Errors
/// The account was deleted.
pub async fn change_notice_settings(
    ctx: &Context,
    viewer: Viewer,
    settings: NoticeSettings,
) -> Result<NoticeSettings> {
    let ctx = ctx.clone();
    to_the_end(async move {
        let mut conn = ctx.connection().await?;
        let changed = conn.transaction(async |conn| {
            // Nobody else changes them meanwhile.
            store::lock_habits(conn, viewer.player).await?.ok_or(Error::SessionEnded)?;
            Ok::<_, Error>(store::set_notice_settings(conn, viewer.player, &settings).await?)
        });
        changed.await?;
        Ok(settings)
    })
    .await
}
