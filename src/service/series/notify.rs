//! Notifications of a series and their recipients.

use jiff::Timestamp;
use uuid::Uuid;

use crate::domain::event_log::{GameStatus, house_player};
use crate::domain::notification::Notification;
use crate::domain::series::{Series, SeriesBreak};
use crate::domain::{PlayerId, SeriesId};
use crate::service::{self, Result};
use crate::store::{self, Connection};

use super::seats::is_ready;

/// Notifications with their recipients.
pub(super) type PendingNotifications = Vec<(PlayerId, Notification)>;

/// Sends all notifications, except to house players.
pub(super) async fn notify_all(
    conn: &mut Connection,
    mut notifications: PendingNotifications,
    at: Timestamp,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    notifications.retain(|(player, _)| house_player(*player).is_none());
    // Sorted by player id, the common lock order, to avoid deadlocks.
    notifications.sort_by_key(|(player, _)| *player);
    for (player, notification) in notifications {
        service::notifications::notify_player(conn, player, notification, at, new_id).await?;
    }
    Ok(())
}

/// Returns the notification for all players of the series except its originator.
pub(super) fn for_other_players(
    series: &Series,
    except: PlayerId,
    notification: &Notification,
) -> PendingNotifications {
    let others = series.players.iter().filter(|member| member.player != except);
    others.map(|member| (member.player, notification.clone())).collect()
}

/// Returns requests to be ready for all players, if the next game waits for them.
pub(super) async fn readiness_requests(
    conn: &mut Connection,
    id: SeriesId,
) -> Result<PendingNotifications> {
    let Some(series) = find_awaiting_readiness(conn, id).await? else {
        return Ok(PendingNotifications::new());
    };
    let request = readiness_request(&series, false);
    Ok(series.players.iter().map(|member| (member.player, request.clone())).collect())
}

/// Returns a repeated request for the only player who is not ready, if at least one other player
/// has declared readiness.
pub(super) async fn readiness_reminder(
    conn: &mut Connection,
    id: SeriesId,
) -> Result<PendingNotifications> {
    let Some(series) = find_awaiting_readiness(conn, id).await? else {
        return Ok(PendingNotifications::new());
    };
    let mut missing =
        series.players.iter().filter(|member| !is_ready(member.is_ready, member.player));
    let (Some(last), None) = (missing.next(), missing.next()) else {
        return Ok(PendingNotifications::new());
    };
    let has_ready_player = series.players.iter().any(|member| member.is_ready);
    let notifications = has_ready_player.then(|| (last.player, readiness_request(&series, true)));
    Ok(notifications.into_iter().collect())
}

/// Returns the series if it is in a break until all players are ready.
async fn find_awaiting_readiness(conn: &mut Connection, id: SeriesId) -> Result<Option<Series>> {
    let series = store::series::find_series(conn, id).await?;
    Ok(series.filter(|series| {
        let waits = matches!(series.break_between, SeriesBreak::WhenReady { .. });
        waits && series.status == GameStatus::Active && series.break_since.is_some()
    }))
}

fn readiness_request(series: &Series, again: bool) -> Notification {
    Notification::SeriesReadyRequested {
        series: series.id,
        game: series.number.saturating_add(1),
        games: u8::try_from(series.schedule.len()).unwrap_or(u8::MAX),
        until: series.next_at,
        again,
    }
}
