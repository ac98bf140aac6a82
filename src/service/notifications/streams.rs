use jiff::SignedDuration;
use tokio::sync::watch;

use crate::auth::StreamTicket;
use crate::domain::table::Viewer;
use crate::service::accounts::check_session;
use crate::service::context::run_detached;
use crate::service::{self, Context, Error, Result};
use crate::store;

use super::relay::RelayReport;

/// How long a ticket can be used.
pub const STREAM_TICKET_SECONDS: i64 = 30;

/// Makes notices of all that is in the outbox.
///
/// # Errors
/// The database fails.
pub async fn relay(ctx: &Context) -> Result<RelayReport> {
    let ctx = ctx.clone();
    run_detached(async move {
        Ok(super::relay::relay_all(&ctx.pool, ctx.turn_notice_wait, || ctx.new_id()).await?)
    })
    .await
}

/// Carries messages to endpoints until `stop` says so.
pub async fn deliver(ctx: &Context, stop: watch::Receiver<bool>) {
    let ids = ctx.clone();
    service::delivery::run_delivery_worker(
        ctx.pool.clone(),
        ctx.post.clone(),
        move || ids.new_id(),
        stop,
    )
    .await;
}

/// Carries what is due now; how many endpoints were served.
///
/// # Errors
/// The database fails.
pub async fn deliver_once(ctx: &Context) -> Result<usize> {
    let ids = ctx.clone();
    let carried =
        service::delivery::deliver_due(ctx.pool.clone(), ctx.post.clone(), move || ids.new_id());
    Ok(carried.await?)
}

/// A ticket that opens one stream for the player, for a client that cannot send headers.
///
/// # Errors
/// The store fails.
pub async fn new_stream_ticket(ctx: &Context, viewer: Viewer) -> Result<StreamTicket> {
    let ticket = StreamTicket::generate()?;
    let mut conn = ctx.connection().await?;
    // Another node may be asked to take it, and its clock may run otherwise.
    let now = store::game_now(&mut conn).await?;
    let expires_at = now + SignedDuration::from_secs(STREAM_TICKET_SECONDS);
    store::notifications::insert_stream_ticket(&mut conn, &ticket.hash(), viewer, now, expires_at)
        .await?;
    Ok(ticket)
}

/// Who a ticket was made for. It cannot be used again.
///
/// # Errors
/// It is no ticket, was used, or has expired; the session it was made in is over.
pub async fn redeem_stream_ticket(ctx: &Context, ticket: &str) -> Result<Viewer> {
    let ticket = StreamTicket::parse(ticket).ok_or(Error::TicketInvalid)?;
    let viewer = {
        let mut conn = ctx.connection().await?;
        let now = store::game_now(&mut conn).await?;
        store::notifications::take_stream_ticket(&mut conn, &ticket.hash(), now).await?
    };
    let viewer = viewer.ok_or(Error::TicketInvalid)?;
    check_session(ctx, viewer).await?;
    Ok(viewer)
}
