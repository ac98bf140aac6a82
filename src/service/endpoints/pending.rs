use crate::domain::PlayerId;
use crate::domain::notification::Channel;
use crate::service::Result;
use crate::store::{self, Connection};

/// Invalidates unconfirmed addresses. The rows are kept for some time, because they count toward
/// the limit.
pub(crate) async fn forget_pending(conn: &mut Connection, player: PlayerId) -> Result<()> {
    for endpoint in store::endpoints::list_endpoints(conn, player).await? {
        let is_pending = endpoint.verified_at.is_none() && endpoint.retired_at.is_none();
        if endpoint.address.channel() == Channel::Mail && is_pending {
            store::endpoints::disable_endpoint(conn, endpoint.id).await?;
            store::endpoints::retire_endpoint(conn, endpoint.id).await?;
        }
    }
    Ok(())
}
