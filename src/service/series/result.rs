use uuid::Uuid;

use crate::domain::event_log::{GameStatus, SeatResult, SeriesRef, house_player};
use crate::domain::notification::Notification;
use crate::domain::series::Series;
use crate::domain::table::StoredGame;
use crate::service::{Error, Result};
use crate::store::{self, Connection};

use super::notify::{PendingNotifications, notify_all, readiness_requests};
use super::present::resolve_players;
use super::show::find_scheduled_game;

/// Applies the end of a game to its series: substitutes keep their seats, the break begins or the
/// series ends, and all players are notified of the standings.
pub(crate) async fn record_game_end(
    conn: &mut Connection,
    of: SeriesRef,
    game: &StoredGame,
    results: &[SeatResult],
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    store::series::lock_series(conn, of.id).await?;
    let missing = || Error::Internal(format!("series {} is missing", of.id));
    let mut series = store::series::find_series(conn, of.id).await?.ok_or_else(missing)?;
    assign_substitutes(conn, &mut series, of.number, results).await?;
    let players = resolve_players(conn, &mut series).await?;
    let has_only_house_players = players.iter().all(|player| house_player(*player).is_some());
    // The series may have ended during its last game.
    if series.status == GameStatus::Active {
        if usize::from(of.number) >= series.schedule.len() {
            store::series::end_series(conn, of.id, GameStatus::Finished).await?;
        } else if has_only_house_players {
            store::series::end_series(conn, of.id, GameStatus::Cancelled).await?;
        } else {
            let ended = game.changed_at;
            let next_at = series.rest.latest_end(game.read_at);
            store::series::start_series_break(conn, of.id, ended, next_at).await?;
        }
    }
    notify_standings(conn, &series, of.number, game, new_id).await
}

/// Assigns the series seats to the substitutes that have taken over seats in the game.
async fn assign_substitutes(
    conn: &mut Connection,
    series: &mut Series,
    number: u8,
    results: &[SeatResult],
) -> Result<()> {
    let order = find_scheduled_game(series, number)
        .and_then(|game| game.places.clone())
        .unwrap_or_default();
    for result in results.iter().filter(|result| result.changed_hands) {
        let Some(place) = order.get(result.seat.index()) else { continue };
        store::series::set_series_player(conn, series.id, *place, result.player).await?;
        if let Some(held) = series.places.get_mut(usize::from(*place)) {
            held.player = result.player;
        }
    }
    Ok(())
}

/// Notifies all players of the standings, and requests readiness if the next game waits for it.
async fn notify_standings(
    conn: &mut Connection,
    series: &Series,
    number: u8,
    game: &StoredGame,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    let games = u8::try_from(series.schedule.len()).unwrap_or(u8::MAX);
    let places = u8::try_from(series.places.len()).unwrap_or(u8::MAX);
    let standings = store::series::compute_series_standings(conn, series, game).await?;
    let notifications = standings.into_iter().filter_map(|standing| {
        let player = series.places.get(usize::from(standing.place))?.player;
        let (rank, total) = (standing.rank, standing.total);
        let notice = Notification::SeriesStanding {
            series: series.id,
            game: number,
            games,
            rank,
            places,
            total,
        };
        Some((player, notice))
    });
    let mut notifications: PendingNotifications = notifications.collect();
    notifications.extend(readiness_requests(conn, series.id).await?);
    notify_all(conn, notifications, game.changed_at, new_id).await
}
