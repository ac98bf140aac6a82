//! Emails of the account itself, such as confirmations, which are not notifications.

use crate::domain::notification::{Channel, DeliveryContent};
use crate::domain::{DeliveryId, DestinationId, PlayerId};
use crate::service::Result;
use crate::store::destinations::NewDelivery;
use crate::store::{self, Connection};

/// Invalidates unconfirmed addresses. The rows are kept for some time, because they count toward
/// the limit.
pub(crate) async fn invalidate_pending_emails(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<()> {
    for destination in store::destinations::list_destinations(conn, player).await? {
        let is_pending = destination.verified_at.is_none() && destination.retired_at.is_none();
        if destination.address.channel() == Channel::Email && is_pending {
            store::destinations::disable_destination(conn, destination.id).await?;
            store::destinations::retire_destination(conn, destination.id).await?;
        }
    }
    Ok(())
}

/// Queues an email that is not a notification.
pub(crate) async fn queue_email(
    conn: &mut Connection,
    id: DeliveryId,
    destination: DestinationId,
    content: &DeliveryContent,
) -> Result<()> {
    let now = store::game_now(conn).await?;
    let delivery = NewDelivery {
        id,
        destination,
        feed_position: 0,
        game: None,
        is_ordered: false,
        content,
        at: now,
        due_at: now,
    };
    Ok(store::destinations::insert_delivery(conn, &delivery).await?)
}
