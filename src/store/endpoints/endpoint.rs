//! Endpoints: the destinations of a player's notifications.

use std::collections::BTreeSet;

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp as SqlTimestamp;

use crate::domain::notification::{Destination, DestinationAddress, NotificationKind};
use crate::domain::{DestinationId, PlayerId};
use crate::store::json::to_json;
use crate::store::schema::{deliveries, endpoints};
use crate::store::{Connection, Result};

use super::super::game_time;
use super::endpoint_row::{DestinationRow, FORMAT};
use super::leases::coalesce;
use super::push_sessions::live_session_condition;

/// Stores a new endpoint. `verified` means that it evidently belongs to the player.
pub async fn insert_destination(
    conn: &mut Connection,
    id: DestinationId,
    player: PlayerId,
    address: &DestinationAddress,
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
        mark_destination_verified(conn, id).await?;
    }
    Ok(())
}

/// Lists the endpoints of a player, oldest first, without push subscriptions of ended sessions.
/// Unreadable endpoints are skipped.
pub async fn list_destinations(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<Vec<Destination>> {
    let rows = endpoints::table
        .filter(endpoints::player_id.eq(player.uuid()))
        .filter(live_session_condition())
        .order(endpoints::id)
        .select(DestinationRow::as_select())
        .load(conn)
        .await?;
    Ok(rows.into_iter().filter_map(DestinationRow::into_destination_or_log).collect())
}

/// Returns an endpoint and locks it until the end of the transaction.
///
/// # Errors
/// The database fails, or the endpoint cannot be read.
pub async fn lock_destination(
    conn: &mut Connection,
    id: DestinationId,
) -> Result<Option<Destination>> {
    let row = endpoints::table
        .find(id.uuid())
        .select(DestinationRow::as_select())
        .for_update()
        .first(conn)
        .await
        .optional()?;
    row.map(DestinationRow::into_destination).transpose()
}

pub async fn set_destination_address(
    conn: &mut Connection,
    id: DestinationId,
    address: &DestinationAddress,
) -> Result<()> {
    diesel::update(endpoints::table.find(id.uuid()))
        .set((endpoints::format.eq(FORMAT), endpoints::body.eq(to_json(address)?)))
        .execute(conn)
        .await?;
    Ok(())
}

/// Sets the kinds of notifications sent to the endpoint; `None` means all.
pub async fn set_notification_kinds(
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

/// Changes the URL of the endpoint. The new URL counts as unproven, and a hold of deliveries ends.
pub async fn set_destination_url(
    conn: &mut Connection,
    id: DestinationId,
    address: &DestinationAddress,
) -> Result<()> {
    set_destination_address(conn, id, address).await?;
    diesel::update(endpoints::table.find(id.uuid()))
        .set((
            endpoints::proven_at.eq(None::<SqlTimestamp>),
            endpoints::held_until.eq(None::<SqlTimestamp>),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Marks the endpoint as verified.
pub async fn mark_destination_verified(conn: &mut Connection, id: DestinationId) -> Result<()> {
    diesel::update(endpoints::table.find(id.uuid()))
        .set(endpoints::verified_at.eq(game_time().nullable()))
        .execute(conn)
        .await?;
    Ok(())
}

/// Retires the endpoint. Pending messages about the security of the account are still sent.
pub async fn retire_destination(conn: &mut Connection, id: DestinationId) -> Result<()> {
    diesel::update(endpoints::table.find(id.uuid()))
        .set(endpoints::retired_at.eq(game_time().nullable()))
        .execute(conn)
        .await?;
    Ok(())
}

/// Enables the endpoint with the same grace period as a new one. If it was failing, it is served
/// with the slow endpoints until a delivery succeeds.
pub async fn enable_destination(conn: &mut Connection, id: DestinationId) -> Result<()> {
    let slow_since = coalesce(endpoints::slow_since, endpoints::failing_since);
    diesel::update(endpoints::table.find(id.uuid()))
        .set((
            endpoints::disabled_at.eq(None::<SqlTimestamp>),
            // The right-hand sides refer to the values before the update.
            endpoints::slow_since.eq(slow_since),
            endpoints::failing_since.eq(None::<SqlTimestamp>),
            endpoints::failures.eq(0),
            endpoints::held_until.eq(None::<SqlTimestamp>),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Disables the endpoint and drops its pending messages.
pub async fn disable_destination(conn: &mut Connection, id: DestinationId) -> Result<()> {
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

/// Deletes an endpoint and its messages.
pub async fn delete_destination(conn: &mut Connection, id: DestinationId) -> Result<()> {
    diesel::delete(endpoints::table.find(id.uuid())).execute(conn).await?;
    Ok(())
}

/// Deletes all endpoints of a player.
pub async fn erase_destinations(conn: &mut Connection, player: PlayerId) -> Result<()> {
    let player_destinations = endpoints::table.filter(endpoints::player_id.eq(player.uuid()));
    diesel::delete(player_destinations).execute(conn).await?;
    Ok(())
}
