//! Progress of a series from game to game, and its standings.

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use kingdomino::GameState;
use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::domain::event_log::{GameStatus, SeatResult};
use crate::domain::series::{PlayerStanding, Series, SeriesGameScores, standings};
use crate::domain::table::StoredGame;
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::store::games::list_results;
use crate::store::schema::{series, series_games, series_players, series_secrets};
use crate::store::{Connection, Result, game_time};

use super::load::series_bytes;

/// Locks a series until the end of the transaction.
pub async fn lock_series(conn: &mut Connection, id: SeriesId) -> Result<()> {
    let row = series::table.filter(series::id.eq(id.uuid())).select(series::id).for_update();
    row.load::<Uuid>(conn).await?;
    Ok(())
}

/// Records the start of a game with its seating, and resets the readiness for the next game. The
/// first game fixes the players of the series.
pub async fn begin_series_game(
    conn: &mut Connection,
    id: SeriesId,
    number: u8,
    order: &[u8],
) -> Result<()> {
    let row = series::table.filter(series::id.eq(id.uuid()));
    diesel::update(row)
        .set((
            series::status.eq(GameStatus::Active.as_str()),
            series::number.eq(i16::from(number)),
            series::break_since.eq(None::<SqlTimestamp>),
            series::next_at.eq(None::<SqlTimestamp>),
        ))
        .execute(conn)
        .await?;
    let game = series_games::table.find((id.uuid(), i16::from(number)));
    diesel::update(game).set(series_games::seat_order.eq(order)).execute(conn).await?;
    let rows = series_players::table.filter(series_players::series_id.eq(id.uuid()));
    diesel::update(rows).set(series_players::is_ready.eq(false)).execute(conn).await?;
    Ok(())
}

pub async fn insert_series_players(
    conn: &mut Connection,
    id: SeriesId,
    players: &[(PlayerId, Option<Bytes32>)],
) -> Result<()> {
    for (index, (player, entropy)) in (0i16..).zip(players) {
        diesel::insert_into(series_players::table)
            .values((
                series_players::series_id.eq(id.uuid()),
                series_players::player_index.eq(index),
                series_players::player_id.eq(player.uuid()),
                series_players::entropy.eq(entropy.as_ref().map(Bytes32::as_slice)),
            ))
            .execute(conn)
            .await?;
    }
    Ok(())
}

/// Replaces the player of a series seat.
pub async fn set_series_player(
    conn: &mut Connection,
    id: SeriesId,
    player_index: u8,
    player: PlayerId,
) -> Result<()> {
    diesel::update(series_players::table.find((id.uuid(), i16::from(player_index))))
        .set(series_players::player_id.eq(player.uuid()))
        .execute(conn)
        .await?;
    Ok(())
}

/// Sets whether the player is ready for the next game.
pub async fn set_player_ready(
    conn: &mut Connection,
    id: SeriesId,
    player: PlayerId,
    is_ready: bool,
) -> Result<()> {
    let row = series_players::table
        .filter(series_players::series_id.eq(id.uuid()))
        .filter(series_players::player_id.eq(player.uuid()));
    diesel::update(row).set(series_players::is_ready.eq(is_ready)).execute(conn).await?;
    Ok(())
}

/// Starts the break after a game. The next game starts at a given time or on request.
pub async fn start_series_break(
    conn: &mut Connection,
    id: SeriesId,
    since: Timestamp,
    next_at: Option<Timestamp>,
) -> Result<()> {
    diesel::update(series::table.filter(series::id.eq(id.uuid())))
        .set((
            series::break_since.eq(Some(SqlTimestamp::from(since))),
            series::next_at.eq(next_at.map(SqlTimestamp::from)),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Ends the series.
pub async fn end_series(conn: &mut Connection, id: SeriesId, status: GameStatus) -> Result<()> {
    diesel::update(series::table.filter(series::id.eq(id.uuid())))
        .set((
            series::status.eq(status.as_str()),
            series::break_since.eq(None::<SqlTimestamp>),
            series::next_at.eq(None::<SqlTimestamp>),
        ))
        .execute(conn)
        .await?;
    let secrets = series_secrets::table.filter(series_secrets::series_id.eq(id.uuid()));
    diesel::delete(secrets).execute(conn).await?;
    Ok(())
}

/// Claims a series whose next game is due, except for those in `except`, until the end of the
/// transaction.
pub async fn claim_due_series(
    conn: &mut Connection,
    except: &[SeriesId],
) -> Result<Option<SeriesId>> {
    let except: Vec<Uuid> = except.iter().map(|series| series.uuid()).collect();
    let due = series::table
        .filter(series::next_at.le(game_time().nullable()))
        .filter(series::id.ne_all(except))
        .order((series::next_at, series::id))
        .select(series::id)
        .for_update()
        .skip_locked()
        .first::<Uuid>(conn)
        .await
        .optional()?;
    Ok(due.map(SeriesId::new))
}

/// Claims the series until the end of the transaction if its next game is due.
pub async fn claim_series_if_due(conn: &mut Connection, id: SeriesId) -> Result<Option<SeriesId>> {
    let due = series::table
        .filter(series::id.eq(id.uuid()))
        .filter(series::next_at.le(game_time().nullable()))
        .select(series::id)
        .for_update()
        .skip_locked()
        .first::<Uuid>(conn)
        .await
        .optional()?;
    Ok(due.map(SeriesId::new))
}

/// Removes and returns the seed of the next game, which then stores it itself.
///
/// # Errors
/// The database fails, or the seed is missing.
pub async fn take_series_seed(conn: &mut Connection, id: SeriesId, number: u8) -> Result<Bytes32> {
    let secret = series_secrets::table.find((id.uuid(), i16::from(number)));
    let seed: Vec<u8> =
        diesel::delete(secret).returning(series_secrets::seed).get_result(conn).await?;
    series_bytes(id, &seed)
}

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
            let order = scheduled.seat_order.as_ref()?;
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
    let places = u8::try_from(series.players.len()).unwrap_or(u8::MAX);
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
