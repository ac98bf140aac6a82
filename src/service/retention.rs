//! Automatic deletion of expired rows: read notifications, finished messages and sessions,
//! abandoned events, and unused data. Events, results and records of games are kept permanently,
//! with everything derived from them.
//!
//! A step is one short statement that finds its rows by an index, or the next page of a scan, so
//! the load stays small regardless of the amount of data.

use jiff::SignedDuration;
use metrics::counter;

use crate::domain::{DestinationId, PlayerId};
use crate::store;
use crate::store::{Connection, StoreError};
use crate::telemetry::ROWS_REMOVED;

use super::context::Context;
use super::error::{Error, Result};

/// Maximum number of steps per kind of rows in one run.
const MAX_STEPS: usize = 10;
/// Maximum number of rows that a step removes.
const MAX_ROWS: i64 = 500;
/// Maximum number of rows per step if each row cascades to many others: tokens of a session,
/// messages of a destination.
const MAX_CASCADING_ROWS: i64 = 50;
/// Number of players or destinations per page of a scan.
const PAGE_SIZE: i64 = 200;

/// Retention times.
#[derive(Clone, Copy, Debug)]
struct RetentionTimes {
    any: SignedDuration,
    deliveries: SignedDuration,
}

/// Progress of a node's scans over players and destinations. A finished scan starts again.
#[derive(Clone, Copy, Debug, Default)]
pub struct RetentionScan {
    player: Option<PlayerId>,
    destination: Option<DestinationId>,
}

/// Kind of rows to remove.
#[derive(Clone, Copy, Debug)]
enum Removable {
    ReadNotifications,
    OldDeliveries,
    SurplusDeliveries,
    UnusedDestinations,
    EndedSessions,
    AbandonedEvents,
    FullTokenBuckets,
    EndedNameHolds,
}

/// Result of a step.
struct Step {
    removed: usize,
    /// True if there may be more rows.
    has_more: bool,
    /// Progress of the scans after the step.
    scan: RetentionScan,
}

/// Removes expired rows and returns their number. A run is bounded; the next one continues with
/// `scan`. Every node runs it. If a node dies, the scan of another node covers the remaining rows.
///
/// # Errors
/// The database does not answer.
pub async fn delete_expired_rows(ctx: &Context, scan: &mut RetentionScan) -> Result<usize> {
    let mut removed = 0;
    for rows in Removable::ALL {
        match remove_rows(ctx, rows, scan).await {
            Ok(count) => removed += count,
            Err(error @ Error::Store(StoreError::Unavailable(_))) => return Err(error),
            Err(error) => {
                tracing::error!(?rows, %error, "removal of old rows failed");
            }
        }
    }
    Ok(removed)
}

async fn remove_rows(ctx: &Context, rows: Removable, scan: &mut RetentionScan) -> Result<usize> {
    let mut removed = 0;
    for _ in 0..MAX_STEPS {
        let Some(step) = step(ctx, rows, *scan).await? else { break };
        *scan = step.scan;
        removed += step.removed;
        let count = u64::try_from(step.removed).unwrap_or(u64::MAX);
        counter!(ROWS_REMOVED, "table" => rows.table()).increment(count);
        if !step.has_more {
            break;
        }
    }
    Ok(removed)
}

/// Runs a step under an advisory lock, which is held until the end of its transaction. Returns none
/// if another node holds the lock; the next run, a minute later, tries again.
async fn step(ctx: &Context, rows: Removable, scan: RetentionScan) -> Result<Option<Step>> {
    let times = RetentionTimes { any: ctx.retention, deliveries: ctx.delivery_retention };
    let mut conn = ctx.connection().await?;
    conn.transaction(async |conn| {
        if !store::claim_purge(conn).await? {
            return Ok(None);
        }
        Ok(Some(rows.step(conn, times, scan).await?))
    })
    .await
}

impl Removable {
    const ALL: [Removable; 8] = [
        Removable::ReadNotifications,
        Removable::OldDeliveries,
        Removable::SurplusDeliveries,
        Removable::UnusedDestinations,
        Removable::EndedSessions,
        Removable::AbandonedEvents,
        Removable::FullTokenBuckets,
        Removable::EndedNameHolds,
    ];

    /// Returns the table of the rows.
    fn table(self) -> &'static str {
        match self {
            Removable::ReadNotifications => "notifications",
            Removable::OldDeliveries | Removable::SurplusDeliveries => "deliveries",
            Removable::UnusedDestinations => "destinations",
            Removable::EndedSessions => "sessions",
            Removable::AbandonedEvents => "game_outbox",
            Removable::FullTokenBuckets => "throttle_buckets",
            Removable::EndedNameHolds => "name_holds",
        }
    }

    async fn step(
        self,
        conn: &mut Connection,
        times: RetentionTimes,
        scan: RetentionScan,
    ) -> Result<Step> {
        use store::{accounts, destinations, notifications};
        let (limit, removed) = match self {
            Removable::ReadNotifications => return scan_players(conn, times, scan).await,
            Removable::SurplusDeliveries => return scan_destinations(conn, scan).await,
            Removable::OldDeliveries => (
                MAX_ROWS,
                destinations::remove_old_deliveries(conn, times.deliveries, MAX_ROWS).await?,
            ),
            Removable::UnusedDestinations => {
                let limit = MAX_CASCADING_ROWS;
                (limit, destinations::remove_unused_destinations(conn, limit).await?)
            }
            Removable::EndedSessions => {
                let limit = MAX_CASCADING_ROWS;
                (limit, accounts::remove_ended_sessions(conn, times.any, limit).await?)
            }
            Removable::AbandonedEvents => {
                (MAX_ROWS, notifications::remove_abandoned_relays(conn, times.any, MAX_ROWS).await?)
            }
            Removable::FullTokenBuckets => {
                (MAX_ROWS, accounts::remove_full_buckets(conn, MAX_ROWS).await?)
            }
            Removable::EndedNameHolds => {
                (MAX_ROWS, accounts::remove_expired_name_holds(conn, MAX_ROWS).await?)
            }
        };
        Ok(Step { removed, has_more: reached_limit(removed, limit), scan })
    }
}

async fn scan_players(
    conn: &mut Connection,
    times: RetentionTimes,
    scan: RetentionScan,
) -> Result<Step> {
    let page = store::notifications::list_players_with_feed(conn, scan.player, PAGE_SIZE).await?;
    let removed =
        store::notifications::remove_read_notifications(conn, &page, times.any, MAX_ROWS).await?;
    if reached_limit(removed, MAX_ROWS) {
        return Ok(Step { removed, has_more: true, scan });
    }
    let player = next_position(&page);
    Ok(Step { removed, has_more: player.is_some(), scan: RetentionScan { player, ..scan } })
}

async fn scan_destinations(conn: &mut Connection, scan: RetentionScan) -> Result<Step> {
    let page = store::destinations::list_destination_ids(conn, scan.destination, PAGE_SIZE).await?;
    store::destinations::remove_ended_subscriptions(conn, &page).await?;
    let removed = store::destinations::remove_surplus_deliveries(conn, &page, MAX_ROWS).await?;
    if reached_limit(removed, MAX_ROWS) {
        return Ok(Step { removed, has_more: true, scan });
    }
    let destination = next_position(&page);
    Ok(Step {
        removed,
        has_more: destination.is_some(),
        scan: RetentionScan { destination, ..scan },
    })
}

/// Returns true if a step reached its limit, so that there may be more rows.
fn reached_limit(removed: usize, limit: i64) -> bool {
    i64::try_from(removed).is_ok_and(|removed| removed >= limit)
}

/// Returns the position after a page; none after the last page.
fn next_position<T: Copy>(page: &[T]) -> Option<T> {
    page.last().copied().filter(|_| reached_limit(page.len(), PAGE_SIZE))
}

/// Registers the metrics with value zero at startup.
pub(super) fn register_metrics() {
    for rows in Removable::ALL {
        counter!(ROWS_REMOVED, "table" => rows.table()).increment(0);
    }
}
