use std::collections::{BTreeMap, BTreeSet};

use crate::domain::clock::QuietHours;
use crate::domain::notification::{Channel, DigestFrequency, NoticeSettings, NotificationKind};
use crate::domain::table::Viewer;
use crate::i18n::Language;
use crate::service::accounts::{in_turn, recount};
use crate::service::{Context, Error, FieldChange, Result};
use crate::store;

/// Changes to notification settings.
pub struct NoticeSettingsChange {
    pub language: FieldChange<Option<Language>>,
    pub quiet_hours: FieldChange<Option<QuietHours>>,
    /// Strictness of new quiet hours; none keeps the current value.
    pub strict: Option<bool>,
    pub digest: FieldChange<DigestFrequency>,
    pub off: FieldChange<BTreeMap<NotificationKind, BTreeSet<Channel>>>,
}

/// Returns the player's notification settings.
pub async fn notice_settings(ctx: &Context, viewer: Viewer) -> Result<NoticeSettings> {
    let mut conn = ctx.connection().await?;
    Ok(store::notifications::find_notice_settings(&mut conn, viewer.player).await?)
}

/// Updates the notification settings, also for pending messages. Quiet hours keep their value of
/// `strict` unless the request sets it.
///
/// # Errors
/// The account was deleted; the stored settings differ from `as_seen`.
pub async fn update_notification_settings(
    ctx: &Context,
    viewer: Viewer,
    as_seen: impl Fn(&NoticeSettings) -> bool + Send + Sync + 'static,
    change: NoticeSettingsChange,
) -> Result<NoticeSettings> {
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), viewer.player, async move {
        let _place = ctx.turns.walk().await?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            // Locked against concurrent changes.
            let habits = store::accounts::lock_habits(conn, viewer.player).await?;
            let habits = habits.ok_or(Error::SessionEnded)?;
            let before = store::notifications::find_notice_settings(conn, viewer.player).await?;
            if !as_seen(&before) {
                return Err(Error::SettingsStale);
            }
            let mut settings = before.clone();
            change.language.apply(&mut settings.language);
            change.quiet_hours.apply(&mut settings.quiet_hours);
            if let (Some(hours), Some(before)) = (&mut settings.quiet_hours, before.quiet_hours) {
                hours.strict = change.strict.unwrap_or(before.strict);
            }
            change.digest.apply(&mut settings.digest);
            change.off.apply(&mut settings.off);
            store::notifications::set_notice_settings(conn, viewer.player, &settings).await?;
            if settings.quiet_hours != before.quiet_hours {
                // Reminders are sent before quiet hours begin.
                recount(conn, viewer, &habits).await?;
            }
            super::reschedule::reschedule(conn, viewer.player, ctx.turn_notification_delay).await?;
            Ok(settings)
        })
        .await
    })
    .await
}
