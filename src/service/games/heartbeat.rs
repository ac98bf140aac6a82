//! Heartbeats of nodes. If no node was alive for a while, the clocks of all games were stopped for
//! that time.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use crate::domain::GameId;
use crate::domain::table::Waiting;
use crate::service::detached::{catch_panic, run_detached};
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection, StoreError};

use super::waiting::{recounted, waited_for};

/// Time limit for adjusting the clocks of all games.
const ALL_CLOCKS: Duration = Duration::from_hours(1);

/// Records that this node is alive. After an outage of all nodes, or a jump of the clock as long as
/// one, adjusts the clocks of all games and returns the length of the outage.
pub async fn heartbeat(ctx: &Context) -> Result<Option<SignedDuration>> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.pool.get_for(ALL_CLOCKS).await?;
        conn.transaction(async |conn| {
            let heartbeat = store::games::record_heartbeat(conn).await?;
            let Some(outage) = heartbeat.outage() else { return Ok(None) };
            let mut after = None;
            loop {
                let games = store::games::lock_waiting_games(conn, after, 500).await?;
                let Some(page_end) = games.last() else { return Ok(Some(outage)) };
                after = Some(*page_end);
                make_up(conn, &games, heartbeat.last).await?;
            }
        })
        .await
    })
    .await
}

/// Adjusts the clocks of a page of games together, or one by one if a game causes an error.
async fn make_up(conn: &mut Connection, games: &[GameId], began: Timestamp) -> Result<()> {
    match catch_panic(make_up_together(conn, games, began)).await {
        Err(Error::Internal(_) | Error::Store(StoreError::Unreadable(_))) => {}
        done => return done,
    }
    for id in games {
        match catch_panic(make_up_together(conn, &[*id], began)).await {
            Err(Error::Internal(what) | Error::Store(StoreError::Unreadable(what))) => {
                not_moved(*id, &what);
            }
            done => done?,
        }
    }
    Ok(())
}

/// Keeps the time that the awaited seats' clocks had run when the outage began; the rest runs from
/// now on.
async fn make_up_together(conn: &mut Connection, ids: &[GameId], began: Timestamp) -> Result<()> {
    let games = store::games::find_games(conn, ids).await?;
    let moved: Vec<(GameId, Waiting)> = games
        .iter()
        .filter_map(|game| {
            let wait = waited_for(game)?;
            Some((game.id, recounted(game, began, &game.calendar(wait.seat))))
        })
        .collect();
    Ok(store::games::set_waiting(conn, &moved).await?)
}

/// Logs a game that cannot be read or causes a panic. The other games are still adjusted.
fn not_moved(game: GameId, why: &str) {
    tracing::error!(%game, error = why, "clock adjustment after an outage failed");
}
