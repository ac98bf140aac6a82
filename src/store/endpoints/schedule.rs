//! Rescheduling of pending messages.

use diesel::prelude::*;
use diesel::sql_types::{Bool, Double, Nullable, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::Timestamp as SqlTimestamp;

use crate::domain::notification::{Delivery, DeliveryState};
use crate::domain::{DestinationId, GameId};
use crate::store::schema::deliveries;
use crate::store::{Connection, Result, game_now};

use super::deliveries::{ensure_due_by, pending_deliveries};
use super::delivery_row::DeliveryRow;

/// Lists the pending messages of an endpoint without an attempt, in order. Unreadable messages are
/// skipped.
pub async fn list_unattempted_deliveries(
    conn: &mut Connection,
    endpoint: DestinationId,
) -> Result<Vec<Delivery>> {
    let rows = pending_deliveries(endpoint)
        .filter(deliveries::attempts.eq(0))
        .filter(deliveries::body.is_null())
        .order((deliveries::due_at, deliveries::position, deliveries::id))
        .select(DeliveryRow::as_select())
        .load(conn)
        .await?;
    Ok(rows.into_iter().filter_map(|row| row.into_delivery().ok()).collect())
}

/// Lists all pending messages of an endpoint, in order. Unreadable messages are skipped.
pub async fn list_pending_deliveries(
    conn: &mut Connection,
    endpoint: DestinationId,
) -> Result<Vec<Delivery>> {
    let rows = pending_deliveries(endpoint)
        .order((deliveries::due_at, deliveries::position, deliveries::id))
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
    ensure_due_by(conn, delivery.endpoint, due_at).await
}

/// Makes all pending messages of an endpoint due now.
pub async fn make_deliveries_due(conn: &mut Connection, endpoint: DestinationId) -> Result<()> {
    let now = game_now(conn).await?;
    let waiting = deliveries::table
        .filter(deliveries::endpoint_id.eq(endpoint.uuid()))
        .filter(deliveries::state.eq(DeliveryState::Pending.name()))
        .filter(deliveries::due_at.gt(SqlTimestamp::from(now)));
    let moved = diesel::update(waiting)
        .set(deliveries::due_at.eq(SqlTimestamp::from(now)))
        .execute(conn)
        .await?;
    if moved > 0 { ensure_due_by(conn, endpoint, now).await } else { Ok(()) }
}

/// Postpones the next attempt of a message, together with the pending messages of its game or, with
/// `all`, of the endpoint.
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
         WHERE endpoint_id = $1 AND state = 'pending' AND due_at < next.at AND (id = $2 OR $4 OR game_id = $5)",
    )
    .bind::<SqlUuid, _>(delivery.endpoint.uuid())
    .bind::<SqlUuid, _>(delivery.id.uuid())
    .bind::<Double, _>(pause.as_secs_f64() * 1000.0)
    .bind::<Bool, _>(all)
    .bind::<Nullable<SqlUuid>, _>(delivery.game.map(GameId::uuid))
    .execute(conn)
    .await?;
    Ok(())
}
