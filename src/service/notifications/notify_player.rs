use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

use crate::domain::notification::{
    Channel, DeliveryContent, FeedEntry, Notification, NotificationKind, NotificationSettings,
};
use crate::domain::{DeliveryId, PlayerId};
use crate::notifications::{Recipient, due};
use crate::store::endpoints::NewDelivery;
use crate::store::{self, Connection, Result};

/// Returns the player as a recipient; none if the account was deleted.
pub async fn load_recipient(conn: &mut Connection, player: PlayerId) -> Result<Option<Recipient>> {
    let Some(availability) = store::accounts::find_availability(conn, player).await? else {
        return Ok(None);
    };
    let settings = store::notifications::find_notification_settings(conn, player).await?;
    let endpoints = store::endpoints::list_destinations(conn, player).await?;
    let zone = TimeZone::get(&availability.absence.time_zone).unwrap_or(TimeZone::UTC);
    Ok(Some(Recipient { player, settings, zone, endpoints }))
}

/// Destinations that receive a notification besides the feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DestinationFilter {
    All,
    /// Webhooks only: another message informs people.
    WebhooksOnly,
}

/// Adds a notification to the player's feed and queues it for the player's destinations.
/// Notifications of a turn are sent after `delay`, and after the end of the `holiday`.
pub(super) async fn notify_recipient(
    conn: &mut Connection,
    recipient: &Recipient,
    mut record: FeedEntry,
    filter: DestinationFilter,
    delay: SignedDuration,
    holiday: Option<Timestamp>,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    record.position =
        store::notifications::append_notification(conn, recipient.player, &record).await?;
    let Recipient { settings, zone, endpoints, .. } = recipient;
    let kind = record.notice.kind();
    for endpoint in endpoints.iter().filter(|endpoint| endpoint.is_live()) {
        let channel = endpoint.address.channel();
        let passes_filter = filter == DestinationFilter::All || !channel.is_read_by_people();
        if !passes_filter
            || !settings.wants(kind, channel)
            || !endpoint.accepts(kind)
            || is_covered_by_other(&record.notice, settings, channel)
        {
            continue;
        }
        // Lock order: the destination before its messages. The destination may have been deleted or
        // turned off meanwhile.
        let endpoint = match store::endpoints::lock_destination(conn, endpoint.id).await? {
            Some(endpoint) if endpoint.is_live() => endpoint,
            _ => continue,
        };
        let for_people = channel.is_read_by_people();
        if let (Some(game), true) = (record.game, for_people) {
            // A notification on another subject does not replace that of a turn.
            let replaces_turns = record.notice.is_turn_notification() || record.notice.ends_turn();
            store::endpoints::drop_superseded_deliveries(conn, endpoint.id, game, replaces_turns)
                .await?;
        }
        let due_at = due(&record.notice, record.at, channel, settings, zone, delay, holiday);
        let delivery = NewDelivery {
            id: DeliveryId::new(new_id()),
            endpoint: endpoint.id,
            position: record.position,
            game: record.game,
            is_ordered: !for_people,
            content: &DeliveryContent::Notice(record.clone()),
            at: record.at,
            due_at: endpoint.earliest_delivery(due_at),
        };
        store::endpoints::insert_delivery(conn, &delivery).await?;
    }
    Ok(())
}

/// Returns true if another email covers the notification: the end of a game in a series, the
/// standings and the next game share one email.
fn is_covered_by_other(
    notice: &Notification,
    settings: &NotificationSettings,
    channel: Channel,
) -> bool {
    let is_part_of_game_end = match notice {
        Notification::SeriesStanding { .. } => true,
        Notification::SeriesReadyAsked { again, .. } => !again,
        _ => false,
    };
    is_part_of_game_end
        && channel.is_read_by_people()
        && settings.wants(NotificationKind::GameFinished, channel)
}

/// Notifies a player of an event outside games.
pub async fn notify_player(
    conn: &mut Connection,
    player: PlayerId,
    notice: Notification,
    at: Timestamp,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    let Some(recipient) = load_recipient(conn, player).await? else { return Ok(()) };
    let record = FeedEntry { position: 0, id: new_id(), game: None, version: None, at, notice };
    notify_recipient(
        conn,
        &recipient,
        record,
        DestinationFilter::All,
        SignedDuration::ZERO,
        None,
        new_id,
    )
    .await
}
