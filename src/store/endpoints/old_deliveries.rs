//! Purge of old messages and unused endpoints.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::SignedDuration;
use uuid::Uuid;

use crate::domain::DestinationId;
use crate::store::schema::endpoints;
use crate::store::{Connection, Result};

/// Number of ended messages kept for an endpoint.
const MAX_KEPT_DELIVERIES: i64 = 100;

/// Removes messages that ended longer than `age` ago, at most `limit`, and returns their number.
pub async fn remove_old_deliveries(
    conn: &mut Connection,
    age: SignedDuration,
    limit: i64,
) -> Result<usize> {
    // A message that is being redelivered is not ended any more.
    let removed = diesel::sql_query(
        "DELETE FROM deliveries WHERE id IN (SELECT id FROM deliveries \
         WHERE ended_at < game_time() - $1 * interval '1 s' ORDER BY ended_at LIMIT $2 FOR UPDATE SKIP LOCKED)",
    )
    .bind::<BigInt, _>(age.as_secs())
    .bind::<BigInt, _>(limit)
    .execute(conn)
    .await?;
    Ok(removed)
}

/// Lists the endpoints with ids greater than the given one, at most `limit`.
pub async fn list_destination_ids(
    conn: &mut Connection,
    after: Option<DestinationId>,
    limit: i64,
) -> Result<Vec<DestinationId>> {
    let after = after.map_or(Uuid::nil(), DestinationId::uuid);
    let ids = endpoints::table
        .filter(endpoints::id.gt(after))
        .order(endpoints::id)
        .limit(limit)
        .select(endpoints::id)
        .load::<Uuid>(conn)
        .await?;
    Ok(ids.into_iter().map(DestinationId::new).collect())
}

/// Removes the ended messages of these endpoints except for the last hundred of each, at most
/// `limit`, and returns their number.
pub async fn remove_surplus_deliveries(
    conn: &mut Connection,
    endpoints: &[DestinationId],
    limit: i64,
) -> Result<usize> {
    let endpoints: Vec<Uuid> = endpoints.iter().map(|id| id.uuid()).collect();
    // Checks the state again, because a message may be redelivered meanwhile.
    let removed = diesel::sql_query(
        "WITH surplus AS (SELECT s.id FROM unnest($1) AS e (id) \
         CROSS JOIN LATERAL (SELECT id FROM deliveries WHERE endpoint_id = e.id AND state <> 'pending' \
         ORDER BY id DESC LIMIT $3 OFFSET $2) s LIMIT $3), \
         free AS (SELECT d.id FROM deliveries d JOIN surplus USING (id) WHERE d.state <> 'pending' FOR UPDATE OF d SKIP LOCKED) \
         DELETE FROM deliveries d USING free WHERE d.id = free.id",
    )
    .bind::<Array<SqlUuid>, _>(endpoints)
    .bind::<BigInt, _>(MAX_KEPT_DELIVERIES)
    .bind::<BigInt, _>(limit)
    .execute(conn)
    .await?;
    Ok(removed)
}

/// Removes endpoints that were retired or left unverified for three days, with their messages, at
/// most `limit`. Returns their number.
pub async fn remove_unused_destinations(conn: &mut Connection, limit: i64) -> Result<usize> {
    let removed = diesel::sql_query(
        "DELETE FROM endpoints WHERE id IN (SELECT id FROM endpoints \
         WHERE (verified_at IS NULL OR retired_at IS NOT NULL) \
         AND coalesce(retired_at, created_at) < game_time() - interval '3 days' \
         ORDER BY coalesce(retired_at, created_at) LIMIT $1 FOR UPDATE SKIP LOCKED)",
    )
    .bind::<BigInt, _>(limit)
    .execute(conn)
    .await?;
    Ok(removed)
}
