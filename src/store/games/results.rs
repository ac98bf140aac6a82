//! Finished games with their results, in the order of their conclusion.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

use crate::domain::GameId;
use crate::domain::event_log::SeatResult;
use crate::store::json::to_json;
use crate::store::rows::IdRow;
use crate::store::schema::{finished_games, games, results};
use crate::store::{Connection, Result, StoreError};

/// Format version of newly written results. All older formats are read.
const FORMAT: i16 = 1;

/// Advisory lock number. It is arbitrary but unique in this program, and must never change, because
/// all nodes have to use the same one.
const CONCLUSION_LOCK: i64 = 0x6368_726f_6e69_636c;

/// Claims the earliest game that is over but not concluded, except for those in `except`. The lock
/// lasts until the end of the transaction; meanwhile no other game can be concluded.
pub async fn claim_game_to_conclude(
    conn: &mut Connection,
    except: &[GameId],
) -> Result<Option<GameId>> {
    let except: Vec<Uuid> = except.iter().map(|game| game.uuid()).collect();
    let unconcluded = "SELECT id FROM games JOIN game_states ON game_id = id \
         WHERE status IN ('finished', 'cancelled') AND NOT concluded AND id <> ALL($1) ORDER BY changed_at, id LIMIT 1";
    let next = diesel::sql_query(unconcluded).bind::<Array<SqlUuid>, _>(&except);
    // Usually there is none, so the lock is not needed.
    if next.get_result::<IdRow>(conn).await.optional()?.is_none() {
        return Ok(None);
    }
    diesel::sql_query(format!("SELECT pg_advisory_xact_lock({CONCLUSION_LOCK})"))
        .execute(conn)
        .await?;
    let next = diesel::sql_query(format!("{unconcluded} FOR NO KEY UPDATE"));
    let row = next.bind::<Array<SqlUuid>, _>(except).get_result::<IdRow>(conn).await.optional()?;
    Ok(row.map(|row| GameId::new(row.id)))
}

/// Marks a game as concluded.
pub async fn mark_concluded(conn: &mut Connection, game: GameId) -> Result<()> {
    let over = games::table.filter(games::id.eq(game.uuid()));
    diesel::update(over).set(games::concluded.eq(true)).execute(conn).await?;
    Ok(())
}

/// Appends a claimed game to the finished games and returns its position.
pub async fn append_finished_game(conn: &mut Connection, game: GameId) -> Result<i64> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = BigInt)]
        position: i64,
    }
    let row = diesel::sql_query(
        "INSERT INTO finished_games (position, game_id) \
         SELECT coalesce(max(position), 0) + 1, $1 FROM finished_games RETURNING position",
    )
    .bind::<SqlUuid, _>(game.uuid())
    .get_result::<Row>(conn)
    .await?;
    Ok(row.position)
}

pub async fn insert_results(
    conn: &mut Connection,
    game: GameId,
    position: i64,
    seat_results: &[SeatResult],
) -> Result<()> {
    for result in seat_results {
        diesel::insert_into(results::table)
            .values((
                results::game_id.eq(game.uuid()),
                results::seat.eq(i16::from(result.seat.number())),
                results::position.eq(position),
                results::player_id.eq(result.player.uuid()),
                results::rank.eq(i16::from(result.rank)),
                results::points.eq(i32::try_from(result.points).unwrap_or(i32::MAX)),
                results::format.eq(FORMAT),
                results::body.eq(to_json(result)?),
            ))
            .execute(conn)
            .await?;
    }
    Ok(())
}

/// Returns the results of finished games, by game and seat.
///
/// # Errors
/// The database fails, or a result cannot be read.
pub async fn list_results(
    conn: &mut Connection,
    games: &[GameId],
) -> Result<Vec<(GameId, SeatResult)>> {
    let games: Vec<Uuid> = games.iter().map(|game| game.uuid()).collect();
    let rows = results::table
        .filter(results::game_id.eq_any(games))
        .order((results::position, results::seat))
        .select((results::game_id, results::format, results::body))
        .load::<(Uuid, i16, serde_json::Value)>(conn)
        .await?;
    let read = |(game, format, body)| Ok((GameId::new(game), read_result(format, body)?));
    rows.into_iter().map(read).collect()
}

/// Lists finished games with missing or wrong results.
pub async fn list_inconsistent_results(conn: &mut Connection) -> Result<Vec<GameId>> {
    let rows = diesel::sql_query(
        "SELECT r.game_id AS id FROM results r LEFT JOIN finished_games c ON c.game_id = r.game_id \
         WHERE c.position IS DISTINCT FROM r.position OR r.rank <> (r.body->>'rank')::int \
         OR r.points <> (r.body->>'points')::int OR r.player_id <> (r.body->>'player')::uuid \
         OR r.seat <> (r.body->>'seat')::int \
         UNION SELECT g.id FROM games g WHERE g.concluded AND g.sandbox_seed_game_id IS NULL \
         AND NOT EXISTS (SELECT FROM finished_games c WHERE c.game_id = g.id)",
    )
    .load::<IdRow>(conn)
    .await?;
    Ok(rows.into_iter().map(|row| GameId::new(row.id)).collect())
}

pub(crate) fn read_result(format: i16, body: serde_json::Value) -> Result<SeatResult> {
    if format != FORMAT {
        return Err(StoreError::Unreadable(format!(
            "a result has format {format}; this release reads formats up to {FORMAT}"
        )));
    }
    serde_json::from_value(body).map_err(|error| StoreError::Unreadable(format!("result: {error}")))
}

/// Returns a page of the finished games after a position: the games with their positions.
pub async fn list_finished_games(
    conn: &mut Connection,
    after: i64,
    limit: i64,
) -> Result<Vec<(i64, GameId)>> {
    let rows = finished_games::table
        .filter(finished_games::position.gt(after))
        .order(finished_games::position)
        .limit(limit)
        .select((finished_games::position, finished_games::game_id))
        .load::<(i64, Uuid)>(conn)
        .await?;
    Ok(rows.into_iter().map(|(position, game)| (position, GameId::new(game))).collect())
}
