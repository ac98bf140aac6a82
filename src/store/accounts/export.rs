//! Data of a player that is spread over several tables, for the export.

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::table::StoredPremove;
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::store::games::find_premove;
use crate::store::schema::{calendars, invitations, premoves, seats, series_players};
use crate::store::{Connection, Result};

/// Lists the games in which the player has, or had at the end, a seat.
pub async fn list_joined_games(conn: &mut Connection, player: PlayerId) -> Result<Vec<GameId>> {
    let games = seats::table
        .filter(seats::player_id.eq(player.uuid()))
        .select(seats::game_id)
        .distinct()
        .order(seats::game_id)
        .load::<Uuid>(conn)
        .await?;
    Ok(games.into_iter().map(GameId::new).collect())
}

/// Lists the games to which the player was invited.
pub async fn list_player_invitations(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<Vec<GameId>> {
    let games = invitations::table
        .filter(invitations::player_id.eq(player.uuid()))
        .select(invitations::game_id)
        .order(invitations::game_id)
        .load::<Uuid>(conn)
        .await?;
    Ok(games.into_iter().map(GameId::new).collect())
}

/// Lists the series in which the player takes part.
pub async fn list_joined_series(conn: &mut Connection, player: PlayerId) -> Result<Vec<SeriesId>> {
    let series = series_players::table
        .filter(series_players::player_id.eq(player.uuid()))
        .select(series_players::series_id)
        .distinct()
        .order(series_players::series_id)
        .load::<Uuid>(conn)
        .await?;
    Ok(series.into_iter().map(SeriesId::new).collect())
}

/// Lists the premoves of the player, each with its game.
///
/// # Errors
/// The database fails, or a stored value cannot be read.
pub async fn list_player_premoves(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<Vec<(GameId, StoredPremove)>> {
    let games = premoves::table
        .filter(premoves::player_id.eq(player.uuid()))
        .select(premoves::game_id)
        .order(premoves::game_id)
        .load::<Uuid>(conn)
        .await?;
    let mut premoves = Vec::new();
    for game in games.into_iter().map(GameId::new) {
        premoves.extend(find_premove(conn, game, player).await?.map(|order| (game, order)));
    }
    Ok(premoves)
}

/// Returns the creation time of the player's calendar URL, if there is one.
pub async fn find_calendar_creation(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<Option<Timestamp>> {
    let created = calendars::table
        .filter(calendars::player_id.eq(player.uuid()))
        .select(calendars::created_at)
        .first::<SqlTimestamp>(conn)
        .await
        .optional()?;
    Ok(created.map(SqlTimestamp::to_jiff))
}
