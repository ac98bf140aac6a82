//! Where players are told.

use std::collections::BTreeSet;

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp as SqlTimestamp;

use crate::domain::notification::{Endpoint, EndpointAddress, NotificationKind};
use crate::domain::{DestinationId, PlayerId};
use crate::store::json::to_json;
use crate::store::schema::{deliveries, endpoints};
use crate::store::{Connection, Result};

use super::super::game_time;
use super::endpoint_row::{EndpointRow, FORMAT};
use super::leases::coalesce;
use super::push_sessions::session_lives;

/// A new endpoint; one that is `verified` is the player's own, as everybody can see.
pub async fn insert_endpoint(
    conn: &mut Connection,
    id: DestinationId,
    player: PlayerId,
    address: &EndpointAddress,
    verified: bool,
) -> Result<()> {
    diesel::insert_into(endpoints::table)
        .values((
            endpoints::id.eq(id.uuid()),
            endpoints::player_id.eq(player.uuid()),
            endpoints::channel.eq(address.channel().stored_name()),
            endpoints::format.eq(FORMAT),
            endpoints::body.eq(to_json(address)?),
            endpoints::created_at.eq(game_time()),
        ))
        .execute(conn)
        .await?;
    if verified {
        verify_endpoint(conn, id).await?;
    }
    Ok(())
}

/// The endpoints of a player, the oldest first, without push subscriptions whose sessions have ended. One that cannot be read is
/// left out, and holds up no other.
pub async fn list_endpoints(conn: &mut Connection, player: PlayerId) -> Result<Vec<Endpoint>> {
    let rows = endpoints::table
        .filter(endpoints::player_id.eq(player.uuid()))
        .filter(session_lives())
        .order(endpoints::id)
        .select(EndpointRow::as_select())
        .load(conn)
        .await?;
    Ok(rows.into_iter().filter_map(EndpointRow::readable).collect())
}

/// One endpoint, for the caller alone until the end of the transaction.
///
/// # Errors
/// The database fails, or what is stored cannot be read.
pub async fn lock_endpoint(conn: &mut Connection, id: DestinationId) -> Result<Option<Endpoint>> {
    let row = endpoints::table
        .find(id.uuid())
        .select(EndpointRow::as_select())
        .for_update()
        .first(conn)
        .await
        .optional()?;
    row.map(EndpointRow::read).transpose()
}

pub async fn set_address(
    conn: &mut Connection,
    id: DestinationId,
    address: &EndpointAddress,
) -> Result<()> {
    diesel::update(endpoints::table.find(id.uuid()))
        .set((endpoints::format.eq(FORMAT), endpoints::body.eq(to_json(address)?)))
        .execute(conn)
        .await?;
    Ok(())
}

/// Of these kinds of notices the endpoint is told from now on; none for all.
pub async fn set_notices(
    conn: &mut Connection,
    id: DestinationId,
    notices: Option<&BTreeSet<NotificationKind>>,
) -> Result<()> {
    diesel::update(endpoints::table.find(id.uuid()))
        .set(endpoints::notices.eq(notices.map(to_json).transpose()?))
        .execute(conn)
        .await?;
    Ok(())
}

/// The endpoint is at another URL now, of which nobody knows how it answers.
pub async fn move_endpoint(
    conn: &mut Connection,
    id: DestinationId,
    address: &EndpointAddress,
) -> Result<()> {
    set_address(conn, id, address).await?;
    diesel::update(endpoints::table.find(id.uuid()))
        .set((
            endpoints::proven_at.eq(None::<SqlTimestamp>),
            endpoints::held_until.eq(None::<SqlTimestamp>),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Somebody has shown that the endpoint is the player's own.
pub async fn verify_endpoint(conn: &mut Connection, id: DestinationId) -> Result<()> {
    diesel::update(endpoints::table.find(id.uuid()))
        .set(endpoints::verified_at.eq(game_time().nullable()))
        .execute(conn)
        .await?;
    Ok(())
}

/// The endpoint is given up. What waits for it, and touches the safety of the account, is still sent.
pub async fn retire_endpoint(conn: &mut Connection, id: DestinationId) -> Result<()> {
    diesel::update(endpoints::table.find(id.uuid()))
        .set(endpoints::retired_at.eq(game_time().nullable()))
        .execute(conn)
        .await?;
    Ok(())
}

/// Sends there again, and gives it as much time to work as a new one. If it failed, it waits with those that may hang until
/// something comes through.
pub async fn enable_endpoint(conn: &mut Connection, id: DestinationId) -> Result<()> {
    let slow_since = coalesce(endpoints::slow_since, endpoints::failing_since);
    diesel::update(endpoints::table.find(id.uuid()))
        .set((
            endpoints::disabled_at.eq(None::<SqlTimestamp>),
            // The values on the right are those from before.
            endpoints::slow_since.eq(slow_since),
            endpoints::failing_since.eq(None::<SqlTimestamp>),
            endpoints::failures.eq(0),
            endpoints::held_until.eq(None::<SqlTimestamp>),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Sends nothing there from now on; what waits is dropped.
pub async fn disable_endpoint(conn: &mut Connection, id: DestinationId) -> Result<()> {
    diesel::update(endpoints::table.find(id.uuid()))
        .set((
            endpoints::disabled_at.eq(game_time().nullable()),
            endpoints::next_at.eq(None::<SqlTimestamp>),
        ))
        .execute(conn)
        .await?;
    let waiting = deliveries::table
        .filter(deliveries::endpoint_id.eq(id.uuid()))
        .filter(deliveries::state.eq("pending"));
    diesel::update(waiting)
        .set((
            deliveries::state.eq("dropped"),
            deliveries::outcome.eq("the endpoint was turned off"),
            deliveries::ended_at.eq(game_time().nullable()),
            deliveries::body.eq(None::<Vec<u8>>),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Forgets an endpoint, with all that went there.
pub async fn delete_endpoint(conn: &mut Connection, id: DestinationId) -> Result<()> {
    diesel::delete(endpoints::table.find(id.uuid())).execute(conn).await?;
    Ok(())
}

/// Forgets where a player was told.
pub async fn erase_endpoints(conn: &mut Connection, player: PlayerId) -> Result<()> {
    let theirs = endpoints::table.filter(endpoints::player_id.eq(player.uuid()));
    diesel::delete(theirs).execute(conn).await?;
    Ok(())
}
