use crate::domain::notification::{Channel, Endpoint, EndpointAddress};
use crate::domain::table::Viewer;
use crate::domain::{DestinationId, IdempotentRequest};
use crate::notifications::channels::push::PushSubscription;
use crate::service::accounts::{Made, in_turn, made_before};
use crate::service::{Context, Error, Result};
use crate::store;

use super::{all_of, make_room, own, remove};

const CHANNELS: [Channel; 1] = [Channel::Push];

/// Subscribes a browser to push messages until the session of the viewer ends. A browser that
/// subscribes again keeps its subscription, which then belongs to this session. Subscriptions of
/// the browser by other accounts are deleted.
///
/// # Errors
/// The subscription is invalid, or its address is not allowed; the player has too many
/// subscriptions.
pub async fn subscribe(
    ctx: &Context,
    viewer: Viewer,
    url: &str,
    p256dh: &str,
    auth: &str,
    request: Option<IdempotentRequest>,
) -> Result<Made<Endpoint>> {
    let parsed = PushSubscription::parse(url, p256dh, auth);
    let id = DestinationId::new(ctx.new_id());
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), viewer.player, async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::accounts::lock_habits(conn, viewer.player).await?.ok_or(Error::SessionEnded)?;
            if let Some(made) = made_before(conn, viewer, request.as_ref(), id.uuid()).await? {
                let made = own(conn, viewer, DestinationId::new(made), &CHANNELS).await?;
                return Ok(Made::before(made));
            }
            let subscription = parsed.as_ref().map_err(|_| Error::SubscriptionInvalid)?;
            ctx.senders
                .outbound
                .permits(subscription.endpoint())
                .map_err(Error::AddressForbidden)?;
            let address = EndpointAddress::Push {
                url: subscription.endpoint().expose().to_owned(),
                p256dh: subscription.p256dh(),
                auth: subscription.expose_auth(),
            };
            let url = subscription.endpoint().expose();
            store::endpoints::lock_browser(conn, url).await?;
            let all = all_of(conn, viewer, &CHANNELS).await?;
            let same = all.into_iter().find(|known| known.address.url() == address.url());
            let id = match same {
                Some(same) => {
                    store::endpoints::set_address(conn, same.id, &address).await?;
                    same.id
                }
                None => {
                    make_room(conn, viewer, &CHANNELS, ctx.quotas.get().endpoints).await?;
                    store::endpoints::insert_endpoint(conn, id, viewer.player, &address, true)
                        .await?;
                    id
                }
            };
            store::endpoints::set_session(conn, id, viewer.session).await?;
            store::endpoints::delete_other_subscriptions(conn, url, id).await?;
            own(conn, viewer, id, &CHANNELS).await.map(Made::now)
        })
        .await
    })
    .await
}

/// Returns the player's push subscriptions.
pub async fn push_subscriptions(ctx: &Context, viewer: Viewer) -> Result<Vec<Endpoint>> {
    all_of(&mut *ctx.connection().await?, viewer, &CHANNELS).await
}

/// Deletes a push subscription.
///
/// # Errors
/// The subscription does not exist.
pub async fn unsubscribe(ctx: &Context, viewer: Viewer, id: DestinationId) -> Result<()> {
    remove(ctx, viewer, id, &CHANNELS).await
}
