//! Destinations for notifications outside the feed, one kind per file. Lock order: the player
//! before the destination.

mod deliveries;
pub mod email;
mod push;
mod webhook;

pub use deliveries::{list_deliveries, redeliver, test_destination};
pub use email::{
    EmailAddresses, delete_email, list_email_addresses, set_email_address, verify_email_address,
};
pub use push::{create_push_subscription, delete_push_subscription, list_push_subscriptions};
pub use webhook::{
    WebhookChange, WebhookInput, WebhookKind, WebhookWithSecret, create_webhook, delete_webhook,
    list_webhooks, rotate_webhook_secret, update_webhook,
};

use crate::domain::notification::{Channel, Destination};
use crate::domain::table::Viewer;
use crate::domain::{DestinationId, ProblemCode};
use crate::service::accounts::require_live_session;
use crate::store;
use crate::store::Connection;

use super::context::Context;
use super::error::{Error, Result};
use super::tasks::run_detached;

/// Locks the destination until the end of the transaction, if it belongs to the player and to one
/// of the channels.
async fn lock_own_destination(
    conn: &mut Connection,
    viewer: Viewer,
    id: DestinationId,
    channels: &[Channel],
) -> Result<Destination> {
    require_own(store::destinations::lock_destination(conn, id).await?, viewer, channels)
}

fn require_own(
    found: Option<Destination>,
    viewer: Viewer,
    channels: &[Channel],
) -> Result<Destination> {
    let owned = found.filter(|destination| {
        destination.player == viewer.player && channels.contains(&destination.address.channel())
    });
    owned.ok_or(Error::Refused(ProblemCode::DestinationNotFound))
}

/// Returns the player's destinations on some channels.
async fn list_by_channel(
    conn: &mut Connection,
    viewer: Viewer,
    channels: &[Channel],
) -> Result<Vec<Destination>> {
    let mut all = store::destinations::list_destinations(conn, viewer.player).await?;
    all.retain(|destination| channels.contains(&destination.address.channel()));
    Ok(all)
}

/// Checks that the player may add a destination, and blocks concurrent additions until the end of
/// the transaction.
async fn check_destination_quota(
    conn: &mut Connection,
    viewer: Viewer,
    channels: &[Channel],
    quota: usize,
) -> Result<()> {
    store::accounts::lock_availability(conn, viewer.player)
        .await?
        .ok_or(ProblemCode::SessionEnded)?;
    require_live_session(conn, viewer).await?;
    let all = list_by_channel(conn, viewer, channels).await?;
    if all.len() < quota { Ok(()) } else { Err(ProblemCode::TooManyDestinations.into()) }
}

/// Removes a destination on one of the channels, with its deliveries.
async fn delete_destination(
    ctx: &Context,
    viewer: Viewer,
    id: DestinationId,
    channels: &'static [Channel],
) -> Result<()> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            lock_own_destination(conn, viewer, id, channels).await?;
            Ok(store::destinations::delete_destination(conn, id).await?)
        })
        .await
    })
    .await
}
