use crate::domain::notification::{Channel, Destination, DestinationAddress};
use crate::domain::table::Viewer;
use crate::domain::{DestinationId, IdempotentRequest, ProblemCode};
use crate::notifications::channels::push::PushSubscription;
use crate::service::idempotency::{Idempotent, find_or_record_request};
use crate::service::{Context, Error, Result};
use crate::store;

use super::{check_destination_quota, delete_destination, list_by_channel, lock_own_destination};

const CHANNELS: [Channel; 1] = [Channel::Push];

/// Subscribes a browser to push messages until the session of the viewer ends. A browser that
/// subscribes again keeps its subscription, which then belongs to this session. Subscriptions of
/// the browser by other accounts are deleted.
///
/// # Errors
/// The subscription is invalid, or its address is not allowed; the player has too many
/// subscriptions.
pub async fn create_push_subscription(
    ctx: &Context,
    viewer: Viewer,
    url: &str,
    p256dh: &str,
    auth: &str,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<Destination>> {
    let parsed = PushSubscription::parse(url, p256dh, auth);
    let id = DestinationId::new(ctx.new_id());
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::accounts::lock_availability(conn, viewer.player)
                .await?
                .ok_or(ProblemCode::SessionEnded)?;
            if let Some(made) =
                find_or_record_request(conn, viewer, request.as_ref(), id.uuid()).await?
            {
                let made =
                    lock_own_destination(conn, viewer, DestinationId::new(made), &CHANNELS).await?;
                return Ok(Idempotent::replayed(made));
            }
            let subscription =
                parsed.as_ref().map_err(|_| Error::Refused(ProblemCode::SubscriptionInvalid))?;
            ctx.senders
                .outbound
                .check_destination(subscription.endpoint())
                .map_err(Error::AddressForbidden)?;
            let address = DestinationAddress::Push {
                url: subscription.endpoint().expose().to_owned(),
                p256dh: subscription.p256dh(),
                auth: subscription.expose_auth(),
            };
            let url = subscription.endpoint().expose();
            store::destinations::lock_push_url(conn, url).await?;
            let all = list_by_channel(conn, viewer, &CHANNELS).await?;
            let same = all.into_iter().find(|known| known.address.url() == address.url());
            let id = match same {
                Some(same) => {
                    store::destinations::set_destination_address(conn, same.id, &address).await?;
                    same.id
                }
                None => {
                    check_destination_quota(conn, viewer, &CHANNELS, ctx.quotas.get().destinations)
                        .await?;
                    store::destinations::insert_destination(
                        conn,
                        id,
                        viewer.player,
                        &address,
                        true,
                    )
                    .await?;
                    id
                }
            };
            store::destinations::set_subscription_session(conn, id, viewer.session).await?;
            store::destinations::delete_subscriptions_except(conn, url, id).await?;
            lock_own_destination(conn, viewer, id, &CHANNELS).await.map(Idempotent::new)
        })
        .await
    })
    .await
}

/// Returns the player's push subscriptions.
pub async fn list_push_subscriptions(ctx: &Context, viewer: Viewer) -> Result<Vec<Destination>> {
    list_by_channel(&mut *ctx.connection().await?, viewer, &CHANNELS).await
}

/// Deletes a push subscription.
///
/// # Errors
/// The subscription does not exist.
pub async fn delete_push_subscription(
    ctx: &Context,
    viewer: Viewer,
    id: DestinationId,
) -> Result<()> {
    delete_destination(ctx, viewer, id, &CHANNELS).await
}
