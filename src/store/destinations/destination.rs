//! Destinations of a player's notifications.

use std::collections::BTreeSet;

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::notification::{Destination, DestinationAddress, NotificationKind};
use crate::domain::{DestinationId, PlayerId};
use crate::store::json::to_json;
use crate::store::schema::{deliveries, destinations};
use crate::store::{Connection, Result, StoreError, game_time};

use super::leases::coalesce;
use super::push_sessions::live_session_condition;

/// Format version of newly written addresses. All older formats are read.
pub const FORMAT: i16 = 1;

/// Stored destination, without the columns that only the worker reads.
#[derive(Queryable, Selectable)]
#[diesel(table_name = destinations, check_for_backend(diesel::pg::Pg))]
pub struct DestinationRow {
    pub id: Uuid,
    pub player_id: Uuid,
    format: i16,
    address: serde_json::Value,
    created_at: SqlTimestamp,
    verified_at: Option<SqlTimestamp>,
    retired_at: Option<SqlTimestamp>,
    failing_since: Option<SqlTimestamp>,
    failures: i32,
    disabled_at: Option<SqlTimestamp>,
    paused_until: Option<SqlTimestamp>,
    notification_kinds: Option<serde_json::Value>,
}

impl DestinationRow {
    /// Returns the destination, or `None` if it cannot be read.
    pub fn into_destination_or_log(self) -> Option<Destination> {
        self.into_destination()
            .inspect_err(|error| tracing::error!(%error, "unreadable destination skipped"))
            .ok()
    }

    /// # Errors
    /// The stored destination cannot be read.
    pub fn into_destination(self) -> Result<Destination> {
        let (id, format) = (self.id, self.format);
        let unreadable =
            |reason: String| StoreError::Unreadable(format!("destination {id}: {reason}"));
        if format != FORMAT {
            return Err(unreadable(format!("format {format} is not supported; expected {FORMAT}")));
        }
        // The cause is omitted, because it could quote a secret.
        let address: DestinationAddress = serde_json::from_value(self.address)
            .map_err(|_| unreadable("unexpected structure".to_owned()))?;
        Ok(Destination {
            id: DestinationId::new(id),
            player: PlayerId::new(self.player_id),
            address,
            created_at: self.created_at.to_jiff(),
            verified_at: self.verified_at.map(SqlTimestamp::to_jiff),
            retired_at: self.retired_at.map(SqlTimestamp::to_jiff),
            failing_since: self.failing_since.map(SqlTimestamp::to_jiff),
            failures: self.failures.unsigned_abs(),
            disabled_at: self.disabled_at.map(SqlTimestamp::to_jiff),
            paused_until: self.paused_until.map(SqlTimestamp::to_jiff),
            notification_kinds: self.notification_kinds.as_ref().map(known_kinds),
        })
    }
}

/// Parses a list of notification kinds. Kinds of a later release are skipped.
fn known_kinds(list: &serde_json::Value) -> BTreeSet<NotificationKind> {
    let names = list.as_array().into_iter().flatten().filter_map(serde_json::Value::as_str);
    names.filter_map(NotificationKind::from_stored).collect()
}

/// Stores a new destination. `verified` means that it evidently belongs to the player.
pub async fn insert_destination(
    conn: &mut Connection,
    id: DestinationId,
    player: PlayerId,
    address: &DestinationAddress,
    verified: bool,
) -> Result<()> {
    diesel::insert_into(destinations::table)
        .values((
            destinations::id.eq(id.uuid()),
            destinations::player_id.eq(player.uuid()),
            destinations::channel.eq(address.channel().stored_name()),
            destinations::format.eq(FORMAT),
            destinations::address.eq(to_json(address)?),
            destinations::created_at.eq(game_time()),
        ))
        .execute(conn)
        .await?;
    if verified {
        mark_destination_verified(conn, id).await?;
    }
    Ok(())
}

/// Lists the destinations of a player, oldest first, without push subscriptions of ended sessions.
/// Unreadable destinations are skipped.
pub async fn list_destinations(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<Vec<Destination>> {
    let rows = destinations::table
        .filter(destinations::player_id.eq(player.uuid()))
        .filter(live_session_condition())
        .order(destinations::id)
        .select(DestinationRow::as_select())
        .load(conn)
        .await?;
    Ok(rows.into_iter().filter_map(DestinationRow::into_destination_or_log).collect())
}

/// Returns a destination.
///
/// # Errors
/// The database fails, or the destination cannot be read.
pub async fn find_destination(
    conn: &mut Connection,
    id: DestinationId,
) -> Result<Option<Destination>> {
    let found = destinations::table.find(id.uuid()).select(DestinationRow::as_select());
    found.first(conn).await.optional()?.map(DestinationRow::into_destination).transpose()
}

/// Returns a destination like [`find_destination`], and locks it until the end of the transaction.
pub async fn lock_destination(
    conn: &mut Connection,
    id: DestinationId,
) -> Result<Option<Destination>> {
    let row = destinations::table
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
    diesel::update(destinations::table.find(id.uuid()))
        .set((destinations::format.eq(FORMAT), destinations::address.eq(to_json(address)?)))
        .execute(conn)
        .await?;
    Ok(())
}

/// Sets the kinds of notifications sent to the destination; `None` means all.
pub async fn set_notification_kinds(
    conn: &mut Connection,
    id: DestinationId,
    kinds: Option<&BTreeSet<NotificationKind>>,
) -> Result<()> {
    diesel::update(destinations::table.find(id.uuid()))
        .set(destinations::notification_kinds.eq(kinds.map(to_json).transpose()?))
        .execute(conn)
        .await?;
    Ok(())
}

/// Changes the URL of the destination. The new URL counts as unproven, and a hold of deliveries
/// ends.
pub async fn set_destination_url(
    conn: &mut Connection,
    id: DestinationId,
    address: &DestinationAddress,
) -> Result<()> {
    set_destination_address(conn, id, address).await?;
    diesel::update(destinations::table.find(id.uuid()))
        .set((
            destinations::first_success_at.eq(None::<SqlTimestamp>),
            destinations::paused_until.eq(None::<SqlTimestamp>),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Marks the destination as verified.
pub async fn mark_destination_verified(conn: &mut Connection, id: DestinationId) -> Result<()> {
    diesel::update(destinations::table.find(id.uuid()))
        .set(destinations::verified_at.eq(game_time().nullable()))
        .execute(conn)
        .await?;
    Ok(())
}

/// Retires the destination. Pending messages about the security of the account are still sent.
pub async fn retire_destination(conn: &mut Connection, id: DestinationId) -> Result<()> {
    diesel::update(destinations::table.find(id.uuid()))
        .set(destinations::retired_at.eq(game_time().nullable()))
        .execute(conn)
        .await?;
    Ok(())
}

/// Enables the destination with the same grace period as a new one. If it was failing, it is served
/// with the slow destinations until a delivery succeeds.
pub async fn enable_destination(conn: &mut Connection, id: DestinationId) -> Result<()> {
    let slow_since = coalesce(destinations::slow_since, destinations::failing_since);
    diesel::update(destinations::table.find(id.uuid()))
        .set((
            destinations::disabled_at.eq(None::<SqlTimestamp>),
            // The right-hand sides refer to the values before the update.
            destinations::slow_since.eq(slow_since),
            destinations::failing_since.eq(None::<SqlTimestamp>),
            destinations::failures.eq(0),
            destinations::paused_until.eq(None::<SqlTimestamp>),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Disables the destination and drops its pending messages.
pub async fn disable_destination(conn: &mut Connection, id: DestinationId) -> Result<()> {
    diesel::update(destinations::table.find(id.uuid()))
        .set((
            destinations::disabled_at.eq(game_time().nullable()),
            destinations::next_attempt_at.eq(None::<SqlTimestamp>),
        ))
        .execute(conn)
        .await?;
    let waiting = deliveries::table
        .filter(deliveries::destination_id.eq(id.uuid()))
        .filter(deliveries::state.eq("pending"));
    diesel::update(waiting)
        .set((
            deliveries::state.eq("dropped"),
            deliveries::outcome.eq("the destination was disabled"),
            deliveries::ended_at.eq(game_time().nullable()),
            deliveries::body.eq(None::<Vec<u8>>),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Deletes a destination and its messages.
pub async fn delete_destination(conn: &mut Connection, id: DestinationId) -> Result<()> {
    diesel::delete(destinations::table.find(id.uuid())).execute(conn).await?;
    Ok(())
}

/// Deletes all destinations of a player.
pub async fn erase_destinations(conn: &mut Connection, player: PlayerId) -> Result<()> {
    let player_destinations = destinations::table.filter(destinations::player_id.eq(player.uuid()));
    diesel::delete(player_destinations).execute(conn).await?;
    Ok(())
}
