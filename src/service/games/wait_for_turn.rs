use std::time::Duration;

use crate::domain::event_log::GameStatus;
use crate::domain::table::{GameSummary, Viewer};
use crate::service::notifications::WaitKey;
use crate::service::{Context, Result};
use crate::store;

/// Games that wait for a player.
pub struct PendingTurns {
    /// Running games, those that wait for the player first, up to the requested limit.
    pub active: Vec<GameSummary>,
    /// True if a turn of the player can come: a game is running, or a table is open.
    pub can_have_turn: bool,
}

impl PendingTurns {
    /// Returns the games that wait for the player, most urgent first.
    pub fn awaiting_player(&self) -> impl Iterator<Item = &GameSummary> {
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
) -> Result<PendingTurns> {
    // Subscribes before the first query, so that no change in between is missed.
    let mut changes = ctx.waiters.subscribe(WaitKey::Player(viewer.player));
    let turn = async {
        loop {
            let turns = load_turns(ctx, viewer, limit).await?;
            if turns.awaiting_player().next().is_some() || !turns.can_have_turn {
                return Ok(turns);
            }
            if changes.changed().await.is_err() {
                return Ok(turns);
            }
        }
    };
    match tokio::time::timeout(wait, turn).await {
        Ok(turns) => turns,
        Err(_) => load_turns(ctx, viewer, limit).await,
    }
}

async fn load_turns(ctx: &Context, viewer: Viewer, limit: i64) -> Result<PendingTurns> {
    let mut conn = ctx.connection().await?;
    let player = viewer.player;
    let mut list = async |status, limit| {
        store::games::list_player_games(&mut conn, player, Some(status), None, limit).await
    };
    let active = list(GameStatus::Active, limit).await?;
    let can_have_turn = !active.is_empty() || !list(GameStatus::Open, 1).await?.is_empty();
    Ok(PendingTurns { active, can_have_turn })
}
