//! Facts about the configuration and the load of a database, for the doctor.

use std::time::Duration;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Double, Int4, Text, Timestamptz};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use jiff_diesel::Timestamp as SqlTimestamp;

use crate::domain::diagnosis::{
    CollationChange, ConnectionFacts, LongTransaction, ServerFacts, TableFacts, WriteAccess,
};

use super::connection::{Connection, STATEMENT_TIMEOUT};
use super::error::Result;

/// Statement timeout of the diagnosis: determining the size of a large database is slow.
const DIAGNOSIS_TIMEOUT: Duration = Duration::from_mins(1);

/// Raises the statement timeout to the one of the diagnosis.
pub async fn raise_statement_timeout(conn: &mut Connection) -> Result<()> {
    conn.set_call_timeout(DIAGNOSIS_TIMEOUT);
    let milliseconds = DIAGNOSIS_TIMEOUT.as_millis();
    Ok(conn.batch_execute(&format!("SET statement_timeout = {milliseconds}")).await?)
}

#[derive(QueryableByName)]
struct ServerRow {
    #[diesel(sql_type = Int4)]
    version: i32,
    #[diesel(sql_type = Bool)]
    is_standby: bool,
    #[diesel(sql_type = Bool)]
    is_read_only: bool,
    #[diesel(sql_type = Bool)]
    has_autovacuum: bool,
    #[diesel(sql_type = BigInt)]
    shared_buffers: i64,
    #[diesel(sql_type = BigInt)]
    idle_session_seconds: i64,
    #[diesel(sql_type = BigInt)]
    statement_timeout: i64,
    #[diesel(sql_type = BigInt)]
    size: i64,
    #[diesel(sql_type = BigInt)]
    transaction_age: i64,
    #[diesel(sql_type = Timestamptz)]
    clock: SqlTimestamp,
}

/// Returns the settings of the server for a new connection. Call before [`raise_statement_timeout`], which
/// changes a reported limit.
pub async fn find_server_facts(conn: &mut Connection) -> Result<ServerFacts> {
    let row = diesel::sql_query(
        "SELECT current_setting('server_version_num')::int AS version, pg_is_in_recovery() AS is_standby, \
         current_setting('transaction_read_only')::boolean AS is_read_only, \
         current_setting('autovacuum')::boolean AND current_setting('track_counts')::boolean AS has_autovacuum, \
         pg_size_bytes(current_setting('shared_buffers')) AS shared_buffers, \
         coalesce((SELECT setting::bigint / 1000 FROM pg_settings WHERE name = 'idle_session_timeout'), 0) \
             AS idle_session_seconds, \
         (SELECT setting::bigint FROM pg_settings WHERE name = 'statement_timeout') AS statement_timeout, \
         pg_database_size(current_database()) AS size, \
         (SELECT age(datfrozenxid)::bigint FROM pg_database WHERE datname = current_database()) AS transaction_age, \
         clock_timestamp() AS clock",
    )
    .get_result::<ServerRow>(conn)
    .await?;
    let major = row.version / 10_000;
    let limit = i64::try_from(STATEMENT_TIMEOUT.as_millis()).unwrap_or(i64::MAX);
    Ok(ServerFacts {
        version: format!("{major}.{}", row.version % 10_000),
        major,
        access: match (row.is_standby, row.is_read_only) {
            (true, _) => WriteAccess::Standby,
            (false, true) => WriteAccess::ReadOnly,
            (false, false) => WriteAccess::Writable,
        },
        has_autovacuum: row.has_autovacuum,
        shared_buffers: row.shared_buffers,
        idle_session_seconds: row.idle_session_seconds,
        has_session_limits: row.statement_timeout == limit,
        size: row.size,
        transaction_age: row.transaction_age,
        clock: row.clock.to_jiff(),
    })
}

/// Returns the change of the collation version since the database was created, if there is one.
/// Postgres 14 does not record the version.
pub async fn find_collation_change(conn: &mut Connection) -> Result<Option<CollationChange>> {
    #[derive(QueryableByName)]
    struct Found {
        #[diesel(sql_type = Text)]
        database: String,
        #[diesel(sql_type = Text)]
        built_with: String,
        #[diesel(sql_type = Text)]
        now: String,
    }
    let found = diesel::sql_query(
        "SELECT datname::text AS database, datcollversion AS built_with, \
         pg_database_collation_actual_version(oid) AS now FROM pg_database WHERE datname = current_database() \
         AND datcollversion <> pg_database_collation_actual_version(oid)",
    );
    let found = found.get_result::<Found>(conn).await.optional()?;
    Ok(found.map(|Found { database, built_with, now }| CollationChange {
        database,
        built_with,
        now,
    }))
}

/// Counts the connections to the database, except for this one.
pub async fn count_connections(conn: &mut Connection) -> Result<ConnectionFacts> {
    #[derive(QueryableByName)]
    struct Found {
        #[diesel(sql_type = BigInt)]
        allowed: i64,
        #[diesel(sql_type = BigInt)]
        of_nodes: i64,
        #[diesel(sql_type = BigInt)]
        of_others: i64,
    }
    let found = diesel::sql_query(
        "SELECT current_setting('max_connections')::bigint - current_setting('superuser_reserved_connections')::bigint \
             - coalesce(current_setting('reserved_connections', true)::bigint, 0) AS allowed, \
         count(*) FILTER (WHERE is_node) AS of_nodes, count(*) FILTER (WHERE NOT is_node) AS of_others FROM \
         (SELECT coalesce(datname = current_database() AND application_name = current_setting('application_name'), false) \
             AS is_node FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()) one",
    );
    let Found { allowed, of_nodes, of_others } = found.get_result(conn).await?;
    Ok(ConnectionFacts { allowed, node_connections: of_nodes, other_connections: of_others })
}

/// Lists transactions that have been open for at least the given number of minutes, oldest first.
pub async fn list_long_transactions(
    conn: &mut Connection,
    minutes: i32,
) -> Result<Vec<LongTransaction>> {
    #[derive(QueryableByName)]
    struct Found {
        #[diesel(sql_type = Int4)]
        pid: i32,
        #[diesel(sql_type = Text)]
        application: String,
        #[diesel(sql_type = Double)]
        seconds: f64,
    }
    let found = diesel::sql_query(
        "SELECT pid, coalesce(nullif(application_name, ''), usename::text, 'unknown') AS application, \
         extract(epoch FROM clock_timestamp() - xact_start)::float8 AS seconds FROM pg_stat_activity \
         WHERE backend_type = 'client backend' AND xact_start < clock_timestamp() - make_interval(mins => $1) \
         AND datname = current_database() ORDER BY xact_start LIMIT 10",
    );
    let found = found.bind::<Int4, _>(minutes).load::<Found>(conn).await?;
    let transaction =
        |Found { pid, application, seconds }| LongTransaction { pid, application, seconds };
    Ok(found.into_iter().map(transaction).collect())
}

/// Lists the tables with the most dead rows, in descending order.
pub async fn list_dead_rows(conn: &mut Connection) -> Result<Vec<TableFacts>> {
    #[derive(QueryableByName)]
    struct Found {
        #[diesel(sql_type = Text)]
        name: String,
        #[diesel(sql_type = BigInt)]
        live_rows: i64,
        #[diesel(sql_type = BigInt)]
        dead_rows: i64,
        #[diesel(sql_type = BigInt)]
        size: i64,
    }
    let found = diesel::sql_query(
        "SELECT relname::text AS name, n_live_tup AS live_rows, n_dead_tup AS dead_rows, \
         pg_total_relation_size(relid) AS size FROM pg_stat_user_tables WHERE schemaname = current_schema() \
         ORDER BY n_dead_tup DESC, relname LIMIT 10",
    );
    let found = found.load::<Found>(conn).await?;
    let table = |Found { name, live_rows, dead_rows, size }| TableFacts {
        name,
        live_rows,
        dead_rows,
        size,
    };
    Ok(found.into_iter().map(table).collect())
}

/// Delay of deadlines and heartbeats.
#[derive(Clone, Copy, Debug, QueryableByName)]
pub struct DeadlineDelay {
    #[diesel(sql_type = BigInt)]
    pub late_deadlines: i64,
    #[diesel(sql_type = Double)]
    pub late_seconds: f64,
    #[diesel(sql_type = Double)]
    pub silent_seconds: f64,
}

/// Counts the late deadlines and returns their delay, and the time since the last heartbeat.
pub async fn find_deadline_delay(conn: &mut Connection) -> Result<DeadlineDelay> {
    let lateness = diesel::sql_query(
        "SELECT count(*) AS late_deadlines, \
         coalesce(extract(epoch FROM game_time() - min(deadline)), 0)::float8 AS late_seconds, \
         coalesce((SELECT extract(epoch FROM game_time() - at) FROM heartbeat), 0)::float8 AS silent_seconds \
         FROM games WHERE status = 'active' AND wake_at <= game_time() AND deadline <= game_time()",
    );
    Ok(lateness.get_result(conn).await?)
}
