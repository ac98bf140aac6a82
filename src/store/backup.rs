//! Reads and writes all rows of all tables. The list of tables comes from the database, so that the
//! database of an earlier release can be read, too.

use std::time::Duration;

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};

use super::connection::{Connection, CopyIn, CopyOut};
use super::error::{Result, StoreError};
use super::rows::CountRow;

/// Statement timeout for one table.
const TABLE_TIMEOUT: Duration = Duration::from_hours(24);

/// A table and its writable columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    pub name: String,
    pub columns: Vec<String>,
}

/// Number of players and games in a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, QueryableByName)]
pub struct ContentCounts {
    #[diesel(sql_type = BigInt)]
    pub players: i64,
    #[diesel(sql_type = BigInt)]
    pub games: i64,
}

/// Raises the limit of each call to 24 hours, and removes the server-side timeouts of statements
/// and of idle transactions.
pub async fn disable_timeouts(conn: &mut Connection) -> Result<()> {
    conn.set_call_timeout(TABLE_TIMEOUT);
    let settings = "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0";
    Ok(conn.batch_execute(settings).await?)
}

/// Makes the transaction that has just begun read from one snapshot.
pub async fn set_snapshot_isolation(conn: &mut Connection) -> Result<()> {
    Ok(conn.batch_execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY").await?)
}

/// Lists the applied migrations, oldest first. The list is empty for a database without tables.
pub async fn list_applied_migrations(conn: &mut Connection) -> Result<Vec<String>> {
    #[derive(QueryableByName)]
    struct AppliedMigration {
        #[diesel(sql_type = Text)]
        version: String,
    }
    let is_new = diesel::sql_query(
        "SELECT count(*) AS count FROM pg_tables \
         WHERE schemaname = current_schema() AND tablename = '__diesel_schema_migrations'",
    );
    if is_new.get_result::<CountRow>(conn).await?.count == 0 {
        return Ok(Vec::new());
    }
    let steps = diesel::sql_query(
        "SELECT version::text AS version FROM __diesel_schema_migrations ORDER BY version",
    );
    Ok(steps.load::<AppliedMigration>(conn).await?.into_iter().map(|step| step.version).collect())
}

/// Lists all tables, each after the tables that its foreign keys reference.
///
/// # Errors
/// The database fails, or the foreign keys form a cycle.
pub async fn list_tables(conn: &mut Connection) -> Result<Vec<StoredTable>> {
    #[derive(QueryableByName)]
    struct Found {
        #[diesel(sql_type = Text)]
        name: String,
        #[diesel(sql_type = Array<Text>)]
        columns: Vec<String>,
        #[diesel(sql_type = Array<Text>)]
        refers_to: Vec<String>,
    }
    let found = diesel::sql_query(
        "SELECT t.relname::text AS name, \
                ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attnum > 0 \
                      AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns, \
                ARRAY(SELECT DISTINCT r.relname::text FROM pg_constraint c JOIN pg_class r ON r.oid = c.confrelid \
                      WHERE c.conrelid = t.oid AND c.contype = 'f' AND c.confrelid <> t.oid) AS refers_to \
         FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace \
         WHERE n.nspname = current_schema() AND t.relkind = 'r' AND t.relname <> '__diesel_schema_migrations' \
         ORDER BY t.relname",
    );
    let mut left = found.load::<Found>(conn).await?;
    let mut ordered: Vec<StoredTable> = Vec::new();
    while !left.is_empty() {
        let exists = |name: &String| ordered.iter().any(|table| table.name == *name);
        let (next, later): (Vec<_>, Vec<_>) =
            left.into_iter().partition(|table| table.refers_to.iter().all(exists));
        if next.is_empty() {
            return Err(StoreError::Unreadable("tables reference each other in a cycle".into()));
        }
        let next =
            next.into_iter().map(|Found { name, columns, .. }| StoredTable { name, columns });
        ordered.extend(next);
        left = later;
    }
    Ok(ordered)
}

/// Estimates the total size of all tables in bytes.
pub async fn estimate_size(conn: &mut Connection) -> Result<u64> {
    let size = diesel::sql_query(
        "SELECT coalesce(sum(pg_table_size(t.oid)), 0)::bigint AS count FROM pg_class t \
         JOIN pg_namespace n ON n.oid = t.relnamespace WHERE n.nspname = current_schema() AND t.relkind = 'r'",
    );
    Ok(size.get_result::<CountRow>(conn).await?.count.unsigned_abs())
}

/// Counts players and games. House accounts are not counted. Both are zero in a database without
/// tables.
pub async fn count_contents(conn: &mut Connection) -> Result<ContentCounts> {
    let exists = |table: &str, tables: &[StoredTable]| {
        tables.iter().any(|candidate| candidate.name == table)
    };
    let tables = list_tables(conn).await?;
    if !exists("players", &tables) || !exists("games", &tables) {
        return Ok(ContentCounts { players: 0, games: 0 });
    }
    let count = diesel::sql_query(
        "SELECT (SELECT count(*) FROM players WHERE password_hash IS NOT NULL) AS players, \
                (SELECT count(*) FROM games) AS games",
    );
    Ok(count.get_result::<ContentCounts>(conn).await?)
}

/// Counts the connections of other servers and workers to the database.
pub async fn count_server_connections(conn: &mut Connection) -> Result<i64> {
    let others = diesel::sql_query(
        "SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() \
         AND application_name = current_setting('application_name') AND pid <> pg_backend_pid()",
    );
    Ok(others.get_result::<CountRow>(conn).await?.count)
}

/// Locks the table of migrations until the end of the transaction. No server can start meanwhile,
/// because each reads this table first.
pub async fn lock_migrations(conn: &mut Connection) -> Result<()> {
    let lock = "DO $$ BEGIN IF to_regclass('__diesel_schema_migrations') IS NOT NULL THEN \
                LOCK TABLE __diesel_schema_migrations IN ACCESS EXCLUSIVE MODE; END IF; END $$";
    Ok(conn.batch_execute(lock).await?)
}

/// Starts reading the rows of a table, in the text format that [`insert_rows`] reads.
pub async fn read_rows(conn: &mut Connection, table: &StoredTable) -> Result<CopyOut> {
    conn.copy_out(&format!("COPY {} TO STDOUT", table_with_columns(table))).await
}

/// Starts inserting rows into a table.
pub async fn insert_rows(conn: &mut Connection, table: &StoredTable) -> Result<CopyIn> {
    conn.copy_in(&format!("COPY {} FROM STDIN", table_with_columns(table))).await
}

/// Deletes the rows of all tables.
pub async fn delete_all_rows(conn: &mut Connection) -> Result<()> {
    let tables = list_tables(conn).await?;
    if tables.is_empty() {
        return Ok(());
    }
    let names: Vec<String> = tables.iter().map(|table| quote_identifier(&table.name)).collect();
    Ok(conn.batch_execute(&format!("TRUNCATE {}", names.join(", "))).await?)
}

fn table_with_columns(table: &StoredTable) -> String {
    let columns: Vec<String> =
        table.columns.iter().map(|column| quote_identifier(column)).collect();
    format!("{} ({})", quote_identifier(&table.name), columns.join(", "))
}

/// Quotes a name as an SQL identifier. Names come from files and are untrusted.
fn quote_identifier(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
