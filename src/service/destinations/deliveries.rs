use crate::domain::notification::{Channel, Delivery, DeliveryContent, DeliveryState};
use crate::domain::table::Viewer;
use crate::domain::{DeliveryId, DestinationId, IdempotentRequest, ProblemCode};
use crate::service::idempotency::{Idempotent, find_or_record_request};
use crate::service::tasks::run_detached;
use crate::service::{Context, Error, Result};
use crate::store::destinations::NewDelivery;
use crate::store::{self, Connection};

use super::{lock_own_destination, require_own};

/// Returns the deliveries of a destination, newest first, optionally before a given one.
///
/// # Errors
/// The destination does not exist.
pub async fn list_deliveries(
    ctx: &Context,
    viewer: Viewer,
    destination: DestinationId,
    before: Option<DeliveryId>,
    limit: i64,
) -> Result<Vec<Delivery>> {
    let mut conn = ctx.connection().await?;
    let found = store::destinations::find_destination(&mut conn, destination).await?;
    let found = require_own(found, viewer, &Channel::ALL)?;
    let mut deliveries =
        store::destinations::list_deliveries(&mut conn, destination, before, limit).await?;
    // Messages to people contain links with which their reader can view a game or play.
    if found.address.channel() != Channel::Webhook {
        deliveries.iter_mut().for_each(|delivery| delivery.body = None);
    }
    Ok(deliveries)
}

/// Sends a test message.
///
/// # Errors
/// The destination does not exist, or is turned off; another test is in progress.
pub async fn test_destination(
    ctx: &Context,
    viewer: Viewer,
    destination: DestinationId,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<Delivery>> {
    let id = DeliveryId::new(ctx.new_id());
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            let known = find_or_record_request(conn, viewer, request.as_ref(), id.uuid()).await?;
            let found = lock_own_destination(conn, viewer, destination, &Channel::ALL).await?;
            if let Some(made) = known {
                return find_own_delivery(conn, destination, DeliveryId::new(made))
                    .await
                    .map(Idempotent::replayed);
            }
            if !found.is_live() {
                return Err(ProblemCode::DestinationDisabled.into());
            }
            let recent = store::destinations::list_deliveries(conn, destination, None, 100).await?;
            let is_pending_test = |delivery: &Delivery| {
                delivery.content == DeliveryContent::Test {}
                    && delivery.state == DeliveryState::Pending
            };
            if recent.iter().any(is_pending_test) {
                return Err(ProblemCode::TestInProgress.into());
            }
            let now = store::game_now(conn).await?;
            let test = NewDelivery {
                id,
                destination,
                feed_position: 0,
                game: None,
                is_ordered: false,
                content: &DeliveryContent::Test {},
                at: now,
                due_at: now,
            };
            store::destinations::insert_delivery(conn, &test).await?;
            find_own_delivery(conn, destination, id).await.map(Idempotent::new)
        })
        .await
    })
    .await
}

async fn find_own_delivery(
    conn: &mut Connection,
    destination: DestinationId,
    id: DeliveryId,
) -> Result<Delivery> {
    store::destinations::find_delivery(conn, destination, id)
        .await?
        .ok_or(Error::Refused(ProblemCode::DeliveryNotFound))
}

/// Sends a webhook delivery again, with the same id and body. A pending delivery is sent
/// immediately.
///
/// # Errors
/// The destination or delivery does not exist, or the destination is turned off.
pub async fn redeliver(
    ctx: &Context,
    viewer: Viewer,
    destination: DestinationId,
    delivery: DeliveryId,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<Delivery>> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            let known =
                find_or_record_request(conn, viewer, request.as_ref(), delivery.uuid()).await?;
            let found =
                lock_own_destination(conn, viewer, destination, &[Channel::Webhook]).await?;
            if known.is_some() {
                return find_own_delivery(conn, destination, delivery)
                    .await
                    .map(Idempotent::replayed);
            }
            if !found.is_live() {
                return Err(ProblemCode::DestinationDisabled.into());
            }
            let old = find_own_delivery(conn, destination, delivery).await?;
            store::destinations::redeliver(conn, &old).await?;
            find_own_delivery(conn, destination, delivery).await.map(Idempotent::new)
        })
        .await
    })
    .await
}
