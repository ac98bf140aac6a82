use diesel::prelude::*;
use diesel::sql_types::{BigInt, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp as SqlTimestamp;
use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::domain::event_log::GameStatus;
use crate::domain::series::{ScheduledGame, Seating, Series, SeriesBreak, SeriesPlayer};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::store::json::to_json;
use crate::store::rows::IdRow;
use crate::store::schema::{players, series, series_games, series_players, series_secrets};
use crate::store::shown_player::read_avatar;
use crate::store::{Connection, Result, StoreError};

/// A series to insert.
pub struct NewSeriesRow {
    pub id: SeriesId,
    pub host: PlayerId,
    pub seating: Seating,
    pub break_between: SeriesBreak,
    /// The games with the commitments to their seeds.
    pub games: Vec<NewSeriesGame>,
}

/// The first or a later game of a series to insert.
#[derive(Clone, Copy)]
pub struct NewSeriesGame {
    pub game: GameId,
    pub commitment: Bytes32,
    pub seed: Bytes32,
}

pub async fn insert_series(conn: &mut Connection, new: &NewSeriesRow) -> Result<()> {
    let id = new.id.uuid();
    diesel::insert_into(series::table)
        .values((
            series::id.eq(id),
            series::host_id.eq(new.host.uuid()),
            series::game_count.eq(i16::try_from(new.games.len()).unwrap_or(i16::MAX)),
            series::seating.eq(new.seating.name()),
            series::break_between.eq(to_json(&new.break_between)?),
            series::status.eq(GameStatus::Open.as_str()),
        ))
        .execute(conn)
        .await?;
    for (number, game) in (1i16..).zip(&new.games) {
        diesel::insert_into(series_games::table)
            .values((
                series_games::series_id.eq(id),
                series_games::number.eq(number),
                series_games::game_id.eq(game.game.uuid()),
                series_games::commitment.eq(game.commitment.as_slice()),
            ))
            .execute(conn)
            .await?;
        // The first game is opened immediately and stores its seed itself.
        if number > 1 {
            diesel::insert_into(series_secrets::table)
                .values((
                    series_secrets::series_id.eq(id),
                    series_secrets::number.eq(number),
                    series_secrets::seed.eq(game.seed.as_slice()),
                ))
                .execute(conn)
                .await?;
        }
    }
    Ok(())
}

/// A stored series, without its players and games.
#[derive(Queryable, Selectable)]
#[diesel(table_name = series, check_for_backend(diesel::pg::Pg))]
struct SeriesRow {
    host_id: Uuid,
    seating: String,
    break_between: serde_json::Value,
    status: String,
    number: i16,
    break_since: Option<SqlTimestamp>,
    next_at: Option<SqlTimestamp>,
    created_at: SqlTimestamp,
}

/// # Errors
/// The database fails, or a stored value cannot be read.
pub async fn find_series(conn: &mut Connection, id: SeriesId) -> Result<Option<Series>> {
    let found = series::table.find(id.uuid()).select(SeriesRow::as_select());
    let Some(row) = found.first(conn).await.optional()? else { return Ok(None) };
    let unreadable = |what: &str| StoreError::Unreadable(format!("series {id}: {what}"));
    let seating = Seating::ALL.into_iter().find(|known| known.name() == row.seating);
    Ok(Some(Series {
        id,
        host: PlayerId::new(row.host_id),
        seating: seating.ok_or_else(|| unreadable(&row.seating))?,
        break_between: serde_json::from_value::<SeriesBreak>(row.break_between)
            .map_err(|error| unreadable(&error.to_string()))?
            .with_default_limit(),
        status: GameStatus::from_name(&row.status).ok_or_else(|| unreadable(&row.status))?,
        number: saturating_u8(row.number),
        break_since: row.break_since.map(SqlTimestamp::to_jiff),
        next_at: row.next_at.map(SqlTimestamp::to_jiff),
        created_at: row.created_at.to_jiff(),
        players: list_series_players(conn, id).await?,
        schedule: list_schedule(conn, id).await?,
    }))
}

async fn list_series_players(conn: &mut Connection, id: SeriesId) -> Result<Vec<SeriesPlayer>> {
    type Row = (Uuid, Option<String>, Option<i32>, Option<Vec<u8>>, bool);
    let rows = series_players::table
        .inner_join(players::table.on(players::id.eq(series_players::player_id)))
        .filter(series_players::series_id.eq(id.uuid()))
        .order(series_players::player_index)
        .select((
            players::id,
            players::name,
            players::avatar,
            series_players::entropy,
            series_players::is_ready,
        ))
        .load::<Row>(conn)
        .await?;
    let series_player = |(player, name, avatar, entropy, is_ready): Row| {
        let entropy = entropy.map(|bytes| series_bytes(id, &bytes)).transpose()?;
        let (player, avatar) = (PlayerId::new(player), avatar.and_then(read_avatar));
        Ok(SeriesPlayer { player, name, avatar, entropy, is_ready })
    };
    rows.into_iter().map(series_player).collect()
}

async fn list_schedule(conn: &mut Connection, id: SeriesId) -> Result<Vec<ScheduledGame>> {
    let rows = series_games::table
        .filter(series_games::series_id.eq(id.uuid()))
        .order(series_games::number)
        .select((
            series_games::number,
            series_games::game_id,
            series_games::commitment,
            series_games::seat_order,
        ))
        .load::<(i16, Uuid, Vec<u8>, Option<Vec<u8>>)>(conn)
        .await?;
    let game = |(number, game, commitment, seat_order): (_, _, Vec<u8>, _)| {
        Ok(ScheduledGame {
            number: saturating_u8(number),
            game: GameId::new(game),
            commitment: series_bytes(id, &commitment)?,
            seat_order,
        })
    };
    rows.into_iter().map(game).collect()
}

fn saturating_u8(number: i16) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

pub(super) fn series_bytes(id: SeriesId, bytes: &[u8]) -> Result<Bytes32> {
    let unreadable = |_| StoreError::Unreadable(format!("series {id}: expected 32 bytes"));
    bytes.try_into().map_err(unreadable)
}

/// Lists the series that the player takes part in or created, newest first.
pub async fn list_player_series(
    conn: &mut Connection,
    player: PlayerId,
    after: Option<SeriesId>,
    limit: i64,
) -> Result<Vec<SeriesId>> {
    // A union instead of OR, so that each part uses its own index and no full scan is needed.
    let rows = diesel::sql_query(
        "SELECT id FROM (SELECT series_id AS id FROM series_players WHERE player_id = $1 \
         UNION SELECT id FROM series WHERE host_id = $1) theirs WHERE id < $2 ORDER BY id DESC LIMIT $3",
    )
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<SqlUuid, _>(after.map_or(Uuid::max(), SeriesId::uuid))
    .bind::<BigInt, _>(limit)
    .load::<IdRow>(conn)
    .await?;
    Ok(rows.into_iter().map(|row| SeriesId::new(row.id)).collect())
}

/// Lists the unfinished series that the player takes part in.
pub async fn list_unfinished_player_series(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<Vec<SeriesId>> {
    let ids = series::table
        .inner_join(series_players::table.on(series_players::series_id.eq(series::id)))
        .filter(series_players::player_id.eq(player.uuid()))
        .filter(series::status.eq(GameStatus::Active.as_str()))
        .order(series::id)
        .select(series::id)
        .load::<Uuid>(conn)
        .await?;
    Ok(ids.into_iter().map(SeriesId::new).collect())
}
