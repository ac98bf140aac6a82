//! What may go goes by itself: notices that were read, messages and sessions that are over, events that were given up, and what
//! nobody uses. Events, results and records never do, nor anything that follows from them.
//!
//! Every node does it, one at a time: a step holds an advisory lock, which ends with its transaction, and whoever does not get it
//! looks again a minute later. A step is one short statement that finds its rows by an index, or the next part of a walk through
//! all players or endpoints. So a node is never busy with it for long, however much there is. A node that dies leaves nothing
//! behind: another one's walk comes by, too.

use jiff::SignedDuration;
use metrics::counter;

use crate::domain::{DestinationId, PlayerId};
use crate::store::{self, Connection, StoreError};
use crate::telemetry::ROWS_REMOVED;

use super::context::Context;
use super::error::{Error, Result};

/// So many steps are made for each kind of rows before the caller looks again.
const STEPS: usize = 10;
/// How many rows a step removes at most.
const ROWS: i64 = 500;
/// The same of rows that take many others with them: a session its tokens, an endpoint its messages.
const ROWS_WITH_OTHERS: i64 = 50;
/// How many players or endpoints a step looks at.
const PAGE: i64 = 200;

/// How long rows are kept that may go.
#[derive(Clone, Copy, Debug)]
struct Ages {
    any: SignedDuration,
    deliveries: SignedDuration,
}

/// How far a node has come through the players and the endpoints; it begins anew when it is through.
#[derive(Clone, Copy, Debug, Default)]
pub struct RetentionWalk {
    player: Option<PlayerId>,
    endpoint: Option<DestinationId>,
}

/// What may go.
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

/// What a step came to.
struct Step {
    removed: usize,
    /// Whether there may be more.
    goes_on: bool,
    /// How far the walk is after it.
    walk: RetentionWalk,
}

/// Removes what is old enough; the rest of very much at the next look, with the same walk. How many rows that were.
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

/// None when another node is at it.
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

    /// Where the rows are.
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

/// Whether a step stopped at its limit, so that there may be more.
fn is_full(removed: usize, most: i64) -> bool {
    i64::try_from(removed).is_ok_and(|removed| removed >= most)
}

/// Where a walk goes on after a page; none when that was the last one.
fn end_of<T: Copy>(page: &[T]) -> Option<T> {
    page.last().copied().filter(|_| is_full(page.len(), PAGE))
}

/// From then on there is a number for what was not removed yet.
pub(super) fn count_from_zero() {
    for rows in Removable::ALL {
        counter!(ROWS_REMOVED, "table" => rows.table()).increment(0);
    }
}
