//! Notifications of a series and their recipients.

use jiff::Timestamp;
use uuid::Uuid;

use crate::domain::event_log::{GameStatus, house_player};
use crate::domain::notification::Notice;
use crate::domain::series::{Series, SeriesBreak};
use crate::domain::{PlayerId, SeriesId};
use crate::service::{self, Result};
use crate::store::{self, Connection};

use super::readiness::is_ready;

/// Notifications with their recipients.
pub(super) type ToTell = Vec<(PlayerId, Notice)>;

/// Sends all notifications, except to house players.
pub(super) async fn tell_all(
    conn: &mut Connection,
    mut told: ToTell,
    at: Timestamp,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    told.retain(|(player, _)| house_player(*player).is_none());
    // Sorted by player id, the common lock order, to avoid deadlocks.
    told.sort_by_key(|(player, _)| *player);
    for (player, notice) in told {
        service::notifications::notify_player(conn, player, notice, at, new_id).await?;
    }
    Ok(())
}

/// Returns the notification for all players of the series except its originator.
pub(super) fn for_others(series: &Series, except: PlayerId, notice: &Notice) -> ToTell {
    let others = series.places.iter().filter(|place| place.player != except);
    others.map(|place| (place.player, notice.clone())).collect()
}

/// Returns requests to be ready for all players, if the next game waits for them.
pub(super) async fn asked_all(conn: &mut Connection, id: SeriesId) -> Result<ToTell> {
    let Some(series) = waits_for_all(conn, id).await? else { return Ok(ToTell::new()) };
    let asked = asked(&series, false);
    Ok(series.places.iter().map(|place| (place.player, asked.clone())).collect())
}

/// Returns a repeated request for the only player who is not ready, if at least one other player
/// has declared readiness.
pub(super) async fn asked_the_last(conn: &mut Connection, id: SeriesId) -> Result<ToTell> {
    let Some(series) = waits_for_all(conn, id).await? else { return Ok(ToTell::new()) };
    let mut missing = series.places.iter().filter(|place| !is_ready(place.ready, place.player));
    let (Some(last), None) = (missing.next(), missing.next()) else { return Ok(ToTell::new()) };
    let others_said_so = series.places.iter().any(|place| place.ready);
    let told = others_said_so.then(|| (last.player, asked(&series, true)));
    Ok(told.into_iter().collect())
}

/// Returns the series if it is in a break until all players are ready.
async fn waits_for_all(conn: &mut Connection, id: SeriesId) -> Result<Option<Series>> {
    let series = store::series::find_series(conn, id).await?;
    Ok(series.filter(|series| {
        let waits = matches!(series.rest, SeriesBreak::WhenReady { .. });
        waits && series.status == GameStatus::Active && series.resting_since.is_some()
    }))
}

fn asked(series: &Series, again: bool) -> Notice {
    Notice::SeriesReadyAsked {
        series: series.id,
        game: series.number.saturating_add(1),
        games: u8::try_from(series.schedule.len()).unwrap_or(u8::MAX),
        until: series.next_at,
        again,
    }
}
