//! Schedule of pending messages: due times, and replacement by newer messages or digests.

use diesel::prelude::*;
use diesel::sql_types::{Array, Bool, Double, Nullable, Text, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::notification::{Delivery, DeliveryState, Notification};
use crate::domain::{DeliveryId, DestinationId, GameId};
use crate::store::schema::deliveries;
use crate::store::{Connection, Result, game_now};

use super::deliveries::{DeliveryRow, ensure_due_by, pending_deliveries};

/// Drops the pending messages about a game that a newer message replaces: all, or those not about a
/// turn. A digest in flight stays, because it also covers other games.
pub async fn drop_superseded_deliveries(
    conn: &mut Connection,
    destination: DestinationId,
    game: GameId,
    include_turns: bool,
) -> Result<()> {
    diesel::sql_query(
        "UPDATE deliveries d SET state = 'dropped', outcome = 'a newer message took its place', \
         ended_at = game_time(), body = NULL WHERE destination_id = $1 AND game_id = $2 AND state = 'pending' \
         AND ($3 OR content->'notice'->>'type' <> ALL ($4)) \
         AND NOT EXISTS (SELECT FROM deliveries j WHERE j.digest_id = d.id)",
    )
    .bind::<SqlUuid, _>(destination.uuid())
    .bind::<SqlUuid, _>(game.uuid())
    .bind::<Bool, _>(include_turns)
    .bind::<Array<Text>, _>(Notification::TURN_TYPES.as_slice())
    .execute(conn)
    .await?;
    Ok(())
}

/// Joins pending messages to the digest `to`. They wait for its outcome. Messages that are not
/// pending any more stay unchanged.
pub async fn join_deliveries(
    conn: &mut Connection,
    ids: &[DeliveryId],
    to: DeliveryId,
) -> Result<()> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.uuid()).collect();
    let waiting = deliveries::table
        .filter(deliveries::id.eq_any(ids))
        .filter(deliveries::state.eq(DeliveryState::Pending.name()))
        .filter(deliveries::digest_id.is_null());
    diesel::update(waiting).set(deliveries::digest_id.eq(to.uuid())).execute(conn).await?;
    Ok(())
}

/// Lists the messages joined to this one.
pub async fn list_joined_deliveries(
    conn: &mut Connection,
    to: DeliveryId,
) -> Result<Vec<DeliveryId>> {
    let joined = deliveries::table
        .filter(deliveries::digest_id.eq(to.uuid()))
        .select(deliveries::id)
        .load::<Uuid>(conn)
        .await?;
    Ok(joined.into_iter().map(DeliveryId::new).collect())
}

/// Releases the joined messages after a failed delivery, so that they are pending on their own
/// again.
pub async fn release_joined_deliveries(conn: &mut Connection, to: DeliveryId) -> Result<()> {
    diesel::update(deliveries::table.filter(deliveries::digest_id.eq(to.uuid())))
        .set(deliveries::digest_id.eq(None::<Uuid>))
        .execute(conn)
        .await?;
    Ok(())
}

/// Lists the pending messages of a destination without an attempt, in order. Unreadable messages
/// are skipped.
pub async fn list_unattempted_deliveries(
    conn: &mut Connection,
    destination: DestinationId,
) -> Result<Vec<Delivery>> {
    let rows = pending_deliveries(destination)
        .filter(deliveries::attempts.eq(0))
        .filter(deliveries::body.is_null())
        .order((deliveries::due_at, deliveries::feed_position, deliveries::id))
        .select(DeliveryRow::as_select())
        .load(conn)
        .await?;
    Ok(rows.into_iter().filter_map(|row| row.into_delivery().ok()).collect())
}

/// Lists all pending messages of a destination, in order. Unreadable messages are skipped.
pub async fn list_pending_deliveries(
    conn: &mut Connection,
    destination: DestinationId,
) -> Result<Vec<Delivery>> {
    let rows = pending_deliveries(destination)
        .order((deliveries::due_at, deliveries::feed_position, deliveries::id))
        .select(DeliveryRow::as_select())
        .load(conn)
        .await?;
    Ok(rows.into_iter().filter_map(|row| row.into_delivery().ok()).collect())
}

/// Reschedules a pending message.
pub async fn reschedule_delivery(
    conn: &mut Connection,
    delivery: &Delivery,
    due_at: Timestamp,
) -> Result<()> {
    let waiting = deliveries::table
        .filter(deliveries::id.eq(delivery.id.uuid()))
        .filter(deliveries::state.eq(DeliveryState::Pending.name()));
    diesel::update(waiting)
        .set(deliveries::due_at.eq(SqlTimestamp::from(due_at)))
        .execute(conn)
        .await?;
    ensure_due_by(conn, delivery.destination, due_at).await
}

/// Makes all pending messages of a destination due now.
pub async fn make_deliveries_due(conn: &mut Connection, destination: DestinationId) -> Result<()> {
    let now = game_now(conn).await?;
    let waiting = deliveries::table
        .filter(deliveries::destination_id.eq(destination.uuid()))
        .filter(deliveries::state.eq(DeliveryState::Pending.name()))
        .filter(deliveries::due_at.gt(SqlTimestamp::from(now)));
    let moved = diesel::update(waiting)
        .set(deliveries::due_at.eq(SqlTimestamp::from(now)))
        .execute(conn)
        .await?;
    if moved > 0 { ensure_due_by(conn, destination, now).await } else { Ok(()) }
}

/// Postpones the next attempt of a message, together with the pending messages of its game or, with
/// `all`, of the destination.
pub async fn postpone_delivery(
    conn: &mut Connection,
    delivery: &Delivery,
    pause: SignedDuration,
    outcome: &str,
    all: bool,
) -> Result<()> {
    diesel::update(deliveries::table.find(delivery.id.uuid()))
        .set(deliveries::outcome.eq(outcome))
        .execute(conn)
        .await?;
    diesel::sql_query(
        "UPDATE deliveries SET due_at = next.at FROM (SELECT game_time() + $3 * interval '1 millisecond' AS at) next \
         WHERE destination_id = $1 AND state = 'pending' AND due_at < next.at AND (id = $2 OR $4 OR game_id = $5)",
    )
    .bind::<SqlUuid, _>(delivery.destination.uuid())
    .bind::<SqlUuid, _>(delivery.id.uuid())
    .bind::<Double, _>(pause.as_secs_f64() * 1000.0)
    .bind::<Bool, _>(all)
    .bind::<Nullable<SqlUuid>, _>(delivery.game.map(GameId::uuid))
    .execute(conn)
    .await?;
    Ok(())
}
