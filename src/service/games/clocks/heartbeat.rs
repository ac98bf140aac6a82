//! Heartbeats of nodes. If no node was alive for a while, the clocks of all games were stopped for
//! that time.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use crate::domain::GameId;
use crate::domain::table::WaitState;
use crate::service::tasks::{catch_panic, run_detached};
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection, StoreError};

use super::waiting::{current_wait, recompute_deadline};

/// Time limit for adjusting the clocks of all games.
const CLOCK_ADJUSTMENT_TIMEOUT: Duration = Duration::from_hours(1);

/// Records that this node is alive. After an outage of all nodes, or a jump of the clock as long as
/// one, adjusts the clocks of all games and returns the length of the outage.
pub async fn heartbeat(ctx: &Context) -> Result<Option<SignedDuration>> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.pool.get_with_time_limit(CLOCK_ADJUSTMENT_TIMEOUT).await?;
        conn.transaction(async |conn| {
            let heartbeat = store::games::record_heartbeat(conn).await?;
            let Some(outage) = heartbeat.outage() else { return Ok(None) };
            let mut after = None;
            loop {
                let games = store::games::lock_awaiting_games(conn, after, 500).await?;
                let Some(page_end) = games.last() else { return Ok(Some(outage)) };
                after = Some(*page_end);
                adjust_clocks_of_page(conn, &games, heartbeat.last).await?;
            }
        })
        .await
    })
    .await
}

/// Adjusts the clocks of a page of games together, or one by one if a game causes an error.
async fn adjust_clocks_of_page(
    conn: &mut Connection,
    games: &[GameId],
    outage_start: Timestamp,
) -> Result<()> {
    match catch_panic(adjust_clocks(conn, games, outage_start)).await {
        Err(Error::Internal(_) | Error::Store(StoreError::Unreadable(_))) => {}
        done => return done,
    }
    for id in games {
        match catch_panic(adjust_clocks(conn, &[*id], outage_start)).await {
            Err(Error::Internal(what) | Error::Store(StoreError::Unreadable(what))) => {
                log_adjustment_failure(*id, &what);
            }
            done => done?,
        }
    }
    Ok(())
}

/// Keeps the time that the awaited seats' clocks had run before the outage; the rest runs from
/// now on.
async fn adjust_clocks(
    conn: &mut Connection,
    ids: &[GameId],
    outage_start: Timestamp,
) -> Result<()> {
    let games = store::games::find_games(conn, ids).await?;
    let adjusted: Vec<(GameId, WaitState)> = games
        .iter()
        .filter_map(|game| {
            let wait = current_wait(game)?;
            Some((game.id, recompute_deadline(game, outage_start, &game.calendar(wait.seat))))
        })
        .collect();
    Ok(store::games::set_wait_states(conn, &adjusted).await?)
}

/// Logs a game that cannot be read or causes a panic. The other games are still adjusted.
fn log_adjustment_failure(game: GameId, reason: &str) {
    tracing::error!(%game, error = reason, "clock adjustment after an outage failed");
}
