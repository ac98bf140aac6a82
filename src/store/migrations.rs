use std::time::Duration;

use diesel::migration::{Migration, MigrationSource};
use diesel::pg::Pg;
use diesel::sql_types::BigInt;
use diesel_async::{AsyncMigrationHarness, RunQueryDsl};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::progress::{Progress, Unit};

use super::connection::Connection;
use super::error::{Result, StoreError};

/// Migrations from an empty database to the current schema.
pub const MIGRATIONS: EmbeddedMigrations = embed_migrations!("migrations");

/// Advisory lock number. It is arbitrary but unique in this program, and must never change, because
/// all nodes have to use the same one.
const MIGRATION_LOCK: i64 = 0x6b69_6e67_646f_6d61;

/// Statement timeout of a migration: some rewrite whole tables.
const MIGRATION_TIMEOUT: Duration = Duration::from_hours(6);
/// Poll interval while another node migrates.
const LOCK_POLL_INTERVAL: Duration = Duration::from_millis(200);

/// Applies the pending migrations and returns their number. Nodes that start simultaneously wait
/// for each other: the list of pending migrations is read under the lock. Blocks, and must be
/// called within a multi-threaded runtime.
///
/// # Errors
/// The database or a migration fails; a failed migration is rolled back.
pub fn migrate(conn: Connection) -> Result<usize> {
    with_migration_lock(conn, |harness| {
        let mut pending = harness.pending_migrations(MIGRATIONS)?;
        pending.sort_unstable_by_key(version);
        if pending.is_empty() {
            return Ok(0);
        }
        let progress = Progress::new("migrating the database", pending.len() as u64, Unit::Steps);
        for step in &pending {
            harness.run_migration(step)?;
            progress.advance(1);
        }
        Ok(pending.len())
    })
    .map(|(_, steps)| steps)
}

/// Reverts all migrations, newest first, and returns their number.
///
/// # Errors
/// The database or a migration fails; a failed migration is rolled back.
pub fn revert_all(conn: Connection) -> Result<usize> {
    with_migration_lock(conn, |harness| {
        harness.revert_all_migrations(MIGRATIONS).map(|steps| steps.len())
    })
    .map(|(_, steps)| steps)
}

/// Migrates the database to exactly the migrations `wanted`: reverts all others, newest first, and
/// applies the missing ones. Rows of reverted tables are lost. Everything runs in the transaction
/// of `conn`, if there is one. Returns the connection.
///
/// # Errors
/// The database or a migration fails, or this release does not have one of `wanted`.
pub fn migrate_to(conn: Connection, wanted: &[String]) -> Result<Connection> {
    let (conn, _) = with_migration_lock(conn, |harness| {
        let known = embedded_migrations()?;
        let is_wanted = |step: &BoxedMigration| wanted.contains(&version(step));
        if let Some(unknown) =
            wanted.iter().find(|wanted| !known.iter().any(|step| version(step) == **wanted))
        {
            return Err(format!("unknown migration {unknown}").into());
        }
        let applied: Vec<String> =
            harness.applied_migrations()?.iter().map(ToString::to_string).collect();
        let is_applied = |step: &BoxedMigration| applied.contains(&version(step));
        let mut steps = 0;
        for step in known.iter().rev().filter(|step| is_applied(step) && !is_wanted(step)) {
            harness.revert_migration(step)?;
            steps += 1;
        }
        for step in known.iter().filter(|step| !is_applied(step) && is_wanted(step)) {
            harness.run_migration(step)?;
            steps += 1;
        }
        Ok(steps)
    })?;
    Ok(conn)
}

/// Returns the migrations in `applied` that this release does not have: a newer release applied
/// them.
///
/// # Errors
/// The embedded migrations cannot be read.
pub fn find_unknown_migrations(applied: &[String]) -> Result<Vec<String>> {
    let known = embedded_migrations().map_err(migration_error)?;
    let is_known = |applied: &&String| known.iter().any(|step| version(step) == **applied);
    Ok(applied.iter().filter(|applied| !is_known(applied)).cloned().collect())
}

/// Comparison of the migrations of a database with those of this release.
pub struct MigrationState {
    /// Number of applied migrations.
    pub applied: usize,
    /// Number of migrations of this release that are not applied.
    pub pending: usize,
    /// Applied migrations that this release does not have, oldest first: a newer release applied
    /// them.
    pub unknown: Vec<String>,
}

/// # Errors
/// The embedded migrations cannot be read, or the database fails.
pub async fn find_migration_state(conn: &mut Connection) -> Result<MigrationState> {
    let applied = super::backup::list_applied_migrations(conn).await?;
    let unknown = find_unknown_migrations(&applied)?;
    let pending = embedded_migrations()
        .map_err(migration_error)?
        .len()
        .saturating_sub(applied.len() - unknown.len());
    Ok(MigrationState { applied: applied.len(), pending, unknown })
}

type BoxedMigration = Box<dyn Migration<Pg>>;

/// Returns the embedded migrations, oldest first.
fn embedded_migrations() -> std::result::Result<Vec<BoxedMigration>, BoxedError> {
    let mut known = MigrationSource::<Pg>::migrations(&MIGRATIONS)?;
    known.sort_unstable_by_key(version);
    Ok(known)
}

fn version(step: &BoxedMigration) -> String {
    step.name().version().to_string()
}

type BoxedError = Box<dyn std::error::Error + Send + Sync>;

type StepCount = std::result::Result<usize, BoxedError>;

fn with_migration_lock(
    mut conn: Connection,
    work: impl FnOnce(&mut AsyncMigrationHarness<Connection>) -> StepCount,
) -> Result<(Connection, usize)> {
    tokio::runtime::Handle::current().block_on(acquire_migration_lock(&mut conn))?;
    conn.set_call_timeout(MIGRATION_TIMEOUT);
    let mut harness = AsyncMigrationHarness::new(conn);
    let steps = work(&mut harness).map_err(migration_error)?;
    Ok((harness.into_inner(), steps))
}

/// Waits until no other node migrates. The lock belongs to the session and ends with the connection
/// in any case. It is polled instead of awaited, so that an unresponsive Postgres is not mistaken
/// for one on which another node still migrates.
async fn acquire_migration_lock(conn: &mut Connection) -> Result<()> {
    diesel::sql_query("SET statement_timeout = 0").execute(conn).await?;
    let mut has_logged = false;
    while !diesel::select(pg_try_advisory_lock(MIGRATION_LOCK)).get_result::<bool>(conn).await? {
        if !has_logged {
            tracing::info!("waiting for database migrations of another node");
            has_logged = true;
        }
        tokio::time::sleep(LOCK_POLL_INTERVAL).await;
    }
    Ok(())
}

diesel::define_sql_function! {
    fn pg_try_advisory_lock(key: BigInt) -> Bool;
}

#[expect(clippy::needless_pass_by_value, reason = "the form that map_err needs")]
fn migration_error(error: BoxedError) -> StoreError {
    StoreError::Unreadable(format!("migration failed: {error}"))
}
