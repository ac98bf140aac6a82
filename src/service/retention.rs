//! Automatic deletion of expired rows: read notifications, finished messages and sessions,
//! abandoned events, and unused data. Events, results and records of games are kept permanently,
//! with everything derived from them.
//!
//! Every node runs it, but a step holds an advisory lock until the end of its transaction; a node
//! that does not get the lock retries a minute later. A step is one short statement that finds its
//! rows by an index, or the next page of a scan over all players or destinations, so the load stays
//! small regardless of the amount of data. If a node dies, the scan of another node covers the
//! remaining rows.

use jiff::SignedDuration;
use metrics::counter;

use crate::domain::{DestinationId, PlayerId};
use crate::store::{self, Connection, StoreError};
use crate::telemetry::ROWS_REMOVED;

use super::context::Context;
use super::error::{Error, Result};

/// Maximum number of steps per kind of rows in one run.
const STEPS: usize = 10;
/// Maximum number of rows that a step removes.
const ROWS: i64 = 500;
/// Maximum number of rows per step if each row cascades to many others: tokens of a session,
/// messages of a destination.
const ROWS_WITH_OTHERS: i64 = 50;
/// Number of players or destinations per page of a scan.
const PAGE: i64 = 200;

/// Retention times.
#[derive(Clone, Copy, Debug)]
struct Ages {
    any: SignedDuration,
    deliveries: SignedDuration,
}

/// Progress of a node's scans over players and destinations. A finished scan starts again.
#[derive(Clone, Copy, Debug, Default)]
pub struct RetentionWalk {
    player: Option<PlayerId>,
    endpoint: Option<DestinationId>,
}

/// Kind of rows to remove.
#[derive(Clone, Copy, Debug)]
enum Removable {
    ReadNotices,
    OldDeliveries,
    SurplusDeliveries,
    UnusedEndpoints,
    EndedSessions,
    GivenUpEvents,
    FullShares,
    EndedNameHolds,
}

/// Result of a step.
struct Step {
    removed: usize,
    /// True if there may be more rows.
    goes_on: bool,
    /// Progress of the scans after the step.
    walk: RetentionWalk,
}

/// Removes expired rows and returns their number. A run is bounded; the next one continues with
/// `walk`.
///
/// # Errors
/// The database does not answer.
pub async fn remove_old_rows(ctx: &Context, walk: &mut RetentionWalk) -> Result<usize> {
    let mut removed = 0;
    for rows in Removable::ALL {
        match remove(ctx, rows, walk).await {
            Ok(gone) => removed += gone,
            Err(error @ Error::Store(StoreError::Unavailable(_))) => return Err(error),
            Err(error) => {
                tracing::error!(?rows, %error, "removal of old rows failed");
            }
        }
    }
    Ok(removed)
}

async fn remove(ctx: &Context, rows: Removable, walk: &mut RetentionWalk) -> Result<usize> {
    let mut removed = 0;
    for _ in 0..STEPS {
        let Some(step) = step(ctx, rows, *walk).await? else { break };
        *walk = step.walk;
        removed += step.removed;
        let many = u64::try_from(step.removed).unwrap_or(u64::MAX);
        counter!(ROWS_REMOVED, "table" => rows.table()).increment(many);
        if !step.goes_on {
            break;
        }
    }
    Ok(removed)
}

/// Runs a step; returns none if another node holds the lock.
async fn step(ctx: &Context, rows: Removable, walk: RetentionWalk) -> Result<Option<Step>> {
    let ages = Ages { any: ctx.retention, deliveries: ctx.delivery_retention };
    let mut conn = ctx.connection().await?;
    conn.transaction(async |conn| {
        if !store::claim_removal(conn).await? {
            return Ok(None);
        }
        Ok(Some(rows.step(conn, ages, walk).await?))
    })
    .await
}

impl Removable {
    const ALL: [Removable; 8] = [
        Removable::ReadNotices,
        Removable::OldDeliveries,
        Removable::SurplusDeliveries,
        Removable::UnusedEndpoints,
        Removable::EndedSessions,
        Removable::GivenUpEvents,
        Removable::FullShares,
        Removable::EndedNameHolds,
    ];

    /// Returns the table of the rows.
    fn table(self) -> &'static str {
        match self {
            Removable::ReadNotices => "notices",
            Removable::OldDeliveries | Removable::SurplusDeliveries => "deliveries",
            Removable::UnusedEndpoints => "endpoints",
            Removable::EndedSessions => "sessions",
            Removable::GivenUpEvents => "game_outbox",
            Removable::FullShares => "throttle",
            Removable::EndedNameHolds => "name_holds",
        }
    }

    async fn step(self, conn: &mut Connection, ages: Ages, walk: RetentionWalk) -> Result<Step> {
        use store::{accounts, endpoints, notifications};
        let (most, removed) = match self {
            Removable::ReadNotices => return walk_players(conn, ages, walk).await,
            Removable::SurplusDeliveries => return walk_endpoints(conn, walk).await,
            Removable::OldDeliveries => {
                (ROWS, endpoints::remove_old_deliveries(conn, ages.deliveries, ROWS).await?)
            }
            Removable::UnusedEndpoints => {
                let most = ROWS_WITH_OTHERS;
                (most, endpoints::remove_unused_endpoints(conn, most).await?)
            }
            Removable::EndedSessions => {
                let most = ROWS_WITH_OTHERS;
                (most, accounts::remove_ended_sessions(conn, ages.any, most).await?)
            }
            Removable::GivenUpEvents => {
                (ROWS, notifications::remove_given_up(conn, ages.any, ROWS).await?)
            }
            Removable::FullShares => (ROWS, accounts::remove_full_shares(conn, ROWS).await?),
            Removable::EndedNameHolds => (ROWS, accounts::remove_ended_holds(conn, ROWS).await?),
        };
        Ok(Step { removed, goes_on: is_full(removed, most), walk })
    }
}

async fn walk_players(conn: &mut Connection, ages: Ages, walk: RetentionWalk) -> Result<Step> {
    let page = store::notifications::list_players_told_after(conn, walk.player, PAGE).await?;
    let removed = store::notifications::remove_read_notices(conn, &page, ages.any, ROWS).await?;
    if is_full(removed, ROWS) {
        return Ok(Step { removed, goes_on: true, walk });
    }
    let player = end_of(&page);
    Ok(Step { removed, goes_on: player.is_some(), walk: RetentionWalk { player, ..walk } })
}

async fn walk_endpoints(conn: &mut Connection, walk: RetentionWalk) -> Result<Step> {
    let page = store::endpoints::list_endpoints_after(conn, walk.endpoint, PAGE).await?;
    store::endpoints::remove_ended_subscriptions(conn, &page).await?;
    let removed = store::endpoints::remove_surplus_deliveries(conn, &page, ROWS).await?;
    if is_full(removed, ROWS) {
        return Ok(Step { removed, goes_on: true, walk });
    }
    let endpoint = end_of(&page);
    Ok(Step { removed, goes_on: endpoint.is_some(), walk: RetentionWalk { endpoint, ..walk } })
}

/// Returns true if a step reached its limit, so that there may be more rows.
fn is_full(removed: usize, most: i64) -> bool {
    i64::try_from(removed).is_ok_and(|removed| removed >= most)
}

/// Returns the position after a page; none after the last page.
fn end_of<T: Copy>(page: &[T]) -> Option<T> {
    page.last().copied().filter(|_| is_full(page.len(), PAGE))
}

/// Registers the metrics with value zero at startup.
pub(super) fn count_from_zero() {
    for rows in Removable::ALL {
        counter!(ROWS_REMOVED, "table" => rows.table()).increment(0);
    }
}
