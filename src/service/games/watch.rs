//! What those see who watch, read once for all of them: what it costs does not depend on how many they are.

use std::collections::HashSet;

use crate::domain::event_log::{StoredEvent, Version};
use crate::domain::table::Viewer;
use crate::domain::{GameId, SessionId};
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

/// A part of what happened in a game, for those who watch it.
pub struct Watched {
    pub events: Vec<StoredEvent>,
    /// The sessions of those who asked and may not see it, or not any more.
    pub turned_away: HashSet<SessionId>,
}

/// What happened in a game after a version, at most `limit` events, and who of `viewers` may not see it.
///
/// # Errors
/// There is no such game any more.
pub async fn watch_game(
    ctx: &Context,
    game: GameId,
    after: Version,
    limit: i64,
    viewers: Vec<Viewer>,
) -> Result<Watched> {
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
        // After the events: who was turned away before they happened sees none of them.
        let audience =
            store::games::find_audience(&mut conn, game).await?.ok_or(Error::GameNotFound)?;
        let mut turned_away = ended(&mut conn, &viewers).await?;
        let strangers = viewers.iter().filter(|viewer| !audience.has(viewer.player));
        turned_away.extend(strangers.map(|viewer| viewer.session));
        Ok(Watched { events, turned_away })
    })
    .await
}

/// Which of the sessions of `viewers` have ended.
pub async fn ended_sessions(ctx: &Context, viewers: Vec<Viewer>) -> Result<HashSet<SessionId>> {
    let ctx = ctx.clone();
    run_detached(async move { ended(&mut *ctx.connection().await?, &viewers).await }).await
}

async fn ended(conn: &mut Connection, viewers: &[Viewer]) -> Result<HashSet<SessionId>> {
    let mut asked: HashSet<SessionId> = viewers.iter().filter_map(Viewer::needed_session).collect();
    let ids: Vec<SessionId> = asked.iter().copied().collect();
    for live in store::games::list_live_sessions(conn, &ids).await? {
        asked.remove(&live);
    }
    Ok(asked)
}
