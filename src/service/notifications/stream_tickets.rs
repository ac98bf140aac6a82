use jiff::SignedDuration;

use crate::auth::StreamTicket;
use crate::domain::table::Viewer;
use crate::service::accounts::check_session;
use crate::service::{Context, Error, Result};
use crate::store;

/// Lifetime of a ticket, in seconds.
pub const STREAM_TICKET_LIFETIME_SECONDS: i64 = 30;

/// Creates a ticket that opens one stream, for clients that cannot send headers.
pub async fn create_stream_ticket(ctx: &Context, viewer: Viewer) -> Result<StreamTicket> {
    let ticket = StreamTicket::generate()?;
    let mut conn = ctx.connection().await?;
    // Uses the database clock, because another node with another clock may redeem the ticket.
    let now = store::game_now(&mut conn).await?;
    let expires_at = now + SignedDuration::from_secs(STREAM_TICKET_LIFETIME_SECONDS);
    store::notifications::insert_stream_ticket(&mut conn, &ticket.hash(), viewer, now, expires_at)
        .await?;
    Ok(ticket)
}

/// Consumes a ticket and returns its viewer.
///
/// # Errors
/// The ticket is invalid, was used, or has expired; the session that created it has ended.
pub async fn redeem_stream_ticket(ctx: &Context, ticket: &str) -> Result<Viewer> {
    let ticket = StreamTicket::parse(ticket).ok_or(Error::TicketInvalid)?;
    let viewer = {
        let mut conn = ctx.connection().await?;
        let now = store::game_now(&mut conn).await?;
        store::notifications::redeem_stream_ticket(&mut conn, &ticket.hash(), now).await?
    };
    let viewer = viewer.ok_or(Error::TicketInvalid)?;
    check_session(ctx, viewer).await?;
    Ok(viewer)
}
