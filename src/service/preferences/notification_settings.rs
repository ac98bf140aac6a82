//! Notification settings of a player, and the due times of pending messages, which follow the
//! settings.

use std::collections::{BTreeMap, BTreeSet};

use jiff::SignedDuration;

use crate::domain::clock::QuietHours;
use crate::domain::notification::{
    Channel, Delivery, DeliveryContent, Destination, DigestFrequency, FeedEntry, Notification,
    NotificationKind, NotificationSettings,
};
use crate::domain::table::Viewer;
use crate::domain::{DestinationId, PlayerId, ProblemCode};
use crate::i18n::Language;
use crate::notifications::{Recipient, due};
use crate::service::notifications::{find_game, load_recipient};
use crate::service::{Context, FieldChange, Result};
use crate::store;
use crate::store::Connection;

use super::availability::recompute_deadlines;

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
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let _scan_permit = ctx.account_locks.acquire_scan().await?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            // Locked against concurrent changes.
            let availability = store::accounts::lock_availability(conn, viewer.player).await?;
            let availability = availability.ok_or(ProblemCode::SessionEnded)?;
            let before =
                store::notifications::find_notification_settings(conn, viewer.player).await?;
            if !matches_precondition(&before) {
                return Err(ProblemCode::SettingsStale.into());
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
            reschedule(conn, viewer.player, ctx.turn_notification_delay).await?;
            Ok(settings)
        })
        .await
    })
    .await
}

/// Recomputes the due times of pending messages after a change of the player's settings or
/// holidays. Requires a lock on the player.
pub async fn reschedule(
    conn: &mut Connection,
    player: PlayerId,
    delay: SignedDuration,
) -> Result<()> {
    let Some(recipient) = load_recipient(conn, player).await? else { return Ok(()) };
    // A destination with failures keeps the pause until its next attempt.
    let may_change = |destination: &&Destination| {
        destination.is_live()
            && destination.address.channel().is_read_by_people()
            && destination.failing_since.is_none()
    };
    for destination in recipient.destinations.iter().filter(may_change) {
        if store::destinations::lock_destination(conn, destination.id).await?.is_none() {
            continue;
        }
        for delivery in
            store::destinations::list_unattempted_deliveries(conn, destination.id).await?
        {
            if let DeliveryContent::Notification(record) = &delivery.content {
                reschedule_one(conn, &recipient, destination, &delivery, record, delay).await?;
            }
        }
    }
    Ok(())
}

/// Makes messages due that were postponed because of earlier responses of the destination:
/// immediately for webhooks, outside quiet hours for people. Requires a lock on the player.
pub async fn release(
    conn: &mut Connection,
    id: DestinationId,
    delay: SignedDuration,
) -> Result<()> {
    let Some(destination) = store::destinations::lock_destination(conn, id).await? else {
        return Ok(());
    };
    if !destination.address.channel().is_read_by_people() {
        return Ok(store::destinations::make_deliveries_due(conn, id).await?);
    }
    let Some(recipient) = load_recipient(conn, destination.player).await? else { return Ok(()) };
    for delivery in store::destinations::list_pending_deliveries(conn, id).await? {
        if let DeliveryContent::Notification(record) = &delivery.content {
            reschedule_one(conn, &recipient, &destination, &delivery, record, delay).await?;
        } else {
            store::destinations::reschedule_delivery(conn, &delivery, delivery.created_at).await?;
        }
    }
    Ok(())
}

async fn reschedule_one(
    conn: &mut Connection,
    recipient: &Recipient,
    destination: &Destination,
    delivery: &Delivery,
    record: &FeedEntry,
    delay: SignedDuration,
) -> Result<()> {
    let Recipient { player, settings, zone, .. } = recipient;
    let (mut notification, mut holiday) = (record.notification.clone(), None);
    if let Some(game) = record.game.filter(|_| notification.is_turn_notification()) {
        let game = find_game(conn, game).await?;
        holiday = game.seat_of(*player).and_then(|seat| game.holiday_end(seat, game.read_at));
        // Holidays move the deadline.
        if let Notification::YourTurn { deadline } | Notification::CoverACrown { deadline } =
            &mut notification
        {
            *deadline = game.waiting.deadline;
        }
    }
    let channel = destination.address.channel();
    let due_at = due(&notification, record.at, channel, settings, zone, delay, holiday);
    let due_at = destination.earliest_delivery(due_at);
    if due_at != delivery.due_at {
        store::destinations::reschedule_delivery(conn, delivery, due_at).await?;
    }
    Ok(())
}
