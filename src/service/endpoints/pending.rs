use crate::domain::PlayerId;
use crate::domain::notification::Channel;
use crate::service::Result;
use crate::store::{self, Connection};

/// Nobody can confirm any more what was not confirmed yet. It is kept for some time, so that it counts.
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
