use std::time::Duration;

use crate::domain::notification::FeedEntry;
use crate::domain::table::Viewer;
use crate::service::{Context, Error, Result};
use crate::store;

use super::waiters::WaitKey;

/// A part of what a player was told.
#[derive(Debug)]
pub struct Feed {
    pub notices: Vec<FeedEntry>,
    /// How far the notices go, and how far they are read.
    pub last: i64,
    pub read: i64,
}

/// What the player was told after a position. When there is nothing yet, waits so long for it.
///
/// # Errors
/// The session is over, also if it ended while it was waited.
pub async fn feed(
    ctx: &Context,
    viewer: Viewer,
    after: i64,
    limit: i64,
    wait: Duration,
) -> Result<Feed> {
    // Listens first, so that nothing comes unheard between looking and waiting.
    let mut bell = ctx.waiters.listen(WaitKey::Player(viewer.player));
    let now = look(ctx, viewer, after, limit).await?;
    if !now.notices.is_empty() || wait.is_zero() {
        return Ok(now);
    }
    let rings = bell.wait_for(|last| *last > after);
    // Who waited in vain is told so only if the session has lived until now.
    let _ = tokio::time::timeout(wait, rings).await;
    look(ctx, viewer, after, limit).await
}

async fn look(ctx: &Context, viewer: Viewer, after: i64, limit: i64) -> Result<Feed> {
    let mut conn = ctx.connection().await?;
    let notices =
        store::notifications::list_notifications(&mut conn, viewer.player, after, limit).await?;
    // After the notices: whose session ended before they came sees none of them.
    let position = store::notifications::find_position_in_session(&mut conn, viewer).await?;
    let (last, read) = position.ok_or(Error::SessionEnded)?;
    Ok(Feed { notices, last, read })
}

/// The player has read all up to a position; how far its notices go, and how far they are read.
pub async fn mark_read(ctx: &Context, viewer: Viewer, up_to: i64) -> Result<Feed> {
    let mut conn = ctx.connection().await?;
    store::notifications::set_read(&mut conn, viewer.player, up_to).await?;
    let (last, read) = store::notifications::find_position(&mut conn, viewer.player).await?;
    Ok(Feed { notices: Vec::new(), last, read })
}
