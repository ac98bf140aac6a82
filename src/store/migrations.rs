use std::time::Duration;

use diesel::sql_types::BigInt;
use diesel_async::{AsyncMigrationHarness, RunQueryDsl};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::connection::Connection;
use super::error::{Result, StoreError};

/// The steps from an empty database to today's tables.
pub const MIGRATIONS: EmbeddedMigrations = embed_migrations!("migrations");

/// Any number that nobody else locks; all nodes must agree on it for ever.
const LOCK: i64 = 0x6b69_6e67_646f_6d61;

/// How long a step may take: some rewrite whole tables.
const STEP: Duration = Duration::from_hours(6);
/// How long another node that is at it is left alone before we look again.
const LOOK: Duration = Duration::from_millis(200);

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

type Steps = std::result::Result<usize, Box<dyn std::error::Error + Send + Sync>>;

fn under_lock(
    mut conn: Connection,
    work: impl FnOnce(&mut AsyncMigrationHarness<Connection>) -> Steps,
) -> Result<usize> {
    tokio::runtime::Handle::current().block_on(lock(&mut conn))?;
    conn.set_call_limit(STEP);
    work(&mut AsyncMigrationHarness::new(conn)).map_err(failed)
}

/// Waits until no other node brings the database up to date. The lock is the session's: it goes with the connection,
/// whatever happens. It is asked for again and again, so that a Postgres that answers no more is not taken for one where
/// somebody is still at it.
async fn lock(conn: &mut Connection) -> Result<()> {
    diesel::sql_query("SET statement_timeout = 0").execute(conn).await?;
    let mut waits = false;
    while !diesel::select(pg_try_advisory_lock(LOCK)).get_result::<bool>(conn).await? {
        if !waits {
            tracing::info!("another node brings the database up to date: this one waits for it");
            waits = true;
        }
        tokio::time::sleep(LOOK).await;
    }
    Ok(())
}

diesel::define_sql_function! {
    fn pg_try_advisory_lock(key: BigInt) -> Bool;
}

#[expect(clippy::needless_pass_by_value, reason = "the form that map_err needs")]
fn failed(error: Box<dyn std::error::Error + Send + Sync>) -> StoreError {
    StoreError::Unreadable(format!("a migration failed: {error}"))
}
