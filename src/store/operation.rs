//! Queries for operators and health probes.

use std::time::Duration;

use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use tokio::time::timeout;

use crate::domain::diagnosis::TableSize;

use super::connection::Connection;
use super::error::Result;
use super::game_time;

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
        .get_result::<Count>(conn)
        .await?;
    Ok(applied.count >= i64::try_from(known).unwrap_or(i64::MAX))
}

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

/// Commits a transaction and returns the result within `limit`.
///
/// The transaction writes a record to the write-ahead log, so that its commit is flushed to disk and
/// waits for the standbys like any other, and it changes no row: it needs no lock and leaves nothing
/// behind. If a statement failed for lack of disk space before, the probe also allocates new pages,
/// because small changes succeed on a full disk.
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
    Ok(size.get_result::<Count>(conn).await?.count)
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    count: i64,
}

/// Creates the database `name`, a plain identifier, if it does not exist.
///
/// # Errors
/// The server fails, or the role lacks the privilege.
pub async fn create_database_if_missing(conn: &mut Connection, name: &str) -> Result<()> {
    let existing =
        diesel::sql_query("SELECT count(*) AS count FROM pg_database WHERE datname = $1")
            .bind::<Text, _>(name)
            .get_result::<Count>(conn)
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

/// Advisory lock number. It is arbitrary but unique in this program, and must never change, because
/// all nodes have to use the same one.
const PURGE_LOCK: i64 = 0x7265_7465_6e74_696f;

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
