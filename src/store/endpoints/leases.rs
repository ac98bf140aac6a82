//! Which node serves which endpoint: each for a short while, which it extends as long as it is at it. One that dies is
//! replaced when the while is over.

use std::collections::HashMap;

use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::{NullableTimestamp, Timestamp as SqlTimestamp};
use uuid::Uuid;

use crate::domain::notification::{Endpoint, Lane};
use crate::domain::{DestinationId, PlayerId};
use crate::store::schema::endpoints;
use crate::store::{Connection, Result};

use super::super::game_time;
use super::endpoint_row::EndpointRow;

/// How long a lease lasts that is not extended, in seconds.
pub const LEASE_SECONDS: u64 = 15;

/// An endpoint that is the caller's to serve.
pub struct Claimed {
    pub endpoint: Endpoint,
    /// Who answers for it: the player, or whose bot the player is.
    pub owner: PlayerId,
}

/// At most `limit` endpoints of a lane that have something to do and that nobody serves: for the caller, until the lease
/// runs out. Never more than `of_one` of one owner on all nodes together; and first those of the owners of whom the
/// fewest are served, so that nobody waits behind all that another has. One that cannot be read is left alone from now
/// on.
pub async fn claim_endpoints(
    conn: &mut Connection,
    lane: Lane,
    limit: i64,
    of_one: i64,
) -> Result<Vec<Claimed>> {
    #[derive(QueryableByName)]
    struct Lease {
        #[diesel(sql_type = diesel::sql_types::Uuid)]
        id: Uuid,
        #[diesel(sql_type = diesel::sql_types::Uuid)]
        owner: Uuid,
    }
    let lane = condition(lane);
    // The rows are locked apart from the reckoning, which sees them as they were: whether they are still free is asked
    // again.
    let leases = diesel::sql_query(format!(
        "WITH owned AS NOT MATERIALIZED (\
         SELECT e.*, coalesce(p.owner_id, p.id) AS owner FROM endpoints e JOIN players p ON p.id = e.player_id), \
         served AS (SELECT owner, count(*) AS many FROM owned WHERE leased_until >= clock_timestamp() AND {lane} \
         GROUP BY owner), \
         waiting AS (SELECT id, owner, next_at, row_number() OVER (PARTITION BY owner ORDER BY next_at) AS nth \
         FROM owned WHERE next_at <= game_time() AND disabled_at IS NULL AND {lane} \
         AND coalesce(leased_until < clock_timestamp(), true)), \
         chosen AS (SELECT id, owner, nth + coalesce(many, 0) AS turn, next_at \
         FROM waiting LEFT JOIN served USING (owner) WHERE nth + coalesce(many, 0) <= $2 \
         ORDER BY turn, next_at LIMIT $1), \
         free AS (SELECT id FROM endpoints WHERE id IN (SELECT id FROM chosen) \
         AND coalesce(leased_until < clock_timestamp(), true) FOR UPDATE SKIP LOCKED) \
         UPDATE endpoints e SET leased_until = clock_timestamp() + interval '{LEASE_SECONDS} seconds' \
         FROM free JOIN chosen USING (id) WHERE e.id = free.id RETURNING e.id, chosen.owner"
    ))
    .bind::<BigInt, _>(limit)
    .bind::<BigInt, _>(of_one)
    .load::<Lease>(conn)
    .await?;
    if leases.is_empty() {
        return Ok(Vec::new());
    }
    let owners: HashMap<Uuid, Uuid> =
        leases.into_iter().map(|lease| (lease.id, lease.owner)).collect();
    let ids: Vec<Uuid> = owners.keys().copied().collect();
    let rows = endpoints::table
        .filter(endpoints::id.eq_any(ids))
        .select(EndpointRow::as_select())
        .load(conn)
        .await?;
    let mut claimed = Vec::new();
    for row in rows {
        let id = row.id;
        let owner = owners.get(&id).copied().unwrap_or(row.player_id);
        match row.read() {
            Ok(endpoint) => claimed.push(Claimed { endpoint, owner: PlayerId::new(owner) }),
            Err(error) => {
                tracing::error!(%error, "unreadable destination skipped");
                end_lease(conn, DestinationId::new(id), None).await?;
            }
        }
    }
    Ok(claimed)
}

/// The caller is still at it. One that is just being noted down is passed over: that happens again soon. So is one that the caller
/// was done with a moment ago: nobody would serve it until the new lease is over.
pub async fn extend_leases(conn: &mut Connection, ids: &[DestinationId]) -> Result<()> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.uuid()).collect();
    diesel::sql_query(format!(
        "UPDATE endpoints SET leased_until = clock_timestamp() + interval '{LEASE_SECONDS} seconds' WHERE id IN (\
         SELECT id FROM endpoints WHERE id = ANY($1) AND leased_until IS NOT NULL FOR UPDATE SKIP LOCKED)"
    ))
    .bind::<diesel::sql_types::Array<diesel::sql_types::Uuid>, _>(ids)
    .execute(conn)
    .await?;
    Ok(())
}

/// The caller is done with an endpoint for now; it has something to do again at `next_at`.
pub async fn end_lease(
    conn: &mut Connection,
    id: DestinationId,
    next_at: Option<Timestamp>,
) -> Result<()> {
    diesel::update(endpoints::table.find(id.uuid()))
        .set((
            endpoints::leased_until.eq(None::<SqlTimestamp>),
            endpoints::next_at.eq(NullableTimestamp::from(next_at)),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Something came through, at once or late.
pub async fn count_success(conn: &mut Connection, id: DestinationId, is_late: bool) -> Result<()> {
    let now = game_time().nullable();
    let proven = endpoints::proven_at.eq(coalesce(endpoints::proven_at, now));
    let no_failure =
        (endpoints::failing_since.eq(None::<SqlTimestamp>), endpoints::failures.eq(0), proven);
    let endpoint = endpoints::table.find(id.uuid());
    if is_late {
        let slow = endpoints::slow_since.eq(coalesce(endpoints::slow_since, now));
        diesel::update(endpoint).set((no_failure, slow)).execute(conn).await?;
    } else {
        let changes = endpoints::failing_since
            .is_not_null()
            .or(endpoints::slow_since.is_not_null())
            .or(endpoints::proven_at.is_null());
        let quick = endpoints::slow_since.eq(None::<SqlTimestamp>);
        diesel::update(endpoint.filter(changes)).set((no_failure, quick)).execute(conn).await?;
    }
    Ok(())
}

/// The endpoint takes long to answer: from now on it is served with those that may hang.
pub async fn count_slowness(conn: &mut Connection, id: DestinationId) -> Result<()> {
    let quick = endpoints::table.find(id.uuid()).filter(endpoints::slow_since.is_null());
    let slow = endpoints::slow_since.eq(game_time().nullable());
    diesel::update(quick).set(slow).execute(conn).await?;
    Ok(())
}

/// Nothing came through; how long nothing has, and how often it was tried.
pub async fn count_failure(
    conn: &mut Connection,
    id: DestinationId,
) -> Result<(jiff::SignedDuration, u32)> {
    let (since, now, failures) = diesel::update(endpoints::table.find(id.uuid()))
        .set((
            endpoints::failing_since.eq(coalesce(endpoints::failing_since, game_time().nullable())),
            endpoints::failures.eq(endpoints::failures + 1),
        ))
        .returning((endpoints::failing_since.assume_not_null(), game_time(), endpoints::failures))
        .get_result::<(SqlTimestamp, SqlTimestamp, i32)>(conn)
        .await?;
    Ok((now.to_jiff().duration_since(since.to_jiff()), failures.unsigned_abs()))
}

/// The endpoint asks to be left alone for some time: what is queued from now on waits as long. A longer time that it asked
/// for before holds.
pub async fn pause_endpoint(
    conn: &mut Connection,
    id: DestinationId,
    pause: SignedDuration,
) -> Result<()> {
    diesel::sql_query(
        "UPDATE endpoints SET held_until = greatest(held_until, game_time() + $2 * interval '1 second') WHERE id = $1",
    )
    .bind::<diesel::sql_types::Uuid, _>(id.uuid())
    .bind::<diesel::sql_types::Double, _>(pause.as_secs_f64())
    .execute(conn)
    .await?;
    Ok(())
}

diesel::define_sql_function! {
    /// The first of the two that is there.
    fn coalesce(
        first: diesel::sql_types::Nullable<diesel::sql_types::Timestamptz>,
        second: diesel::sql_types::Nullable<diesel::sql_types::Timestamptz>,
    ) -> diesel::sql_types::Nullable<diesel::sql_types::Timestamptz>;
}

/// Which endpoints are of a lane.
fn condition(lane: Lane) -> &'static str {
    match lane {
        Lane::Mail => "channel = 'mail'",
        Lane::Slow => "channel <> 'mail' AND (failing_since IS NOT NULL OR slow_since IS NOT NULL)",
        Lane::Unproven => {
            "channel <> 'mail' AND failing_since IS NULL AND slow_since IS NULL AND proven_at IS NULL"
        }
        Lane::Healthy => {
            "channel <> 'mail' AND failing_since IS NULL AND slow_since IS NULL AND proven_at IS NOT NULL"
        }
    }
}
