//! Loads new events once per game for all watchers, so that the cost does not depend on their
//! number.

use std::collections::HashSet;

use crate::domain::event_log::{StoredEvent, Version};
use crate::domain::table::Viewer;
use crate::domain::{GameId, SessionId};
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

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
            store::games::find_audience(&mut conn, game).await?.ok_or(Error::GameNotFound)?;
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
    for live in store::games::list_live_sessions(conn, &ids).await? {
        sessions.remove(&live);
    }
    Ok(sessions)
}
