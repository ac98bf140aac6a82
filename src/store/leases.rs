//! Which node serves which endpoint: each for a short while, which it extends as long as it is at it. One that dies is
//! replaced when the while is over.

use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::{NullableTimestamp, Timestamp as SqlTimestamp};
use uuid::Uuid;

use crate::ids::EndpointId;

use super::endpoint::EndpointRecord;
use super::endpoints::{Row, columns, read};
use super::schema::endpoints;
use super::{Connection, Result, game_time};

/// How long a lease lasts that is not extended, in seconds.
pub const LEASE_SECONDS: u64 = 15;

/// Endpoints that are served apart from the others, so that none is held up by what they wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// They all wait for the one server that takes mails.
    Mail,
    /// Their last attempt failed: they may all be slow.
    Failing,
    Healthy,
}

impl Class {
    pub const ALL: [Class; 3] = [Class::Mail, Class::Failing, Class::Healthy];

    fn condition(self) -> &'static str {
        match self {
            Class::Mail => "channel = 'mail'",
            Class::Failing => "channel <> 'mail' AND failing_since IS NOT NULL",
            Class::Healthy => "channel <> 'mail' AND failing_since IS NULL",
        }
    }
}

/// Endpoints of a class that have something to do and that nobody serves, those first that wait the longest: for the
/// caller, until the lease runs out. One that cannot be read is left alone from now on.
///
/// # Errors
/// The database fails.
pub async fn claim_endpoints(
    conn: &mut Connection,
    class: Class,
    limit: i64,
) -> Result<Vec<EndpointRecord>> {
    #[derive(QueryableByName)]
    struct Claimed {
        #[diesel(sql_type = diesel::sql_types::Uuid)]
        id: Uuid,
    }
    let claimed = diesel::sql_query(format!(
        "UPDATE endpoints SET leased_until = clock_timestamp() + interval '{LEASE_SECONDS} seconds' WHERE id IN (\
         SELECT id FROM endpoints WHERE next_at <= game_time() AND disabled_at IS NULL \
         AND {} AND coalesce(leased_until < clock_timestamp(), true) \
         ORDER BY next_at LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING id",
        class.condition()
    ))
    .bind::<BigInt, _>(limit)
    .load::<Claimed>(conn)
    .await?;
    if claimed.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<Uuid> = claimed.into_iter().map(|claimed| claimed.id).collect();
    let rows = endpoints::table
        .filter(endpoints::id.eq_any(ids))
        .select(columns!())
        .load::<Row>(conn)
        .await?;
    let mut readable = Vec::new();
    for row in rows {
        let id = row.0;
        match read(row) {
            Ok(endpoint) => readable.push(endpoint),
            Err(error) => {
                tracing::error!(%error, "an endpoint is left alone");
                end_lease(conn, EndpointId::new(id), None).await?;
            }
        }
    }
    Ok(readable)
}

/// The caller is still at it. One that is just being noted down is passed over: that happens again soon.
///
/// # Errors
/// The database fails.
pub async fn extend_leases(conn: &mut Connection, ids: &[EndpointId]) -> Result<()> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.uuid()).collect();
    diesel::sql_query(format!(
        "UPDATE endpoints SET leased_until = clock_timestamp() + interval '{LEASE_SECONDS} seconds' WHERE id IN (\
         SELECT id FROM endpoints WHERE id = ANY($1) FOR UPDATE SKIP LOCKED)"
    ))
    .bind::<diesel::sql_types::Array<diesel::sql_types::Uuid>, _>(ids)
    .execute(conn)
    .await?;
    Ok(())
}

/// The caller is done with an endpoint for now; it has something to do again at `next_at`.
///
/// # Errors
/// The database fails.
pub async fn end_lease(
    conn: &mut Connection,
    id: EndpointId,
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

/// Something came through.
///
/// # Errors
/// The database fails.
pub async fn count_success(conn: &mut Connection, id: EndpointId) -> Result<()> {
    let failing = endpoints::table.find(id.uuid()).filter(endpoints::failing_since.is_not_null());
    diesel::update(failing)
        .set((endpoints::failing_since.eq(None::<SqlTimestamp>), endpoints::failures.eq(0)))
        .execute(conn)
        .await?;
    Ok(())
}

/// Nothing came through; how long nothing has, and how often it was tried.
///
/// # Errors
/// The database fails.
pub async fn count_failure(
    conn: &mut Connection,
    id: EndpointId,
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

diesel::define_sql_function! {
    fn coalesce(
        first: diesel::sql_types::Nullable<diesel::sql_types::Timestamptz>,
        second: diesel::sql_types::Nullable<diesel::sql_types::Timestamptz>,
    ) -> diesel::sql_types::Nullable<diesel::sql_types::Timestamptz>;
}
