use crate::domain::PlayerId;
use crate::domain::notification::Channel;
use crate::service::Result;
use crate::store::{self, Connection};

/// Invalidates unconfirmed addresses. The rows are kept for some time, because they count toward
/// the limit.
pub(crate) async fn invalidate_pending_emails(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<()> {
    for destination in store::endpoints::list_destinations(conn, player).await? {
        let is_pending = destination.verified_at.is_none() && destination.retired_at.is_none();
        if destination.address.channel() == Channel::Email && is_pending {
            store::endpoints::disable_destination(conn, destination.id).await?;
            store::endpoints::retire_destination(conn, destination.id).await?;
        }
    }
    Ok(())
}
