use std::time::Duration;

use crate::domain::ProblemCode;
use crate::domain::notification::FeedEntry;
use crate::domain::table::Viewer;
use crate::service::{Context, Result};
use crate::store;

use super::waiters::WaitKey;

/// Part of a player's notification feed.
#[derive(Debug)]
pub struct Feed {
    pub notifications: Vec<FeedEntry>,
    /// Positions of the last notification and of the last one that is marked as read.
    pub last: i64,
    pub read: i64,
}

/// Returns the notifications after a position. If there are none, waits up to `wait` for one.
///
/// # Errors
/// The session has ended, possibly during the wait.
pub async fn poll_feed(
    ctx: &Context,
    viewer: Viewer,
    after: i64,
    limit: i64,
    wait: Duration,
) -> Result<Feed> {
    // Subscribes before the query, so that no notification is missed between query and wait.
    let mut position_receiver = ctx.waiters.subscribe(WaitKey::Player(viewer.player));
    let now = load_feed(ctx, viewer, after, limit).await?;
    if !now.notifications.is_empty() || wait.is_zero() {
        return Ok(now);
    }
    let new_position = position_receiver.wait_for(|last| *last > after);
    // After a timeout, the session is checked again before an empty feed is returned.
    let _ = tokio::time::timeout(wait, new_position).await;
    load_feed(ctx, viewer, after, limit).await
}

async fn load_feed(ctx: &Context, viewer: Viewer, after: i64, limit: i64) -> Result<Feed> {
    let mut conn = ctx.connection().await?;
    let notifications =
        store::notifications::list_notifications(&mut conn, viewer.player, after, limit).await?;
    // Queried after the notifications, so that a session that ended before they arrived sees none
    // of them.
    let position = store::notifications::find_feed_position_in_session(&mut conn, viewer).await?;
    let (last, read) = position.ok_or(ProblemCode::SessionEnded)?;
    Ok(Feed { notifications, last, read })
}

/// Marks all notifications up to a position as read; returns the positions of the feed.
pub async fn mark_read(ctx: &Context, viewer: Viewer, up_to: i64) -> Result<Feed> {
    let mut conn = ctx.connection().await?;
    store::notifications::set_read_position(&mut conn, viewer.player, up_to).await?;
    let (last, read) = store::notifications::find_feed_position(&mut conn, viewer.player).await?;
    Ok(Feed { notifications: Vec::new(), last, read })
}
