use std::time::Duration;

use crate::domain::event_log::GameStatus;
use crate::domain::table::{GameSummary, Viewer};
use crate::service::notifications::WaitKey;
use crate::service::{Context, Result};
use crate::store;

/// Games that wait for a player.
pub struct Turns {
    /// Running games, those that wait for the player first, up to the requested limit.
    pub active: Vec<GameSummary>,
    /// True if a turn of the player can come: a game is running, or a table is open.
    pub may_come: bool,
}

impl Turns {
    /// Returns the games that wait for the player, most urgent first.
    pub fn mine(&self) -> impl Iterator<Item = &GameSummary> {
        self.active.iter().filter(|game| game.waits_for_you)
    }
}

/// Returns the games that wait for the player. If there are none but a turn can come, waits up to
/// `wait` for one.
pub async fn wait_for_turn(
    ctx: &Context,
    viewer: Viewer,
    limit: i64,
    wait: Duration,
) -> Result<Turns> {
    // Subscribes before the first query, so that no change in between is missed.
    let mut bell = ctx.waiters.listen(WaitKey::Player(viewer.player));
    let turn = async {
        loop {
            let turns = look(ctx, viewer, limit).await?;
            if turns.mine().next().is_some() || !turns.may_come {
                return Ok(turns);
            }
            if bell.changed().await.is_err() {
                return Ok(turns);
            }
        }
    };
    match tokio::time::timeout(wait, turn).await {
        Ok(turns) => turns,
        Err(_) => look(ctx, viewer, limit).await,
    }
}

async fn look(ctx: &Context, viewer: Viewer, limit: i64) -> Result<Turns> {
    let mut conn = ctx.connection().await?;
    let player = viewer.player;
    let mut of = async |status, limit| {
        store::games::list_games_of(&mut conn, player, Some(status), None, limit).await
    };
    let active = of(GameStatus::Active, limit).await?;
    let may_come = !active.is_empty() || !of(GameStatus::Open, 1).await?.is_empty();
    Ok(Turns { active, may_come })
}
