//! Games that are over, in the order in which they were concluded, and what they came to.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

use crate::domain::GameId;
use crate::domain::event_log::SeatResult;
use crate::store::json::to_json;
use crate::store::schema::{chronicle, games, results};
use crate::store::{Connection, Result, StoreError};

/// The format that is written; all older ones are read.
const FORMAT: i16 = 1;

/// Any number that nobody else locks; all nodes must agree on it for ever.
const LOCK: i64 = 0x6368_726f_6e69_636c;

/// A game that is over and not concluded, but for those in `except`, those first that ended first. It is the caller's
/// until the end of the transaction, and no other is concluded meanwhile.
pub async fn claim_unconcluded(conn: &mut Connection, except: &[GameId]) -> Result<Option<GameId>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = SqlUuid)]
        id: Uuid,
    }
    let except: Vec<Uuid> = except.iter().map(|game| game.uuid()).collect();
    let waiting = "SELECT id FROM games WHERE status IN ('finished', 'cancelled') AND NOT concluded \
         AND id <> ALL($1) ORDER BY changed_at, id LIMIT 1";
    let next = diesel::sql_query(waiting).bind::<Array<SqlUuid>, _>(&except);
    // Mostly there is none: then nobody need wait for the lock.
    if next.get_result::<Row>(conn).await.optional()?.is_none() {
        return Ok(None);
    }
    diesel::sql_query(format!("SELECT pg_advisory_xact_lock({LOCK})")).execute(conn).await?;
    let next = diesel::sql_query(format!("{waiting} FOR NO KEY UPDATE"));
    let row = next.bind::<Array<SqlUuid>, _>(except).get_result::<Row>(conn).await.optional()?;
    Ok(row.map(|row| GameId::new(row.id)))
}

/// What follows from the end of a game was done.
pub async fn set_concluded(conn: &mut Connection, game: GameId) -> Result<()> {
    let over = games::table.filter(games::id.eq(game.uuid()));
    diesel::update(over).set(games::concluded.eq(true)).execute(conn).await?;
    Ok(())
}

/// Puts a game at the end of the chronicle; the position it has there. The caller has claimed the game.
pub async fn append_to_chronicle(conn: &mut Connection, game: GameId) -> Result<i64> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = BigInt)]
        position: i64,
    }
    let row = diesel::sql_query(
        "INSERT INTO chronicle (position, game_id) \
         SELECT coalesce(max(position), 0) + 1, $1 FROM chronicle RETURNING position",
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
    came_to: &[SeatResult],
) -> Result<()> {
    for result in came_to {
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

/// What the games came to that have ended, by game and seat.
///
/// # Errors
/// The database fails, or a result cannot be read.
pub async fn list_results(
    conn: &mut Connection,
    of: &[GameId],
) -> Result<Vec<(GameId, SeatResult)>> {
    let of: Vec<Uuid> = of.iter().map(|game| game.uuid()).collect();
    let rows = results::table
        .filter(results::game_id.eq_any(of))
        .order((results::position, results::seat))
        .select((results::game_id, results::format, results::body))
        .load::<(Uuid, i16, serde_json::Value)>(conn)
        .await?;
    let read = |(game, format, body)| Ok((GameId::new(game), read_result(format, body)?));
    rows.into_iter().map(read).collect()
}

/// The finished games whose results are missing in the chronicle, or listed otherwise than they are.
pub async fn list_loose_results(conn: &mut Connection) -> Result<Vec<GameId>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = SqlUuid)]
        id: Uuid,
    }
    let rows = diesel::sql_query(
        "SELECT r.game_id AS id FROM results r LEFT JOIN chronicle c ON c.game_id = r.game_id \
         WHERE c.position IS DISTINCT FROM r.position OR r.rank <> (r.body->>'rank')::int \
         OR r.points <> (r.body->>'points')::int OR r.player_id <> (r.body->>'player')::uuid \
         OR r.seat <> (r.body->>'seat')::int \
         UNION SELECT g.id FROM games g WHERE g.concluded AND g.shuffled_as IS NULL \
         AND NOT EXISTS (SELECT FROM chronicle c WHERE c.game_id = g.id)",
    )
    .load::<Row>(conn)
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

/// A page of the chronicle after a position: the games with their positions.
pub async fn list_chronicle(
    conn: &mut Connection,
    after: i64,
    limit: i64,
) -> Result<Vec<(i64, GameId)>> {
    let rows = chronicle::table
        .filter(chronicle::position.gt(after))
        .order(chronicle::position)
        .limit(limit)
        .select((chronicle::position, chronicle::game_id))
        .load::<(i64, Uuid)>(conn)
        .await?;
    Ok(rows.into_iter().map(|(position, game)| (position, GameId::new(game))).collect())
}
