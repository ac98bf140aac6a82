//! State of the server for operators and health probes: readiness, sizes, stuck notifications, and
//! the facts that the doctor reports.

use std::time::Duration;

use metrics::{counter, histogram};
use tokio::time::timeout;

use crate::domain::diagnosis::{DatabaseFacts, MigrationFacts, TableSize, WorkFacts};
use crate::domain::notification::{Backlog, Channel, DeliveryState};
use crate::domain::table::Viewer;
use crate::service::accounts::require_admin;
use crate::store;
use crate::store::destinations::{StuckDestination, StuckGame};
use crate::store::{Connection, MigrationState, Pool, PoolUsage, WriteProbe};
use crate::telemetry::{DEADLINE_LATENESS, DELIVERIES, NOTIFICATIONS};

use super::context::Context;
use super::error::{Error, Result};
use super::tasks::run_detached;
use super::{compute_pool, nodes, retention};

/// Time limit of the readiness check: a load balancer gives up after one or two seconds.
const READINESS_TIMEOUT: Duration = Duration::from_secs(1);
/// Time limit of a write check without the time for a new connection.
const COMMIT_TIMEOUT: Duration = Duration::from_millis(1_250);
/// Time limit for obtaining the connection of a write check.
const CONNECT_TIMEOUT: Duration = Duration::from_millis(1_250);
/// Age in minutes from which a transaction is reported: it delays the vacuuming of dead rows.
const LONG_TRANSACTION_MINUTES: i32 = 5;
/// Age in days up to which incidents are reported.
const MAX_INCIDENT_AGE_DAYS: i32 = 30;
/// First Postgres version that records the collation version of a database.
const COLLATION_VERSION_SINCE: i32 = 15;

/// State of the database as seen by reading requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readiness {
    Ready,
    /// The database does not answer within a second.
    NoDatabase,
    /// Migrations are missing.
    NotMigrated,
}

/// State of the database as seen by writing requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writability {
    Writable,
    /// The database does not answer, or rejects the probe.
    NoDatabase,
    /// The database is a standby, or `default_transaction_read_only` is on.
    ReadOnly,
    DiskFull,
    /// The commit is not acknowledged in time: the disk hangs, or a synchronous standby is missing.
    TimedOut,
}

/// Notifications and deliveries that are stuck.
pub struct StuckNotifications {
    pub backlog: Backlog,
    pub games: Vec<StuckGame>,
    pub destinations: Vec<StuckDestination>,
}

/// Connection pools of all workers.
pub struct Pools(pub Vec<Pool>);

impl Pools {
    /// Returns the combined usage of the pools.
    pub fn usage(&self) -> PoolUsage {
        self.0.iter().map(Pool::usage).fold(PoolUsage::default(), |all, one| PoolUsage {
            open: all.open + one.open,
            idle: all.idle + one.idle,
            limit: all.limit + one.limit,
        })
    }
}

/// Checks that the database answers and has all migrations. Commits are not checked: they fail on
/// all nodes at once, and every node still serves what can be read.
pub async fn check_readiness(ctx: &Context) -> Readiness {
    let ctx = ctx.clone();
    let checked = run_detached(async move {
        let migrated = async {
            let mut conn = ctx.connection().await?;
            Ok::<bool, Error>(store::is_migrated(&mut conn).await?)
        };
        Ok(match timeout(READINESS_TIMEOUT, migrated).await {
            Ok(Ok(true)) => Readiness::Ready,
            Ok(Ok(false)) => Readiness::NotMigrated,
            Ok(Err(_)) | Err(_) => Readiness::NoDatabase,
        })
    });
    checked.await.unwrap_or(Readiness::NoDatabase)
}

/// Checks that a transaction can be committed, by committing one.
pub async fn check_writability(ctx: &Context) -> Writability {
    let ctx = ctx.clone();
    let checked = run_detached(async move {
        let connected = timeout(CONNECT_TIMEOUT, ctx.connection()).await;
        let Ok(Ok(mut conn)) = connected else { return Ok(Writability::NoDatabase) };
        Ok(match store::probe_write(&mut conn, COMMIT_TIMEOUT).await? {
            WriteProbe::Committed => Writability::Writable,
            WriteProbe::ReadOnly => Writability::ReadOnly,
            WriteProbe::DiskFull => Writability::DiskFull,
            WriteProbe::TimedOut => Writability::TimedOut,
        })
    });
    checked.await.unwrap_or(Writability::NoDatabase)
}

/// Returns the size of every table, the largest first.
///
/// # Errors
/// The database does not answer.
pub async fn list_table_sizes(ctx: &Context) -> Result<Vec<TableSize>> {
    Ok(store::list_table_sizes(&mut *ctx.connection().await?).await?)
}

/// Returns the size of the database in bytes.
pub async fn database_size(ctx: &Context) -> Result<i64> {
    Ok(store::database_size(&mut *ctx.connection().await?).await?)
}

/// Returns the amount of pending notifications and deliveries.
pub async fn find_backlog(ctx: &Context) -> Result<Backlog> {
    Ok(store::destinations::find_backlog(&mut *ctx.connection().await?).await?)
}

/// Returns the stuck notifications for an admin.
///
/// # Errors
/// The viewer is not an admin.
pub async fn list_stuck_as_admin(ctx: &Context, viewer: Viewer) -> Result<StuckNotifications> {
    require_admin(&mut *ctx.connection().await?, viewer).await?;
    list_stuck(ctx).await
}

/// Returns the stuck notifications and the causes, at most a hundred of each kind.
pub async fn list_stuck(ctx: &Context) -> Result<StuckNotifications> {
    const MAX_ROWS: i64 = 100;
    let mut conn = ctx.connection().await?;
    Ok(StuckNotifications {
        backlog: store::destinations::find_backlog(&mut conn).await?,
        games: store::destinations::list_stuck_games(&mut conn, MAX_ROWS).await?,
        destinations: store::destinations::list_stuck_destinations(&mut conn, MAX_ROWS).await?,
    })
}

/// Requeues the notifications that died within the last three days, on one channel or on all, for
/// an admin.
///
/// # Errors
/// The viewer is not an admin.
pub async fn requeue_dead_as_admin(
    ctx: &Context,
    viewer: Viewer,
    channel: Option<Channel>,
) -> Result<u64> {
    require_admin(&mut *ctx.connection().await?, viewer).await?;
    requeue_dead_deliveries(ctx, channel).await
}

/// Requeues the notifications that died within the last three days, on one channel or on all, and
/// returns their number. Obsolete messages are dropped when they are due; disabled destinations
/// receive nothing.
///
/// # Errors
/// The database does not answer: some messages may already be requeued.
pub async fn requeue_dead_deliveries(ctx: &Context, channel: Option<Channel>) -> Result<u64> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        let destinations =
            store::destinations::list_destinations_with_dead_deliveries(&mut conn, channel).await?;
        drop(conn);
        let mut requeued = 0;
        for destination in destinations {
            let mut conn = ctx.connection().await?;
            let messages = conn.transaction(async |conn| {
                if store::destinations::lock_destination(conn, destination).await?.is_none() {
                    return Ok(0);
                }
                store::destinations::requeue_dead_deliveries(conn, destination).await
            });
            requeued += u64::try_from(messages.await?).unwrap_or(u64::MAX);
        }
        tracing::info!(messages = requeued, "failed messages requeued");
        Ok(requeued)
    })
    .await
}

/// Collects facts about a database of any release. Changes nothing.
///
/// # Errors
/// The database is unreachable, or rejects the queries.
pub async fn collect_database_facts(pool: &Pool) -> Result<DatabaseFacts> {
    let mut conn = pool.connect_dedicated().await?;
    let server = store::health::find_server_facts(&mut conn).await?;
    store::health::raise_statement_timeout(&mut conn).await?;
    let collation = if server.major >= COLLATION_VERSION_SINCE {
        store::health::find_collation_change(&mut conn).await?
    } else {
        None
    };
    let MigrationState { applied, pending, unknown } =
        store::find_migration_state(&mut conn).await?;
    let has_current_schema = pending == 0 && unknown.is_empty();
    Ok(DatabaseFacts {
        server,
        unsafe_settings: store::check_durability(&mut conn).await?,
        collation,
        connections: store::health::count_connections(&mut conn).await?,
        migrations: MigrationFacts { applied, pending, unknown: unknown.last().cloned() },
        long_transactions: store::health::list_long_transactions(
            &mut conn,
            LONG_TRANSACTION_MINUTES,
        )
        .await?,
        tables: store::health::list_dead_rows(&mut conn).await?,
        table_sizes: store::list_table_sizes(&mut conn).await?,
        replication: store::nodes::find_replication(&mut conn).await?,
        nodes: if has_current_schema {
            store::nodes::list_live_nodes(&mut conn).await?
        } else {
            Vec::new()
        },
        incidents: if has_current_schema {
            store::nodes::list_incidents(&mut conn, MAX_INCIDENT_AGE_DAYS).await?
        } else {
            Vec::new()
        },
        work: if has_current_schema { Some(collect_work_facts(&mut conn).await?) } else { None },
    })
}

async fn collect_work_facts(conn: &mut Connection) -> Result<WorkFacts> {
    let lateness = store::health::find_deadline_delay(conn).await?;
    Ok(WorkFacts {
        backlog: store::destinations::find_backlog(conn).await?,
        late_deadlines: lateness.late_deadlines,
        late_seconds: lateness.late_seconds,
        silent_seconds: lateness.silent_seconds,
    })
}

/// Registers the metrics of use cases and database with value zero at startup.
pub fn register_metrics() {
    store::register_metrics();
    compute_pool::register_metrics();
    retention::register_metrics();
    nodes::register_metrics();
    counter!(NOTIFICATIONS).increment(0);
    for channel in Channel::ALL {
        for state in [DeliveryState::Delivered, DeliveryState::Dropped, DeliveryState::Dead] {
            let (channel, state) = (channel.name(), state.name());
            counter!(DELIVERIES, "channel" => channel, "state" => state).increment(0);
        }
    }
    // Creating the handle registers the metric.
    drop(histogram!(DEADLINE_LATENESS));
}
