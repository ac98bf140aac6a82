use crate::notify;
use crate::service::context::to_the_end;
use crate::service::habits::recount;
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

/// Tells the player so from now on, also of what waits already. Quiet hours stay as `strict` as they were where that is not said.
///
/// # Errors
/// The account was deleted.
pub async fn change_notice_settings(
    ctx: &Context,
    viewer: Viewer,
    settings: NoticeSettings,
    strict: Option<bool>,
) -> Result<NoticeSettings> {
    let ctx = ctx.clone();
    to_the_end(async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            // Nobody else changes them meanwhile.
            let habits = store::lock_habits(conn, viewer.player).await?;
            let habits = habits.ok_or(Error::SessionEnded)?;
            let before = store::find_notice_settings(conn, viewer.player).await?;
            let mut settings = settings.clone();
            if let (Some(hours), Some(before)) = (&mut settings.quiet_hours, before.quiet_hours) {
                hours.strict = strict.unwrap_or(before.strict);
            }
            store::set_notice_settings(conn, viewer.player, &settings).await?;
            if settings.quiet_hours != before.quiet_hours {
                // Reminders come before the quiet hours.
                recount(conn, viewer, &habits).await?;
            }
            notify::reschedule(conn, viewer.player, ctx.turn_notice_wait).await?;
            Ok(settings)
        })
        .await
    })
    .await
}
