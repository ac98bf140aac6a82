//! Queries for operators and health probes: write probes, sizes, and facts about the configuration
//! and the load of the database for the doctor.

use std::time::Duration;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Double, Int4, Text, Timestamptz};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use tokio::time::timeout;

use crate::domain::diagnosis::{
    CollationChange, ConnectionFacts, LongTransaction, ServerFacts, TableFacts, TableSize,
    WriteAccess,
};

use super::connection::{Connection, STATEMENT_TIMEOUT};
use super::error::Result;
use super::game_time;
use super::rows::CountRow;

/// Advisory lock number. It is arbitrary but unique in this program, and must never change, because
/// all nodes have to use the same one.
const PURGE_LOCK: i64 = 0x7265_7465_6e74_696f;
/// Statement timeout of the diagnosis: determining the size of a large database is slow.
const DIAGNOSIS_TIMEOUT: Duration = Duration::from_mins(1);

/// Result of a write probe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteProbe {
    /// A commit was acknowledged.
    Committed,
    /// The database is a standby, or `default_transaction_read_only` is on.
    ReadOnly,
    /// The disk is full: the commit or the allocation of new pages failed.
    DiskFull,
    /// The commit was not acknowledged within the time limit.
    TimedOut,
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

/// Lists the settings under which an acknowledged command could be lost, such as `fsync = off`.
/// With `synchronous_commit = local`, commits do not wait for standbys.
pub async fn check_durability(conn: &mut Connection) -> Result<Vec<String>> {
    #[derive(QueryableByName)]
    struct Setting {
        #[diesel(sql_type = Text)]
        name: String,
    }
    let unsafe_settings = diesel::sql_query(
        "SELECT name || ' = ' || setting AS name FROM pg_settings \
         WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off' \
         OR name = 'synchronous_commit' AND setting = 'local' ORDER BY name",
    )
    .load::<Setting>(conn)
    .await?;
    Ok(unsafe_settings.into_iter().map(|setting| setting.name).collect())
}

/// Returns whether all migrations of this release are applied.
pub async fn is_migrated(conn: &mut Connection) -> Result<bool> {
    use diesel::migration::MigrationSource;
    let known = MigrationSource::<diesel::pg::Pg>::migrations(&super::migrations::MIGRATIONS)
        .map_or(0, |known| known.len());
    let applied = diesel::sql_query("SELECT count(*) AS count FROM __diesel_schema_migrations")
        .get_result::<CountRow>(conn)
        .await?;
    Ok(applied.count >= i64::try_from(known).unwrap_or(i64::MAX))
}

/// Commits a transaction and returns the result within `limit`.
///
/// The transaction writes a record to the write-ahead log, so that its commit is flushed to disk
/// and waits for the standbys like any other, and it changes no row: it needs no lock and leaves
/// nothing behind. If a statement failed for lack of disk space before, the probe also allocates
/// new pages, because small changes succeed on a full disk.
///
/// # Errors
/// The connection is lost, or the database rejects the statement for another reason.
pub async fn probe_write(conn: &mut Connection, limit: Duration) -> Result<WriteProbe> {
    match timeout(limit, commit_probe(conn)).await {
        Ok(Err(_)) if conn.is_disk_full() => Ok(WriteProbe::DiskFull),
        Ok(result) => result,
        Err(_) => {
            conn.cancel_in_background();
            Ok(WriteProbe::TimedOut)
        }
    }
}

async fn commit_probe(conn: &mut Connection) -> Result<WriteProbe> {
    #[derive(QueryableByName)]
    struct Found {
        #[diesel(sql_type = Bool)]
        is_read_only: bool,
    }
    let found = diesel::sql_query(
        "SELECT current_setting('transaction_read_only')::boolean OR pg_is_in_recovery() AS is_read_only",
    );
    if found.get_result::<Found>(conn).await?.is_read_only {
        return Ok(WriteProbe::ReadOnly);
    }
    if conn.is_disk_full() {
        // One megabyte in the tablespace of the database, dropped with the commit.
        conn.batch_execute(
            "SELECT set_config('temp_tablespaces', '', true); \
             CREATE TEMPORARY TABLE space_probe ON COMMIT DROP AS \
             SELECT repeat('x', 1024) AS filler FROM generate_series(1, 1024)",
        )
        .await?;
        conn.mark_disk_not_full();
    }
    conn.batch_execute("SELECT pg_logical_emit_message(true, 'kingdomail', 'write probe')").await?;
    Ok(WriteProbe::Committed)
}

/// Returns the size of every table of the server, the largest first.
pub async fn list_table_sizes(conn: &mut Connection) -> Result<Vec<TableSize>> {
    #[derive(QueryableByName)]
    struct Found {
        #[diesel(sql_type = Text)]
        name: String,
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        bytes: i64,
    }
    let sizes = diesel::sql_query(
        "SELECT relname::text AS name, pg_total_relation_size(relid) AS bytes FROM pg_stat_user_tables \
         WHERE schemaname = current_schema() ORDER BY bytes DESC, name",
    );
    let sizes = sizes.load::<Found>(conn).await?;
    Ok(sizes.into_iter().map(|Found { name, bytes }| TableSize { name, bytes }).collect())
}

/// Returns the size of the database in bytes.
pub async fn database_size(conn: &mut Connection) -> Result<i64> {
    let size = diesel::sql_query("SELECT pg_database_size(current_database()) AS count");
    Ok(size.get_result::<CountRow>(conn).await?.count)
}

/// Creates the database `name`, a plain identifier, if it does not exist.
///
/// # Errors
/// The server fails, or the role lacks the privilege.
pub async fn create_database_if_missing(conn: &mut Connection, name: &str) -> Result<()> {
    let existing =
        diesel::sql_query("SELECT count(*) AS count FROM pg_database WHERE datname = $1")
            .bind::<Text, _>(name)
            .get_result::<CountRow>(conn)
            .await?;
    if existing.count == 0 {
        let created = diesel::sql_query(format!("CREATE DATABASE {name}")).execute(conn).await;
        // Another node that starts simultaneously may have created it first.
        if let Err(error) = created.map_err(super::error::StoreError::from)
            && !matches!(error, super::error::StoreError::Constraint(_))
        {
            return Err(error);
        }
    }
    Ok(())
}

/// Returns the current time of the game clock, which decides about deadlines.
pub async fn game_now(conn: &mut Connection) -> Result<Timestamp> {
    let now = diesel::select(game_time()).get_result::<SqlTimestamp>(conn).await?;
    Ok(now.to_jiff())
}

/// Tries to claim the removal of old rows until the end of the transaction. Returns false if
/// another node has it.
pub async fn claim_purge(conn: &mut Connection) -> Result<bool> {
    #[derive(QueryableByName)]
    struct Claim {
        #[diesel(sql_type = Bool)]
        held: bool,
    }
    let claim =
        diesel::sql_query(format!("SELECT pg_try_advisory_xact_lock({PURGE_LOCK}) AS held"));
    Ok(claim.get_result::<Claim>(conn).await?.held)
}

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

/// Returns the settings of the server for a new connection. Call before
/// [`raise_statement_timeout`], which changes a reported limit.
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

/// Counts the late deadlines and returns their delay, and the time since the last heartbeat.
pub async fn find_deadline_delay(conn: &mut Connection) -> Result<DeadlineDelay> {
    let lateness = diesel::sql_query(
        "SELECT count(*) AS late_deadlines, \
         coalesce(extract(epoch FROM game_time() - min(deadline)), 0)::float8 AS late_seconds, \
         coalesce((SELECT extract(epoch FROM game_time() - at) FROM heartbeat), 0)::float8 AS silent_seconds \
         FROM game_states WHERE next_check_at <= game_time() AND deadline <= game_time()",
    );
    Ok(lateness.get_result(conn).await?)
}
