use std::time::Duration;

use diesel::migration::{Migration, MigrationSource};
use diesel::pg::Pg;
use diesel::sql_types::BigInt;
use diesel_async::{AsyncMigrationHarness, RunQueryDsl};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::progress::{Progress, Unit};

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
    under_lock(conn, |harness| {
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

/// Takes every step back, the newest first.
///
/// # Errors
/// The database fails, or a step does; then that step was undone.
pub fn revert_all(conn: Connection) -> Result<usize> {
    under_lock(conn, |harness| harness.revert_all_migrations(MIGRATIONS).map(|steps| steps.len()))
        .map(|(_, steps)| steps)
}

/// Brings the database to just the steps `wanted`: takes back, the newest first, which it has besides, and does those that it lacks.
/// Rows of tables that are taken back are lost. All of it belongs to the transaction of `conn`, if there is one. Returns the connection.
///
/// # Errors
/// The database fails, a step does, or this program does not know one of `wanted`.
pub fn migrate_to(conn: Connection, wanted: &[String]) -> Result<Connection> {
    let (conn, _) = under_lock(conn, |harness| {
        let known = known()?;
        let is_wanted = |step: &Step| wanted.contains(&version(step));
        if let Some(unknown) =
            wanted.iter().find(|wanted| !known.iter().any(|step| version(step) == **wanted))
        {
            return Err(format!("unknown migration {unknown}").into());
        }
        let applied: Vec<String> =
            harness.applied_migrations()?.iter().map(ToString::to_string).collect();
        let is_applied = |step: &Step| applied.contains(&version(step));
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

/// Which of `applied` this program does not know: a newer release made them.
///
/// # Errors
/// The steps that are part of the program cannot be read.
pub fn unknown_migrations(applied: &[String]) -> Result<Vec<String>> {
    let known = known().map_err(failed)?;
    let is_known = |applied: &&String| known.iter().any(|step| version(step) == **applied);
    Ok(applied.iter().filter(|applied| !is_known(applied)).cloned().collect())
}

/// The steps of a database beside those of this program.
pub struct MigrationState {
    /// How many steps the database has.
    pub applied: usize,
    /// How many steps of this program it lacks.
    pub pending: usize,
    /// Which of its steps this program does not know, the oldest first: a newer release made them.
    pub unknown: Vec<String>,
}

/// # Errors
/// The steps that are part of the program cannot be read, or the database fails.
pub async fn find_migration_state(conn: &mut Connection) -> Result<MigrationState> {
    let applied = super::backup::list_migrations(conn).await?;
    let unknown = unknown_migrations(&applied)?;
    let pending = known().map_err(failed)?.len().saturating_sub(applied.len() - unknown.len());
    Ok(MigrationState { applied: applied.len(), pending, unknown })
}

type Step = Box<dyn Migration<Pg>>;

/// The steps that this program knows, the oldest first.
fn known() -> std::result::Result<Vec<Step>, BoxedError> {
    let mut known = MigrationSource::<Pg>::migrations(&MIGRATIONS)?;
    known.sort_unstable_by_key(version);
    Ok(known)
}

fn version(step: &Step) -> String {
    step.name().version().to_string()
}

type BoxedError = Box<dyn std::error::Error + Send + Sync>;

type Steps = std::result::Result<usize, BoxedError>;

fn under_lock(
    mut conn: Connection,
    work: impl FnOnce(&mut AsyncMigrationHarness<Connection>) -> Steps,
) -> Result<(Connection, usize)> {
    tokio::runtime::Handle::current().block_on(lock(&mut conn))?;
    conn.set_call_limit(STEP);
    let mut harness = AsyncMigrationHarness::new(conn);
    let steps = work(&mut harness).map_err(failed)?;
    Ok((harness.into_inner(), steps))
}

/// Waits until no other node brings the database up to date. The lock is the session's: it goes with the connection,
/// whatever happens. It is asked for again and again, so that a Postgres that answers no more is not taken for one where
/// somebody is still at it.
async fn lock(conn: &mut Connection) -> Result<()> {
    diesel::sql_query("SET statement_timeout = 0").execute(conn).await?;
    let mut waits = false;
    while !diesel::select(pg_try_advisory_lock(LOCK)).get_result::<bool>(conn).await? {
        if !waits {
            tracing::info!("waiting for database migrations of another node");
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
fn failed(error: BoxedError) -> StoreError {
    StoreError::Unreadable(format!("migration failed: {error}"))
}
