use diesel_async::{AsyncMigrationHarness, RunQueryDsl};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::{Connection, Result, StoreError};

/// The steps from an empty database to today's tables.
pub const MIGRATIONS: EmbeddedMigrations = embed_migrations!("migrations");

/// Any number that nobody else locks; all nodes must agree on it for ever.
const LOCK: i64 = 0x6b69_6e67_646f_6d61;

/// Brings the database up to date. Nodes that start at once wait for each other: the list of what is pending is
/// read under the lock. Blocks, and needs a runtime of several threads around it.
///
/// # Errors
/// The database fails, or a step does; then that step was undone.
pub fn migrate(conn: Connection) -> Result<usize> {
    under_lock(conn, |harness| harness.run_pending_migrations(MIGRATIONS).map(|steps| steps.len()))
}

/// Takes every step back, the newest first.
///
/// # Errors
/// The database fails, or a step does; then that step was undone.
pub fn revert_all(conn: Connection) -> Result<usize> {
    under_lock(conn, |harness| harness.revert_all_migrations(MIGRATIONS).map(|steps| steps.len()))
}

/// How many steps the database lacks.
///
/// # Errors
/// The database fails.
pub fn pending(conn: Connection) -> Result<usize> {
    let mut harness = AsyncMigrationHarness::new(conn);
    harness.pending_migrations(MIGRATIONS).map(|steps| steps.len()).map_err(failed)
}

type Steps = std::result::Result<usize, Box<dyn std::error::Error + Send + Sync>>;

fn under_lock(
    mut conn: Connection,
    work: impl FnOnce(&mut AsyncMigrationHarness<Connection>) -> Steps,
) -> Result<usize> {
    let runtime = tokio::runtime::Handle::current();
    // The lock is the session's: it goes with the connection, whatever happens. A long wait for another node
    // and a long step are both no reason to give up.
    runtime.block_on(async {
        diesel::sql_query("SET statement_timeout = 0").execute(&mut conn).await?;
        diesel::sql_query(format!("SELECT pg_advisory_lock({LOCK})")).execute(&mut conn).await
    })?;
    work(&mut AsyncMigrationHarness::new(conn)).map_err(failed)
}

#[expect(clippy::needless_pass_by_value, reason = "the form that map_err needs")]
fn failed(error: Box<dyn std::error::Error + Send + Sync>) -> StoreError {
    StoreError::Unreadable(format!("a migration failed: {error}"))
}
