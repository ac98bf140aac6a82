use uuid::Uuid;

use crate::domain::event_log::{GameStatus, OfSeries, SeatResult, house_player};
use crate::domain::notification::Notice;
use crate::domain::series::Series;
use crate::domain::table::StoredGame;
use crate::service::{Error, Result};
use crate::store::{self, Connection};

use super::notify::{ToTell, asked_all, tell_all};
use super::present::present;
use super::show::scheduled;

/// Applies the end of a game to its series: substitutes keep their seats, the break begins or the
/// series ends, and all players are notified of the standings.
pub(crate) async fn game_of_series_ended(
    conn: &mut Connection,
    of: OfSeries,
    game: &StoredGame,
    results: &[SeatResult],
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    store::series::lock_series(conn, of.id).await?;
    let missing = || Error::Internal(format!("series {} is missing", of.id));
    let mut series = store::series::find_series(conn, of.id).await?.ok_or_else(missing)?;
    substitutes_stay(conn, &mut series, of.number, results).await?;
    let players = present(conn, &mut series).await?;
    let nobody_left = players.iter().all(|player| house_player(*player).is_some());
    // The series may have ended during its last game.
    if series.status == GameStatus::Active {
        if usize::from(of.number) >= series.schedule.len() {
            store::series::end_series(conn, of.id, GameStatus::Finished).await?;
        } else if nobody_left {
            store::series::end_series(conn, of.id, GameStatus::Cancelled).await?;
        } else {
            let ended = game.changed_at;
            let next_at = series.rest.end(game.read_at);
            store::series::rest_series(conn, of.id, ended, next_at).await?;
        }
    }
    notify_standings(conn, &series, of.number, game, new_id).await
}

/// Assigns the series seats to the substitutes that have taken over seats in the game.
async fn substitutes_stay(
    conn: &mut Connection,
    series: &mut Series,
    number: u8,
    results: &[SeatResult],
) -> Result<()> {
    let order = scheduled(series, number).and_then(|game| game.places.clone()).unwrap_or_default();
    for result in results.iter().filter(|result| result.changed_hands) {
        let Some(place) = order.get(result.seat.index()) else { continue };
        store::series::change_place(conn, series.id, *place, result.player).await?;
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
    let standings = store::series::series_standing(conn, series, game).await?;
    let told = standings.into_iter().filter_map(|standing| {
        let player = series.places.get(usize::from(standing.place))?.player;
        let (rank, total) = (standing.rank, standing.total);
        let notice =
            Notice::SeriesStanding { series: series.id, game: number, games, rank, places, total };
        Some((player, notice))
    });
    let mut told: ToTell = told.collect();
    told.extend(asked_all(conn, series.id).await?);
    tell_all(conn, told, game.changed_at, new_id).await
}
