use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

use crate::domain::notification::{
    Channel, DeliveryContent, FeedEntry, Notice, NoticeSettings, NotificationKind,
};
use crate::domain::{DeliveryId, PlayerId};
use crate::notifications::{Recipient, due};
use crate::store::endpoints::NewDelivery;
use crate::store::{self, Connection, Result};

/// Returns the player as a recipient; none if the account was deleted.
pub async fn load_recipient(conn: &mut Connection, player: PlayerId) -> Result<Option<Recipient>> {
    let Some(habits) = store::accounts::find_habits(conn, player).await? else {
        return Ok(None);
    };
    let settings = store::notifications::find_notice_settings(conn, player).await?;
    let endpoints = store::endpoints::list_endpoints(conn, player).await?;
    let zone = TimeZone::get(&habits.absence.time_zone).unwrap_or(TimeZone::UTC);
    Ok(Some(Recipient { player, settings, zone, endpoints }))
}

/// Destinations that receive a notification besides the feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    Everybody,
    /// Webhooks only: another message informs people.
    Programs,
}

/// Adds a notification to the player's feed and queues it for the player's destinations.
/// Notifications of a turn are sent after `wait`, and after the end of the `holiday`.
pub(super) async fn notify_recipient(
    conn: &mut Connection,
    recipient: &Recipient,
    mut record: FeedEntry,
    reach: Reach,
    wait: SignedDuration,
    holiday: Option<Timestamp>,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    record.position = store::notifications::append_notice(conn, recipient.player, &record).await?;
    let Recipient { settings, zone, endpoints, .. } = recipient;
    let kind = record.notice.kind();
    for endpoint in endpoints.iter().filter(|endpoint| endpoint.is_live()) {
        let channel = endpoint.address.channel();
        let is_reached = reach == Reach::Everybody || !channel.is_read_by_people();
        if !is_reached
            || !settings.wants(kind, channel)
            || !endpoint.wants(kind)
            || is_told_already(&record.notice, settings, channel)
        {
            continue;
        }
        // Lock order: the destination before its messages. The destination may have been deleted or
        // turned off meanwhile.
        let endpoint = match store::endpoints::lock_endpoint(conn, endpoint.id).await? {
            Some(endpoint) if endpoint.is_live() => endpoint,
            _ => continue,
        };
        let for_people = channel.is_read_by_people();
        if let (Some(game), true) = (record.game, for_people) {
            // A notification on another subject does not replace that of a turn.
            let turns_too = record.notice.is_of_a_turn() || record.notice.ends_the_turn();
            store::endpoints::drop_replaced(conn, endpoint.id, game, turns_too).await?;
        }
        let due_at = due(&record.notice, record.at, channel, settings, zone, wait, holiday);
        let delivery = NewDelivery {
            id: DeliveryId::new(new_id()),
            endpoint: endpoint.id,
            position: record.position,
            game: record.game,
            in_order: !for_people,
            content: &DeliveryContent::Notice(record.clone()),
            at: record.at,
            due_at: endpoint.earliest(due_at),
        };
        store::endpoints::insert_delivery(conn, &delivery).await?;
    }
    Ok(())
}

/// Returns true if another email covers the notification: the end of a game in a series, the
/// standings and the next game share one email.
fn is_told_already(notice: &Notice, settings: &NoticeSettings, channel: Channel) -> bool {
    let with_the_end = match notice {
        Notice::SeriesStanding { .. } => true,
        Notice::SeriesReadyAsked { again, .. } => !again,
        _ => false,
    };
    with_the_end
        && channel.is_read_by_people()
        && settings.wants(NotificationKind::GameFinished, channel)
}

/// Notifies a player of an event outside games.
pub async fn notify_player(
    conn: &mut Connection,
    player: PlayerId,
    notice: Notice,
    at: Timestamp,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    let Some(recipient) = load_recipient(conn, player).await? else { return Ok(()) };
    let record = FeedEntry { position: 0, id: new_id(), game: None, version: None, at, notice };
    notify_recipient(conn, &recipient, record, Reach::Everybody, SignedDuration::ZERO, None, new_id)
        .await
}
