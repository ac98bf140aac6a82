use std::time::Duration;

use crate::domain::event_log::GameStatus;
use crate::domain::table::{GameSummary, Viewer};
use crate::service::notifications::WaitKey;
use crate::service::{Context, Result};
use crate::store;

/// What a player's games wait for.
pub struct Turns {
    /// The games that are played, those that wait for the player first; so many as were asked for.
    pub active: Vec<GameSummary>,
    /// Whether there is anything that can come to wait for the player: a game, or a table that is not full.
    pub may_come: bool,
}

impl Turns {
    /// The games in which it is the player's turn, the most urgent first.
    pub fn mine(&self) -> impl Iterator<Item = &GameSummary> {
        self.active.iter().filter(|game| game.waits_for_you)
    }
}

/// Which games wait for the player. When none does, waits so long for one; not at all when none can come to.
pub async fn wait_for_turn(
    ctx: &Context,
    viewer: Viewer,
    limit: i64,
    wait: Duration,
) -> Result<Turns> {
    // Listens first, so that nothing comes unheard between looking and waiting.
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
