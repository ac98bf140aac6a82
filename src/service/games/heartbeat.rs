//! Nodes tell that they are alive. When none was for a while, all clocks stood meanwhile.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use crate::domain::GameId;
use crate::domain::table::Waiting;
use crate::service::detached::{catch_panic, run_detached};
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection, StoreError};

use super::waiting::{recounted, waited_for};

/// How long moving the clocks of all games may take.
const ALL_CLOCKS: Duration = Duration::from_hours(1);

/// Tells that this node is alive. If none was for long, or the clock jumped so far, the clocks of all games stood
/// meanwhile; for how long.
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

/// Moves the clocks of a page of games, all together; one by one if something about one of them is wrong.
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

/// What the clock of who is awaited ran until the outage began stays as it is; the rest runs from now on.
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

/// One that cannot be read, or at which the program panics, does not keep the others waiting.
fn not_moved(game: GameId, why: &str) {
    tracing::error!(%game, error = why, "clock adjustment after an outage failed");
}
