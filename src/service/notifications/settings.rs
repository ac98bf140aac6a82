use std::collections::{BTreeMap, BTreeSet};

use crate::domain::clock::QuietHours;
use crate::domain::notification::{
    Channel, DigestFrequency, NotificationKind, NotificationSettings,
};
use crate::domain::table::Viewer;
use crate::i18n::Language;
use crate::service::accounts::{recompute_deadlines, with_account_lock};
use crate::service::{Context, Error, FieldChange, Result};
use crate::store;

/// Changes to notification settings.
pub struct NotificationSettingsChange {
    pub language: FieldChange<Option<Language>>,
    pub quiet_hours: FieldChange<Option<QuietHours>>,
    /// Strictness of new quiet hours; none keeps the current value.
    pub strict: Option<bool>,
    pub digest: FieldChange<DigestFrequency>,
    pub off: FieldChange<BTreeMap<NotificationKind, BTreeSet<Channel>>>,
}

/// Returns the player's notification settings.
pub async fn get_notification_settings(
    ctx: &Context,
    viewer: Viewer,
) -> Result<NotificationSettings> {
    let mut conn = ctx.connection().await?;
    Ok(store::notifications::find_notification_settings(&mut conn, viewer.player).await?)
}

/// Updates the notification settings, also for pending messages. Quiet hours keep their value of
/// `strict` unless the request sets it.
///
/// # Errors
/// The account was deleted; the stored settings differ from `matches_precondition`.
pub async fn update_notification_settings(
    ctx: &Context,
    viewer: Viewer,
    matches_precondition: impl Fn(&NotificationSettings) -> bool + Send + Sync + 'static,
    change: NotificationSettingsChange,
) -> Result<NotificationSettings> {
    let ctx = ctx.clone();
    with_account_lock(ctx.account_locks.clone(), viewer.player, async move {
        let _scan_permit = ctx.account_locks.acquire_scan().await?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            // Locked against concurrent changes.
            let availability = store::accounts::lock_availability(conn, viewer.player).await?;
            let availability = availability.ok_or(Error::SessionEnded)?;
            let before =
                store::notifications::find_notification_settings(conn, viewer.player).await?;
            if !matches_precondition(&before) {
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
            store::notifications::set_notification_settings(conn, viewer.player, &settings).await?;
            if settings.quiet_hours != before.quiet_hours {
                // Reminders are sent before quiet hours begin.
                recompute_deadlines(conn, viewer, &availability).await?;
            }
            super::reschedule::reschedule(conn, viewer.player, ctx.turn_notification_delay).await?;
            Ok(settings)
        })
        .await
    })
    .await
}
