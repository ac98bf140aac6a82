use metrics::{counter, histogram};

use crate::domain::notification::{Backlog, Channel, DeliveryState};
use crate::domain::table::Viewer;
use crate::service::accounts::admins_only;
use crate::store::endpoints::{StuckEndpoint, StuckGame};
use crate::store::{self, Pool, PoolUsage};
use crate::telemetry::{DEADLINE_LATENESS, DELIVERIES, NOTICES};

use super::compute_pool;
use super::context::Context;
use super::detached::run_detached;
use super::error::Result;
use super::nodes;
use super::retention;

/// Whether requests can be served, and if not, why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readiness {
    Ready,
    /// The database does not answer.
    NoDatabase,
    /// It lacks tables.
    NotMigrated,
    /// Nothing can be written.
    ReadOnly,
}

/// Asks the database whether it has all tables and can be written to.
pub async fn readiness(ctx: &Context) -> Readiness {
    let ctx = ctx.clone();
    let asked = run_detached(async move {
        let mut conn = ctx.connection().await?;
        if !store::is_migrated(&mut conn).await? {
            return Ok(Readiness::NotMigrated);
        }
        let accepts_writes = store::accepts_writes(&mut conn).await?;
        Ok(if accepts_writes { Readiness::Ready } else { Readiness::ReadOnly })
    });
    asked.await.unwrap_or(Readiness::NoDatabase)
}

/// How much of the notices waits.
pub async fn backlog(ctx: &Context) -> Result<Backlog> {
    Ok(store::endpoints::find_backlog(&mut *ctx.connection().await?).await?)
}

/// How much room the database takes, in bytes.
pub async fn database_size(ctx: &Context) -> Result<i64> {
    Ok(store::database_size(&mut *ctx.connection().await?).await?)
}

/// Begins to count what the use cases and the database come to: from then on there is a number for what has not happened yet.
pub fn count_from_zero() {
    store::count_from_zero();
    compute_pool::count_from_zero();
    retention::count_from_zero();
    nodes::count_from_zero();
    counter!(NOTICES).increment(0);
    for channel in Channel::ALL {
        for state in [DeliveryState::Delivered, DeliveryState::Dropped, DeliveryState::Dead] {
            let (channel, state) = (channel.name(), state.name());
            counter!(DELIVERIES, "channel" => channel, "state" => state).increment(0);
        }
    }
    // It is there as soon as it is named.
    drop(histogram!(DEADLINE_LATENESS));
}

/// What of the notices does not get on.
pub struct Stuck {
    pub backlog: Backlog,
    pub games: Vec<StuckGame>,
    pub endpoints: Vec<StuckEndpoint>,
}

/// The same for those who run the server.
///
/// # Errors
/// The viewer is no admin.
pub async fn stuck_for_admins(ctx: &Context, viewer: Viewer) -> Result<Stuck> {
    admins_only(&mut *ctx.connection().await?, viewer).await?;
    stuck(ctx).await
}

/// What of the notices does not get on, and why; the first hundred of each kind.
pub async fn stuck(ctx: &Context) -> Result<Stuck> {
    const MOST: i64 = 100;
    let mut conn = ctx.connection().await?;
    Ok(Stuck {
        backlog: store::endpoints::find_backlog(&mut conn).await?,
        games: store::endpoints::list_stuck_games(&mut conn, MOST).await?,
        endpoints: store::endpoints::list_stuck_endpoints(&mut conn, MOST).await?,
    })
}

/// Requeues all dead messages, on one channel or on all, for an admin.
///
/// # Errors
/// The viewer is no admin.
pub async fn requeue_dead_for_admins(
    ctx: &Context,
    viewer: Viewer,
    channel: Option<Channel>,
) -> Result<u64> {
    admins_only(&mut *ctx.connection().await?, viewer).await?;
    requeue_dead(ctx, channel).await
}

/// Requeues all dead messages, on one channel or on all, and returns their number. Messages that
/// are obsolete are dropped when they are due; endpoints that are turned off receive nothing.
///
/// # Errors
/// The database does not answer: some messages may be on their way.
pub async fn requeue_dead(ctx: &Context, channel: Option<Channel>) -> Result<u64> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        let endpoints = store::endpoints::list_endpoints_with_dead(&mut conn, channel).await?;
        drop(conn);
        let mut requeued = 0;
        for endpoint in endpoints {
            let mut conn = ctx.connection().await?;
            let messages = conn.transaction(async |conn| {
                if store::endpoints::lock_endpoint(conn, endpoint).await?.is_none() {
                    return Ok(0);
                }
                store::endpoints::requeue_dead(conn, endpoint).await
            });
            requeued += u64::try_from(messages.await?).unwrap_or(u64::MAX);
        }
        tracing::info!(messages = requeued, "messages that were given up are sent again");
        Ok(requeued)
    })
    .await
}

/// The connections of all workers.
pub struct Pools(pub Vec<Pool>);

impl Pools {
    /// How much of all of them is in use.
    pub fn usage(&self) -> PoolUsage {
        self.0.iter().map(Pool::usage).fold(PoolUsage::default(), |all, one| PoolUsage {
            open: all.open + one.open,
            idle: all.idle + one.idle,
            limit: all.limit + one.limit,
        })
    }
}
