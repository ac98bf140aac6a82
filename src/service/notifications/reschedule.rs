use jiff::SignedDuration;

use crate::domain::notification::{Delivery, DeliveryContent, Endpoint, FeedEntry, Notice};
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
    wait: SignedDuration,
) -> Result<()> {
    let Some(recipient) = load_recipient(conn, player).await? else { return Ok(()) };
    // A destination with failures keeps the pause until its next attempt.
    let may_change = |endpoint: &&Endpoint| {
        endpoint.is_live()
            && endpoint.address.channel().is_read_by_people()
            && endpoint.failing_since.is_none()
    };
    for endpoint in recipient.endpoints.iter().filter(may_change) {
        if store::endpoints::lock_endpoint(conn, endpoint.id).await?.is_none() {
            continue;
        }
        for delivery in store::endpoints::list_untried(conn, endpoint.id).await? {
            if let DeliveryContent::Notice(record) = &delivery.content {
                reschedule_one(conn, &recipient, endpoint, &delivery, record, wait).await?;
            }
        }
    }
    Ok(())
}

/// Makes messages due that were postponed because of earlier responses of the destination:
/// immediately for webhooks, outside quiet hours for people. Requires a lock on the player.
pub async fn release(conn: &mut Connection, id: DestinationId, wait: SignedDuration) -> Result<()> {
    let Some(endpoint) = store::endpoints::lock_endpoint(conn, id).await? else { return Ok(()) };
    if !endpoint.address.channel().is_read_by_people() {
        return store::endpoints::deliver_at_once(conn, id).await;
    }
    let Some(recipient) = load_recipient(conn, endpoint.player).await? else { return Ok(()) };
    for delivery in store::endpoints::list_waiting(conn, id).await? {
        if let DeliveryContent::Notice(record) = &delivery.content {
            reschedule_one(conn, &recipient, &endpoint, &delivery, record, wait).await?;
        } else {
            store::endpoints::hold_delivery(conn, &delivery, delivery.created_at).await?;
        }
    }
    Ok(())
}

async fn reschedule_one(
    conn: &mut Connection,
    recipient: &Recipient,
    endpoint: &Endpoint,
    delivery: &Delivery,
    record: &FeedEntry,
    wait: SignedDuration,
) -> Result<()> {
    let Recipient { player, settings, zone, .. } = recipient;
    let (mut notice, mut holiday) = (record.notice.clone(), None);
    if let Some(game) = record.game.filter(|_| notice.is_of_a_turn()) {
        let game = find_game(conn, game).await?;
        holiday = game.seat_of(*player).and_then(|seat| game.on_holiday_until(seat, game.read_at));
        // Holidays move the deadline.
        if let Notice::YourTurn { deadline } | Notice::CoverACrown { deadline } = &mut notice {
            *deadline = game.waiting.deadline;
        }
    }
    let channel = endpoint.address.channel();
    let due_at = due(&notice, record.at, channel, settings, zone, wait, holiday);
    let due_at = endpoint.earliest(due_at);
    if due_at != delivery.due_at {
        store::endpoints::hold_delivery(conn, delivery, due_at).await?;
    }
    Ok(())
}
