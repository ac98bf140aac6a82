//! Destinations for notifications outside the feed, one kind per file.

mod deliveries;
mod mail;
mod pending;
mod push;
mod webhook;

pub use deliveries::{deliveries, redeliver, test_destination};
pub(crate) use mail::queue;
pub use mail::{
    MailAddresses, delete_email, mail_addresses, set_mail_address, verify_mail_address,
};
pub(crate) use pending::forget_pending;
pub use push::{push_subscriptions, subscribe, unsubscribe};
pub use webhook::{
    NewWebhook, WebhookChange, WebhookKind, WebhookWish, create_webhook, delete_webhook,
    rotate_webhook_secret, update_webhook, webhooks,
};

use crate::domain::DestinationId;
use crate::domain::notification::{Channel, Endpoint};
use crate::domain::table::Viewer;
use crate::service::accounts::still_live;
use crate::store::{self, Connection};

use super::context::Context;
use super::detached::run_detached;
use super::error::{Error, Result};

/// Locks the destination until the end of the transaction, if it belongs to the player and to one
/// of the channels.
async fn own(
    conn: &mut Connection,
    viewer: Viewer,
    id: DestinationId,
    channels: &[Channel],
) -> Result<Endpoint> {
    let found = store::endpoints::lock_endpoint(conn, id).await?;
    let own = found.filter(|endpoint| {
        endpoint.player == viewer.player && channels.contains(&endpoint.address.channel())
    });
    own.ok_or(Error::EndpointNotFound)
}

/// Returns the player's destinations on some channels.
async fn all_of(
    conn: &mut Connection,
    viewer: Viewer,
    channels: &[Channel],
) -> Result<Vec<Endpoint>> {
    let mut all = store::endpoints::list_endpoints(conn, viewer.player).await?;
    all.retain(|endpoint| channels.contains(&endpoint.address.channel()));
    Ok(all)
}

/// Checks that the player may add a destination, and blocks concurrent additions until the end of
/// the transaction.
async fn make_room(
    conn: &mut Connection,
    viewer: Viewer,
    channels: &[Channel],
    quota: usize,
) -> Result<()> {
    store::accounts::lock_habits(conn, viewer.player).await?.ok_or(Error::SessionEnded)?;
    still_live(conn, viewer).await?;
    let all = all_of(conn, viewer, channels).await?;
    if all.len() < quota { Ok(()) } else { Err(Error::TooManyEndpoints) }
}

/// Removes a destination on one of the channels, with its deliveries.
async fn remove(
    ctx: &Context,
    viewer: Viewer,
    id: DestinationId,
    channels: &'static [Channel],
) -> Result<()> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            own(conn, viewer, id, channels).await?;
            Ok(store::endpoints::delete_endpoint(conn, id).await?)
        })
        .await
    })
    .await
}
