//! Backlog of notifications for operators, and the purge of ended messages and unused destinations.

use diesel::prelude::*;
use diesel::sql_types::{
    Array, BigInt, Double, Int4, Nullable, Text, Timestamptz, Uuid as SqlUuid,
};
use diesel_async::RunQueryDsl;
use jiff::SignedDuration;
use jiff_diesel::{NullableTimestamp, Timestamp as SqlTimestamp};
use uuid::Uuid;

use crate::domain::DestinationId;
use crate::domain::notification::{Backlog, UNUSED_LIFETIME};
use crate::store::notifications::MAX_RELAY_ATTEMPTS;
use crate::store::schema::destinations;
use crate::store::{Connection, Result};

/// Number of ended messages kept for a destination.
const MAX_KEPT_DELIVERIES: i64 = 100;

/// Destination that cannot be delivered to.
#[derive(Debug, QueryableByName)]
pub struct StuckDestination {
    #[diesel(sql_type = SqlUuid)]
    pub id: Uuid,
    #[diesel(sql_type = Text)]
    pub channel: String,
    #[diesel(sql_type = Int4)]
    pub failures: i32,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub failing_since: NullableTimestamp,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub next_attempt_at: NullableTimestamp,
    #[diesel(sql_type = BigInt)]
    pub pending: i64,
    #[diesel(sql_type = BigInt)]
    pub dead: i64,
    /// Outcome of the last failed attempt.
    #[diesel(sql_type = Nullable<Text>)]
    pub last_error: Option<String>,
}

/// Game with notifications that could not be relayed.
#[derive(Debug, QueryableByName)]
pub struct StuckGame {
    #[diesel(sql_type = SqlUuid)]
    pub game_id: Uuid,
    #[diesel(sql_type = BigInt)]
    pub rows: i64,
    #[diesel(sql_type = Timestamptz)]
    pub since: SqlTimestamp,
    #[diesel(sql_type = Int4)]
    pub attempts: i32,
}

#[derive(QueryableByName)]
struct BacklogRow {
    #[diesel(sql_type = BigInt)]
    unrelayed: i64,
    #[diesel(sql_type = Double)]
    unrelayed_seconds: f64,
    #[diesel(sql_type = BigInt)]
    given_up: i64,
    #[diesel(sql_type = BigInt)]
    pending: i64,
    #[diesel(sql_type = Double)]
    overdue_seconds: f64,
    #[diesel(sql_type = BigInt)]
    dead: i64,
    #[diesel(sql_type = BigInt)]
    failing: i64,
}

pub async fn find_backlog(conn: &mut Connection) -> Result<Backlog> {
    let backlog = diesel::sql_query(format!(
        "SELECT o.*, d.*, e.* FROM \
         (SELECT count(*) FILTER (WHERE attempts < {MAX_RELAY_ATTEMPTS}) AS unrelayed, count(*) FILTER (WHERE attempts >= {MAX_RELAY_ATTEMPTS}) AS given_up, \
         coalesce(extract(epoch FROM game_time() - min(at) FILTER (WHERE attempts < {MAX_RELAY_ATTEMPTS})), 0)::float8 AS unrelayed_seconds \
         FROM game_outbox) o, \
         (SELECT count(*) FILTER (WHERE state = 'pending') AS pending, count(*) FILTER (WHERE state = 'dead' AND d.destination_id IN \
         (SELECT id FROM destinations WHERE disabled_at IS NULL)) AS dead, \
         greatest(coalesce(extract(epoch FROM game_time() - min(due_at) FILTER (WHERE state = 'pending')), 0), 0)::float8 \
         AS overdue_seconds FROM deliveries d WHERE state IN ('pending', 'dead')) d, \
         (SELECT count(*) AS failing FROM destinations WHERE failing_since IS NOT NULL AND disabled_at IS NULL) e"
    ))
    .get_result::<BacklogRow>(conn)
    .await?;
    Ok(Backlog {
        unrelayed: backlog.unrelayed,
        unrelayed_seconds: backlog.unrelayed_seconds,
        given_up: backlog.given_up,
        pending: backlog.pending,
        overdue_seconds: backlog.overdue_seconds,
        dead: backlog.dead,
        failing: backlog.failing,
    })
}

/// Lists destinations that fail or have dead messages, those failing longest first.
pub async fn list_stuck_destinations(
    conn: &mut Connection,
    limit: i64,
) -> Result<Vec<StuckDestination>> {
    let stuck = diesel::sql_query(
        "SELECT e.id, e.channel, e.failures, e.failing_since, e.next_attempt_at, d.pending, d.dead, \
         (SELECT outcome FROM deliveries w WHERE w.destination_id = e.id AND w.outcome IS NOT NULL \
         AND w.state IN ('pending', 'dead') ORDER BY w.id DESC LIMIT 1) AS last_error FROM destinations e, \
         LATERAL (SELECT count(*) FILTER (WHERE state = 'pending') AS pending, count(*) FILTER (WHERE state = 'dead') AS dead \
         FROM deliveries WHERE destination_id = e.id) d \
         WHERE e.disabled_at IS NULL AND (e.failing_since IS NOT NULL OR d.dead > 0) \
         ORDER BY e.failing_since NULLS LAST, e.id LIMIT $1",
    )
    .bind::<BigInt, _>(limit)
    .load::<StuckDestination>(conn)
    .await?;
    Ok(stuck)
}

/// Lists games with notifications that could not be relayed, earliest first.
pub async fn list_stuck_games(conn: &mut Connection, limit: i64) -> Result<Vec<StuckGame>> {
    let stuck = diesel::sql_query(
        "SELECT game_id, count(*) AS rows, min(at) AS since, max(attempts)::int AS attempts FROM game_outbox \
         WHERE attempts > 0 OR at < game_time() - interval '5 minutes' GROUP BY game_id ORDER BY min(at) LIMIT $1",
    )
    .bind::<BigInt, _>(limit)
    .load::<StuckGame>(conn)
    .await?;
    Ok(stuck)
}

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

/// Lists the destinations with ids greater than the given one, at most `limit`.
pub async fn list_destination_ids(
    conn: &mut Connection,
    after: Option<DestinationId>,
    limit: i64,
) -> Result<Vec<DestinationId>> {
    let after = after.map_or(Uuid::nil(), DestinationId::uuid);
    let ids = destinations::table
        .filter(destinations::id.gt(after))
        .order(destinations::id)
        .limit(limit)
        .select(destinations::id)
        .load::<Uuid>(conn)
        .await?;
    Ok(ids.into_iter().map(DestinationId::new).collect())
}

/// Removes the ended messages of these destinations except for the last hundred of each, at most
/// `limit`, and returns their number.
pub async fn remove_surplus_deliveries(
    conn: &mut Connection,
    destinations: &[DestinationId],
    limit: i64,
) -> Result<usize> {
    let destinations: Vec<Uuid> = destinations.iter().map(|id| id.uuid()).collect();
    // Checks the state again, because a message may be redelivered meanwhile.
    let removed = diesel::sql_query(
        "WITH surplus AS (SELECT s.id FROM unnest($1) AS e (id) \
         CROSS JOIN LATERAL (SELECT id FROM deliveries WHERE destination_id = e.id AND state <> 'pending' \
         ORDER BY id DESC LIMIT $3 OFFSET $2) s LIMIT $3), \
         free AS (SELECT d.id FROM deliveries d JOIN surplus USING (id) WHERE d.state <> 'pending' FOR UPDATE OF d SKIP LOCKED) \
         DELETE FROM deliveries d USING free WHERE d.id = free.id",
    )
    .bind::<Array<SqlUuid>, _>(destinations)
    .bind::<BigInt, _>(MAX_KEPT_DELIVERIES)
    .bind::<BigInt, _>(limit)
    .execute(conn)
    .await?;
    Ok(removed)
}

/// Removes destinations that were retired or left unverified for [`UNUSED_LIFETIME`], with their
/// messages, at most `limit`. Returns their number.
pub async fn remove_unused_destinations(conn: &mut Connection, limit: i64) -> Result<usize> {
    let removed = diesel::sql_query(
        "DELETE FROM destinations WHERE id IN (SELECT id FROM destinations \
         WHERE (verified_at IS NULL OR retired_at IS NOT NULL) \
         AND coalesce(retired_at, created_at) < game_time() - $1 * interval '1 s' \
         ORDER BY coalesce(retired_at, created_at) LIMIT $2 FOR UPDATE SKIP LOCKED)",
    )
    .bind::<BigInt, _>(UNUSED_LIFETIME.as_secs())
    .bind::<BigInt, _>(limit)
    .execute(conn)
    .await?;
    Ok(removed)
}
