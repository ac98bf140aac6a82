//! What is still to be told of games.

use diesel::prelude::*;
use diesel::sql_types::{Array, Bool, Int4, SmallInt, Text, Timestamptz, Uuid as SqlUuid};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::ids::GameId;

use super::schema::{game_outbox, games_told};
use super::{Result, Version};

/// After so many tries a row is left alone.
const TRIES: i16 = 5;

/// A row of the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Untold {
    pub version: Version,
    pub at: Timestamp,
    /// Whether it tells of events; else that time runs out at this version.
    pub events: bool,
}

/// The game of which something is untold for the longest time, but for those in `except`, for the caller alone until
/// the end of the transaction. None when another node has all of them in hand.
///
/// # Errors
/// The database fails.
pub async fn claim_untold_game(
    conn: &mut AsyncPgConnection,
    except: &[GameId],
) -> Result<Option<GameId>> {
    #[derive(QueryableByName)]
    struct Candidate {
        #[diesel(sql_type = SqlUuid)]
        game_id: Uuid,
    }
    #[derive(QueryableByName)]
    struct Held {
        #[diesel(sql_type = Bool)]
        held: bool,
    }
    let except: Vec<Uuid> = except.iter().map(|game| game.uuid()).collect();
    let candidates = diesel::sql_query(format!(
        "SELECT game_id FROM game_outbox WHERE tries < {TRIES} AND game_id <> ALL($1) ORDER BY at LIMIT 32"
    ))
    .bind::<Array<SqlUuid>, _>(except)
    .load::<Candidate>(conn)
    .await?;
    // No rows are locked: those of one game could be in two hands, which then wait for each other. The game's lock is in
    // one.
    for Candidate { game_id } in candidates {
        let lock = "SELECT pg_try_advisory_xact_lock(hashtextextended($1::text, 0)) AS held";
        let tried = diesel::sql_query(lock).bind::<Text, _>(game_id.to_string());
        if tried.get_result::<Held>(conn).await?.held {
            return Ok(Some(GameId::new(game_id)));
        }
    }
    Ok(None)
}

/// All that is untold of a game, in order.
///
/// # Errors
/// The database fails.
pub async fn list_untold(conn: &mut AsyncPgConnection, game: GameId) -> Result<Vec<Untold>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Int4)]
        version: i32,
        #[diesel(sql_type = Timestamptz)]
        at: SqlTimestamp,
        #[diesel(sql_type = Text)]
        kind: String,
    }
    let rows = diesel::sql_query(format!(
        "SELECT version, at, kind FROM game_outbox WHERE game_id = $1 AND tries < {TRIES} ORDER BY version, at"
    ))
    .bind::<SqlUuid, _>(game.uuid())
    .load::<Row>(conn)
    .await?;
    let untold = rows.into_iter().map(|row| Untold {
        version: Version::from_stored(row.version),
        at: row.at.to_jiff(),
        events: row.kind == "events",
    });
    Ok(untold.collect())
}

/// The version up to which players have been told of a game.
///
/// # Errors
/// The database fails.
pub async fn told_up_to(conn: &mut AsyncPgConnection, game: GameId) -> Result<Version> {
    let told = games_told::table
        .find(game.uuid())
        .select(games_told::version)
        .first::<i32>(conn)
        .await
        .optional()?;
    Ok(told.map_or(Version::NONE, Version::from_stored))
}

/// Players have been told of a game up to a version.
///
/// # Errors
/// The database fails.
pub async fn set_told(conn: &mut AsyncPgConnection, game: GameId, up_to: Version) -> Result<()> {
    diesel::insert_into(games_told::table)
        .values((games_told::game_id.eq(game.uuid()), games_told::version.eq(up_to.number())))
        .on_conflict(games_told::game_id)
        .do_update()
        .set(games_told::version.eq(up_to.number()))
        .execute(conn)
        .await?;
    let told = game_outbox::table
        .filter(game_outbox::game_id.eq(game.uuid()))
        .filter(game_outbox::version.le(up_to.number()));
    diesel::delete(told).execute(conn).await?;
    Ok(())
}

/// The game could not be told of; whether it is left alone from now on.
///
/// # Errors
/// The database fails.
pub async fn count_try(conn: &mut AsyncPgConnection, game: GameId) -> Result<bool> {
    #[derive(QueryableByName)]
    struct Tries {
        #[diesel(sql_type = SmallInt)]
        tries: i16,
    }
    let tries = diesel::sql_query(
        "UPDATE game_outbox SET tries = tries + 1 WHERE game_id = $1 RETURNING tries",
    )
    .bind::<SqlUuid, _>(game.uuid())
    .load::<Tries>(conn)
    .await?;
    Ok(tries.iter().any(|row| row.tries >= TRIES))
}
