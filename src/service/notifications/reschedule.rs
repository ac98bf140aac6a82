use jiff::SignedDuration;

use crate::domain::notification::{
    Delivery, DeliveryContent, Destination, FeedEntry, Notification,
};
use crate::domain::{DestinationId, PlayerId};
use crate::notifications::{Recipient, due};
use crate::store::{self, Connection, Result};

use super::notify_player::load_recipient;
use super::subject::find_game;

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
    for destination in recipient.endpoints.iter().filter(may_change) {
        if store::endpoints::lock_destination(conn, destination.id).await?.is_none() {
            continue;
        }
        for delivery in store::endpoints::list_unattempted_deliveries(conn, destination.id).await? {
            if let DeliveryContent::Notice(record) = &delivery.content {
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
    let Some(destination) = store::endpoints::lock_destination(conn, id).await? else {
        return Ok(());
    };
    if !destination.address.channel().is_read_by_people() {
        return store::endpoints::make_deliveries_due(conn, id).await;
    }
    let Some(recipient) = load_recipient(conn, destination.player).await? else { return Ok(()) };
    for delivery in store::endpoints::list_pending_deliveries(conn, id).await? {
        if let DeliveryContent::Notice(record) = &delivery.content {
            reschedule_one(conn, &recipient, &destination, &delivery, record, delay).await?;
        } else {
            store::endpoints::reschedule_delivery(conn, &delivery, delivery.created_at).await?;
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
    let (mut notice, mut holiday) = (record.notice.clone(), None);
    if let Some(game) = record.game.filter(|_| notice.is_turn_notification()) {
        let game = find_game(conn, game).await?;
        holiday = game.seat_of(*player).and_then(|seat| game.holiday_end(seat, game.read_at));
        // Holidays move the deadline.
        if let Notification::YourTurn { deadline } | Notification::CoverACrown { deadline } =
            &mut notice
        {
            *deadline = game.waiting.deadline;
        }
    }
    let channel = destination.address.channel();
    let due_at = due(&notice, record.at, channel, settings, zone, delay, holiday);
    let due_at = destination.earliest_delivery(due_at);
    if due_at != delivery.due_at {
        store::endpoints::reschedule_delivery(conn, delivery, due_at).await?;
    }
    Ok(())
}
