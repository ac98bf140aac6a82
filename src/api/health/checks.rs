//! Checks of the database for probes and metrics, and the memory of their last results.

use std::sync::PoisonError;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::domain::diagnosis::TableSize;
use crate::domain::notification::Backlog;
use crate::service::{self, Context, Readiness, Writability};

/// Last results of the checks, shared by all requests. The database is checked at most once per
/// second, and at most four times per second while a check fails.
#[derive(Default)]
pub struct HealthCache {
    readiness: Cached<Readiness>,
    writability: Cached<Writability>,
    unresponsive_since: UnresponsiveSince,
    backlog: Cached<Option<Backlog>>,
    database_size: Cached<Option<i64>>,
    table_sizes: Cached<Option<Vec<TableSize>>>,
}

/// Lifetime of a good result.
const RESULT_LIFETIME: Duration = Duration::from_secs(1);
/// Lifetime of a bad result, short enough to show a recovery within two seconds.
const FAILURE_LIFETIME: Duration = Duration::from_millis(250);
/// Lifetime of the table sizes, which change slowly.
const TABLE_SIZES_LIFETIME: Duration = Duration::from_secs(30);

/// A result with a lifetime. Concurrent callers wait for one check.
struct Cached<T>(Mutex<Option<(Instant, T)>>);

impl<T> Default for Cached<T> {
    fn default() -> Self {
        Cached(Mutex::default())
    }
}

impl<T: Clone> Cached<T> {
    async fn get(&self, lifetime: impl Fn(&T) -> Duration, check: impl Future<Output = T>) -> T {
        let mut cached = self.0.lock().await;
        if let Some((at, found)) = &*cached
            && at.elapsed() < lifetime(found)
        {
            return found.clone();
        }
        let found = check.await;
        *cached = Some((Instant::now(), found.clone()));
        found
    }
}

fn lifetime(is_good: bool) -> Duration {
    if is_good { RESULT_LIFETIME } else { FAILURE_LIFETIME }
}

/// Time since the database last responded.
#[derive(Default)]
struct UnresponsiveSince(std::sync::Mutex<Option<Instant>>);

/// Maximum silence of the database before a node reports that it is not ready. A shorter outage,
/// such as a failover, affects all nodes: a load balancer that removed all of them would respond
/// with its own error page. A single node without database access is removed after this time.
const MAX_UNRESPONSIVE_TIME: Duration = Duration::from_mins(1);

impl UnresponsiveSince {
    /// Records the result of a check at `now` and returns whether the node can serve.
    fn record(&self, found: Readiness, now: Instant) -> bool {
        let mut since = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if found != Readiness::NoDatabase {
            *since = None;
            return found == Readiness::Ready;
        }
        now.duration_since(*since.get_or_insert(now)) < MAX_UNRESPONSIVE_TIME
    }
}

impl HealthCache {
    /// Returns the state of the database for reads, and whether the node can serve.
    pub async fn readiness(&self, ctx: &Context) -> (Readiness, bool) {
        let lifetime = |found: &Readiness| lifetime(*found == Readiness::Ready);
        let found = self.readiness.get(lifetime, service::check_readiness(ctx)).await;
        (found, self.unresponsive_since.record(found, Instant::now()))
    }

    /// Returns the state of the database for writes.
    pub async fn writability(&self, ctx: &Context) -> Writability {
        let lifetime = |found: &Writability| lifetime(*found == Writability::Writable);
        self.writability.get(lifetime, service::check_writability(ctx)).await
    }

    /// Returns the delivery backlog; `None` if the database does not respond.
    pub async fn backlog(&self, ctx: &Context) -> Option<Backlog> {
        self.backlog.get(|_| RESULT_LIFETIME, async { service::find_backlog(ctx).await.ok() }).await
    }

    /// Returns the size of the database in bytes; `None` if the database does not respond.
    pub async fn database_size(&self, ctx: &Context) -> Option<i64> {
        self.database_size
            .get(|_| RESULT_LIFETIME, async { service::database_size(ctx).await.ok() })
            .await
    }

    /// Returns the size of each table; `None` if the database does not respond.
    pub async fn table_sizes(&self, ctx: &Context) -> Option<Vec<TableSize>> {
        let lifetime = |sizes: &Option<_>| {
            if sizes.is_some() { TABLE_SIZES_LIFETIME } else { RESULT_LIFETIME }
        };
        self.table_sizes.get(lifetime, async { service::list_table_sizes(ctx).await.ok() }).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readiness_ends_after_silent_minute() {
        let unresponsive_since = UnresponsiveSince::default();
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        assert!(unresponsive_since.record(Readiness::Ready, start));
        assert!(unresponsive_since.record(Readiness::NoDatabase, at(1000)));
        assert!(unresponsive_since.record(Readiness::NoDatabase, at(1059)));
        assert!(!unresponsive_since.record(Readiness::NoDatabase, at(1060)));
        assert!(unresponsive_since.record(Readiness::Ready, at(1061)));
        assert!(unresponsive_since.record(Readiness::NoDatabase, at(1200)));
        assert!(!unresponsive_since.record(Readiness::NotMigrated, at(1201)));
    }
}
