use std::collections::{BTreeMap, BTreeSet};

use crate::service::context::to_the_end;
use crate::service::{Context, Error, FieldChange, Result};
use crate::store::{self, Channel, Digest, NoticeKind, NoticeSettings, QuietHours, Viewer};
use crate::words::Language;

/// What is to change of how somebody is told.
pub struct NoticeSettingsChange {
    pub language: FieldChange<Option<Language>>,
    pub quiet_hours: FieldChange<Option<QuietHours>>,
    pub digest: FieldChange<Digest>,
    pub off: FieldChange<BTreeMap<NoticeKind, BTreeSet<Channel>>>,
}

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
    change: NoticeSettingsChange,
) -> Result<NoticeSettings> {
    let ctx = ctx.clone();
    to_the_end(async move {
        let mut conn = ctx.connection().await?;
        let changed = conn.transaction(async |conn| {
            // Nobody else changes them meanwhile.
            store::lock_habits(conn, viewer.player).await?.ok_or(Error::SessionEnded)?;
            let mut settings = store::find_notice_settings(conn, viewer.player).await?;
            change.language.apply(&mut settings.language);
            change.quiet_hours.apply(&mut settings.quiet_hours);
            change.digest.apply(&mut settings.digest);
            change.off.apply(&mut settings.off);
            store::set_notice_settings(conn, viewer.player, &settings).await?;
            Ok(settings)
        });
        changed.await
    })
    .await
}
