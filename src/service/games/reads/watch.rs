//! Waiting for changes of games: streams of watchers and long polls for a turn. New events are
//! loaded once per game for all watchers, so that the cost does not depend on their number.

use std::collections::HashSet;
use std::time::Duration;

use crate::domain::event_log::{GameStatus, StoredEvent, Version};
use crate::domain::table::{GameSummary, Viewer};
use crate::domain::{GameId, ProblemCode, SessionId};
use crate::service::notifications::WaitKey;
use crate::service::tasks::run_detached;
use crate::service::{Context, Result};
use crate::store;
use crate::store::Connection;

/// Events of a game for its watchers.
pub struct WatchUpdate {
    pub events: Vec<StoredEvent>,
    /// Sessions of the watchers without access to the game, and ended sessions.
    pub rejected_sessions: HashSet<SessionId>,
}

/// Returns at most `limit` events of a game after a version, and the `viewers` without access.
///
/// # Errors
/// The game no longer exists.
pub async fn watch_game(
    ctx: &Context,
    game: GameId,
    after: Version,
    limit: i64,
    viewers: Vec<Viewer>,
) -> Result<WatchUpdate> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        let events = store::games::list_events(
            &mut conn,
            game,
            after,
            Version::from_number(i32::MAX),
            limit,
        )
        .await?;
        // Checked after reading the events: a viewer that lost access before them must not receive
        // them.
        let audience =
            store::games::find_audience(&mut conn, game).await?.ok_or(ProblemCode::GameNotFound)?;
        let mut rejected_sessions = find_ended_sessions(&mut conn, &viewers).await?;
        let unauthorized = viewers.iter().filter(|viewer| !audience.contains(viewer.player));
        rejected_sessions.extend(unauthorized.map(|viewer| viewer.session));
        Ok(WatchUpdate { events, rejected_sessions })
    })
    .await
}

/// Returns the ended sessions among those of `viewers`.
pub async fn ended_sessions(ctx: &Context, viewers: Vec<Viewer>) -> Result<HashSet<SessionId>> {
    let ctx = ctx.clone();
    run_detached(async move { find_ended_sessions(&mut *ctx.connection().await?, &viewers).await })
        .await
}

async fn find_ended_sessions(
    conn: &mut Connection,
    viewers: &[Viewer],
) -> Result<HashSet<SessionId>> {
    let mut sessions: HashSet<SessionId> =
        viewers.iter().filter_map(Viewer::required_session).collect();
    let ids: Vec<SessionId> = sessions.iter().copied().collect();
    for live in store::accounts::list_live_sessions(conn, &ids).await? {
        sessions.remove(&live);
    }
    Ok(sessions)
}

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
