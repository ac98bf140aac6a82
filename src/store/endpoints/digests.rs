//! Messages that newer messages or digests replace.

use diesel::prelude::*;
use diesel::sql_types::{Array, Bool, Text, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

use crate::domain::notification::{DeliveryState, Notification};
use crate::domain::{DeliveryId, DestinationId, GameId};
use crate::store::schema::deliveries;
use crate::store::{Connection, Result};

/// Drops the pending messages about a game that a newer message replaces: all, or those not about a
/// turn. A digest in flight stays, because it also covers other games.
pub async fn drop_superseded_deliveries(
    conn: &mut Connection,
    endpoint: DestinationId,
    game: GameId,
    include_turns: bool,
) -> Result<()> {
    diesel::sql_query(
        "UPDATE deliveries d SET state = 'dropped', outcome = 'a newer message took its place', \
         ended_at = game_time(), body = NULL WHERE endpoint_id = $1 AND game_id = $2 AND state = 'pending' \
         AND ($3 OR content->'notice'->>'type' <> ALL ($4)) \
         AND NOT EXISTS (SELECT FROM deliveries j WHERE j.joined_to = d.id)",
    )
    .bind::<SqlUuid, _>(endpoint.uuid())
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
        .filter(deliveries::joined_to.is_null());
    diesel::update(waiting).set(deliveries::joined_to.eq(to.uuid())).execute(conn).await?;
    Ok(())
}

/// Lists the messages joined to this one.
pub async fn list_joined_deliveries(
    conn: &mut Connection,
    to: DeliveryId,
) -> Result<Vec<DeliveryId>> {
    let joined = deliveries::table
        .filter(deliveries::joined_to.eq(to.uuid()))
        .select(deliveries::id)
        .load::<Uuid>(conn)
        .await?;
    Ok(joined.into_iter().map(DeliveryId::new).collect())
}

/// Releases the joined messages after a failed delivery, so that they are pending on their own
/// again.
pub async fn release_joined_deliveries(conn: &mut Connection, to: DeliveryId) -> Result<()> {
    diesel::update(deliveries::table.filter(deliveries::joined_to.eq(to.uuid())))
        .set(deliveries::joined_to.eq(None::<Uuid>))
        .execute(conn)
        .await?;
    Ok(())
}
