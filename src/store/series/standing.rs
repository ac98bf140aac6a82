use kingdomino::GameState;

use crate::domain::GameId;
use crate::domain::event_log::SeatResult;
use crate::domain::series::{PlayerStanding, Series, SeriesGameScores, standings};
use crate::domain::table::StoredGame;
use crate::store::games::list_results;
use crate::store::{Connection, Result};

/// Computes the standings of a series from its games alone. `current` is one of them; its current
/// state counts until it has results.
///
/// # Errors
/// The database fails, or a stored value cannot be read.
pub async fn compute_series_standings(
    conn: &mut Connection,
    series: &Series,
    current: &StoredGame,
) -> Result<Vec<PlayerStanding>> {
    let games: Vec<GameId> = series.schedule.iter().map(|scheduled| scheduled.game).collect();
    let results = list_results(conn, &games).await?;
    let played: Vec<SeriesGameScores> = series
        .schedule
        .iter()
        .filter_map(|scheduled| {
            let order = scheduled.places.as_ref()?;
            let game_results = results.iter().filter(|(game, _)| *game == scheduled.game);
            let results: Vec<&SeatResult> = game_results.map(|(_, result)| result).collect();
            let state = current.state.as_ref().filter(|_| current.id == scheduled.game);
            let seats: Vec<(u32, u8)> = match (results.as_slice(), state) {
                ([], Some(state)) => current_standings(state),
                (results, _) => results.iter().map(|result| (result.points, result.rank)).collect(),
            };
            let is_live = state.is_some_and(|state| !state.is_finished());
            let places = order_by_series_player(order, &seats)?;
            Some(SeriesGameScores { number: scheduled.number, is_live, places })
        })
        .collect();
    let places = u8::try_from(series.places.len()).unwrap_or(u8::MAX);
    Ok(standings(places, &played))
}

/// Returns points and rank by seat.
fn current_standings(state: &GameState) -> Vec<(u32, u8)> {
    let mut ranking = kingdomino::ranking(state);
    ranking.sort_by_key(|standing| standing.seat);
    ranking.iter().map(|standing| (standing.tally.points, standing.rank)).collect()
}

/// Reorders the results of the seats by series player. `None` before all are known.
fn order_by_series_player(order: &[u8], seats: &[(u32, u8)]) -> Option<Vec<(u32, u8)>> {
    let result_of = |place: usize| {
        let seat = order.iter().position(|seated| usize::from(*seated) == place)?;
        seats.get(seat).copied()
    };
    (0..order.len()).map(result_of).collect()
}
