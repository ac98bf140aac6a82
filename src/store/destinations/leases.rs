//! Leases by which nodes serve destinations. A node extends its short leases while it works; the
//! leases of a dead node expire.

use std::collections::HashMap;

use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::{NullableTimestamp, Timestamp as SqlTimestamp};
use uuid::Uuid;

use crate::domain::notification::{DeliveryClass, Destination};
use crate::domain::{DestinationId, PlayerId};
use crate::store::schema::destinations;
use crate::store::{Connection, Result, game_time};

use super::destination::DestinationRow;

/// Duration of a lease without an extension, in seconds.
pub const LEASE_SECONDS: u64 = 15;

/// A destination leased to the caller.
pub struct ClaimedDestination {
    pub destination: Destination,
    /// The responsible account: the player, or the owner if the player is a bot.
    pub owner: PlayerId,
}

/// Leases at most `limit` destinations of a class that are due and not leased. One owner has at
/// most `max_per_owner` leases on all nodes together. Owners with the fewest leases come first, so
/// that the destinations of one owner do not delay those of others. Unreadable destinations are
/// skipped and not scheduled again.
pub async fn claim_destinations(
    conn: &mut Connection,
    class: DeliveryClass,
    limit: i64,
    max_per_owner: i64,
) -> Result<Vec<ClaimedDestination>> {
    #[derive(QueryableByName)]
    struct Lease {
        #[diesel(sql_type = diesel::sql_types::Uuid)]
        id: Uuid,
        #[diesel(sql_type = diesel::sql_types::Uuid)]
        owner: Uuid,
    }
    let class = class_condition(class);
    // The ranking reads a snapshot and takes no locks, so the locking part checks again that the
    // rows are free.
    let leases = diesel::sql_query(format!(
        "WITH owned AS NOT MATERIALIZED (\
         SELECT e.*, coalesce(p.owner_id, p.id) AS owner FROM destinations e JOIN players p ON p.id = e.player_id), \
         served AS (SELECT owner, count(*) AS many FROM owned WHERE leased_until >= clock_timestamp() AND {class} \
         GROUP BY owner), \
         waiting AS (SELECT id, owner, next_attempt_at, row_number() OVER (PARTITION BY owner ORDER BY next_attempt_at) AS nth \
         FROM owned WHERE next_attempt_at <= game_time() AND disabled_at IS NULL AND {class} \
         AND coalesce(leased_until < clock_timestamp(), true)), \
         chosen AS (SELECT id, owner, nth + coalesce(many, 0) AS rank, next_attempt_at \
         FROM waiting LEFT JOIN served USING (owner) WHERE nth + coalesce(many, 0) <= $2 \
         ORDER BY rank, next_attempt_at LIMIT $1), \
         free AS (SELECT id FROM destinations WHERE id IN (SELECT id FROM chosen) \
         AND coalesce(leased_until < clock_timestamp(), true) FOR UPDATE SKIP LOCKED) \
         UPDATE destinations e SET leased_until = clock_timestamp() + interval '{LEASE_SECONDS} seconds' \
         FROM free JOIN chosen USING (id) WHERE e.id = free.id RETURNING e.id, chosen.owner"
    ))
    .bind::<BigInt, _>(limit)
    .bind::<BigInt, _>(max_per_owner)
    .load::<Lease>(conn)
    .await?;
    if leases.is_empty() {
        return Ok(Vec::new());
    }
    let owners: HashMap<Uuid, Uuid> =
        leases.into_iter().map(|lease| (lease.id, lease.owner)).collect();
    let ids: Vec<Uuid> = owners.keys().copied().collect();
    let rows = destinations::table
        .filter(destinations::id.eq_any(ids))
        .select(DestinationRow::as_select())
        .load(conn)
        .await?;
    let mut claimed = Vec::new();
    for row in rows {
        let id = row.id;
        let owner = owners.get(&id).copied().unwrap_or(row.player_id);
        match row.into_destination() {
            Ok(destination) => {
                claimed.push(ClaimedDestination { destination, owner: PlayerId::new(owner) });
            }
            Err(error) => {
                tracing::error!(%error, "unreadable destination skipped");
                end_lease(conn, DestinationId::new(id), None).await?;
            }
        }
    }
    Ok(claimed)
}

/// Extends the leases of the caller. Skips locked rows, because the next extension follows soon,
/// and leases that have ended a moment ago: a new lease would block the destination until it
/// expires.
pub async fn extend_leases(conn: &mut Connection, ids: &[DestinationId]) -> Result<()> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.uuid()).collect();
    diesel::sql_query(format!(
        "UPDATE destinations SET leased_until = clock_timestamp() + interval '{LEASE_SECONDS} seconds' WHERE id IN (\
         SELECT id FROM destinations WHERE id = ANY($1) AND leased_until IS NOT NULL FOR UPDATE SKIP LOCKED)"
    ))
    .bind::<diesel::sql_types::Array<diesel::sql_types::Uuid>, _>(ids)
    .execute(conn)
    .await?;
    Ok(())
}

/// Ends a lease. The destination is due again at `next_attempt_at`.
pub async fn end_lease(
    conn: &mut Connection,
    id: DestinationId,
    next_attempt_at: Option<Timestamp>,
) -> Result<()> {
    diesel::update(destinations::table.find(id.uuid()))
        .set((
            destinations::leased_until.eq(None::<SqlTimestamp>),
            destinations::next_attempt_at.eq(NullableTimestamp::from(next_attempt_at)),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Records a successful delivery, fast or slow.
pub async fn record_success(conn: &mut Connection, id: DestinationId, is_late: bool) -> Result<()> {
    let now = game_time().nullable();
    let first_success =
        destinations::first_success_at.eq(coalesce(destinations::first_success_at, now));
    let no_failure = (
        destinations::failing_since.eq(None::<SqlTimestamp>),
        destinations::failures.eq(0),
        first_success,
    );
    let destination = destinations::table.find(id.uuid());
    if is_late {
        let slow = destinations::slow_since.eq(coalesce(destinations::slow_since, now));
        diesel::update(destination).set((no_failure, slow)).execute(conn).await?;
    } else {
        let changes = destinations::failing_since
            .is_not_null()
            .or(destinations::slow_since.is_not_null())
            .or(destinations::first_success_at.is_null());
        let not_slow = destinations::slow_since.eq(None::<SqlTimestamp>);
        diesel::update(destination.filter(changes))
            .set((no_failure, not_slow))
            .execute(conn)
            .await?;
    }
    Ok(())
}

/// Marks the destination as slow. From now on it is served with the other slow destinations.
pub async fn mark_slow(conn: &mut Connection, id: DestinationId) -> Result<()> {
    let not_slow = destinations::table.find(id.uuid()).filter(destinations::slow_since.is_null());
    let slow = destinations::slow_since.eq(game_time().nullable());
    diesel::update(not_slow).set(slow).execute(conn).await?;
    Ok(())
}

/// Records a failure. Returns the duration and the number of consecutive failures.
pub async fn record_failure(
    conn: &mut Connection,
    id: DestinationId,
) -> Result<(jiff::SignedDuration, u32)> {
    let (since, now, failures) = diesel::update(destinations::table.find(id.uuid()))
        .set((
            destinations::failing_since
                .eq(coalesce(destinations::failing_since, game_time().nullable())),
            destinations::failures.eq(destinations::failures + 1),
        ))
        .returning((
            destinations::failing_since.assume_not_null(),
            game_time(),
            destinations::failures,
        ))
        .get_result::<(SqlTimestamp, SqlTimestamp, i32)>(conn)
        .await?;
    Ok((now.to_jiff().duration_since(since.to_jiff()), failures.unsigned_abs()))
}

/// Holds messages queued from now on for the time requested by the destination. A longer earlier
/// hold stays in force.
pub async fn pause_destination(
    conn: &mut Connection,
    id: DestinationId,
    pause: SignedDuration,
) -> Result<()> {
    diesel::sql_query(
        "UPDATE destinations SET paused_until = greatest(paused_until, game_time() + $2 * interval '1 second') WHERE id = $1",
    )
    .bind::<diesel::sql_types::Uuid, _>(id.uuid())
    .bind::<diesel::sql_types::Double, _>(pause.as_secs_f64())
    .execute(conn)
    .await?;
    Ok(())
}

diesel::define_sql_function! {
    /// The first argument that is not NULL.
    fn coalesce(
        first: diesel::sql_types::Nullable<diesel::sql_types::Timestamptz>,
        second: diesel::sql_types::Nullable<diesel::sql_types::Timestamptz>,
    ) -> diesel::sql_types::Nullable<diesel::sql_types::Timestamptz>;
}

/// SQL condition for the destinations of a class.
fn class_condition(class: DeliveryClass) -> &'static str {
    match class {
        DeliveryClass::Email => "channel = 'mail'",
        DeliveryClass::Slow => {
            "channel <> 'mail' AND (failing_since IS NOT NULL OR slow_since IS NOT NULL)"
        }
        DeliveryClass::Unproven => {
            "channel <> 'mail' AND failing_since IS NULL AND slow_since IS NULL AND first_success_at IS NULL"
        }
        DeliveryClass::Healthy => {
            "channel <> 'mail' AND failing_since IS NULL AND slow_since IS NULL AND first_success_at IS NOT NULL"
        }
    }
}
