//! The archive of finished games, with all events of a game in one row. It keeps the table of
//! events and its indexes as small as the games in play, independently of the number of games ever
//! played.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Int2, Int4, Jsonb, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::SignedDuration;
use serde::Deserialize;
use uuid::Uuid;

use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::store::json::unreadable;
use crate::store::rows::IdRow;
use crate::store::schema::finished_games;
use crate::store::{Connection, Result};

/// Format version of newly written rows. All older formats are read.
const FORMAT: i16 = 1;

/// An archived event. A row contains an array of these; the position in the array determines the
/// version.
#[derive(Deserialize)]
#[serde(from = "ArchivedEventArray")]
pub(super) struct ArchivedEvent {
    /// Microseconds since 1970.
    pub at: i64,
    pub seat: Option<i16>,
    pub is_automatic: bool,
    pub format: i16,
    pub body: serde_json::Value,
    pub wait_ms: Option<i64>,
}

/// The stored array, which also has the player after the time and the awaited player after the
/// body.
type ArchivedEventArray =
    (i64, Option<Uuid>, Option<i16>, bool, i16, serde_json::Value, Option<Uuid>, Option<i64>);

impl From<ArchivedEventArray> for ArchivedEvent {
    fn from(array: ArchivedEventArray) -> ArchivedEvent {
        let (at, _player, seat, is_automatic, format, body, _awaited_player, wait_ms) = array;
        ArchivedEvent { at, seat, is_automatic, format, body, wait_ms }
    }
}

/// Returns the earliest concluded game that is not archived and has been over for at least the
/// given time, except for those in `except`. The game is not claimed.
pub async fn find_game_to_archive(
    conn: &mut Connection,
    min_age: SignedDuration,
    except: &[GameId],
) -> Result<Option<GameId>> {
    let except: Vec<Uuid> = except.iter().map(|game| game.uuid()).collect();
    let row = diesel::sql_query(
        "SELECT gs.game_id AS id FROM (SELECT game_id FROM finished_games WHERE NOT is_archived AND game_id <> ALL($1) \
         ORDER BY position LIMIT 1) first JOIN game_states gs ON gs.game_id = first.game_id \
         WHERE gs.changed_at < game_time() - $2 * interval '1 second'",
    )
    .bind::<Array<SqlUuid>, _>(except)
    .bind::<BigInt, _>(min_age.as_secs())
    .get_result::<IdRow>(conn)
    .await
    .optional()?;
    Ok(row.map(|row| GameId::new(row.id)))
}

/// Claims a game for archiving until the end of the transaction. Returns false if its events have
/// been archived meanwhile.
pub async fn claim_for_archive(conn: &mut Connection, game: GameId) -> Result<bool> {
    let concluded = finished_games::table
        .filter(finished_games::game_id.eq(game.uuid()))
        .filter(finished_games::is_archived.eq(false));
    Ok(diesel::update(concluded).set(finished_games::is_archived.eq(true)).execute(conn).await? > 0)
}

/// Moves all events of a claimed, finished game into the archive, without the request data.
///
/// # Errors
/// The database fails, or the events have a gap. The caller must roll back.
pub async fn archive_events(conn: &mut Connection, game: GameId) -> Result<()> {
    let moved = diesel::sql_query(format!(
        "WITH moved AS (DELETE FROM events WHERE game_id = $1 RETURNING *) \
         INSERT INTO event_archive (game_id, format, events) \
         SELECT $1, {FORMAT}, jsonb_agg(jsonb_build_array((extract(epoch FROM at) * 1000000)::bigint, player_id, seat, is_automatic, format, \
         body, awaited_player_id, wait_ms) ORDER BY version) FROM moved HAVING count(*) = max(version)"
    ))
    .bind::<SqlUuid, _>(game.uuid())
    .execute(conn)
    .await?;
    if moved == 1 { Ok(()) } else { Err(unreadable(game, "the event numbers have a gap")) }
}

/// Lists games with events in both places, or in another place than `finished_games` states.
pub async fn list_archive_inconsistencies(conn: &mut Connection) -> Result<Vec<GameId>> {
    let rows = diesel::sql_query(
        "SELECT coalesce(c.game_id, a.game_id) AS id FROM finished_games c FULL JOIN event_archive a ON a.game_id = c.game_id \
         WHERE c.is_archived IS DISTINCT FROM (a.game_id IS NOT NULL) \
         UNION SELECT e.game_id FROM events e JOIN event_archive a ON a.game_id = e.game_id WHERE e.version = 1",
    );
    let rows = rows.load::<IdRow>(conn).await?;
    Ok(rows.into_iter().map(|row| GameId::new(row.id)).collect())
}

/// Returns the archived events of a game after `after` up to `up_to` with their versions, at most
/// `limit`. Empty if the game is not archived.
///
/// # Errors
/// The database fails, or an event cannot be read.
pub(super) async fn list_archived_events(
    conn: &mut Connection,
    game: GameId,
    after: Version,
    up_to: Version,
    limit: i64,
) -> Result<Vec<(i32, ArchivedEvent)>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Int2)]
        format: i16,
        #[diesel(sql_type = Int4)]
        version: i32,
        #[diesel(sql_type = Jsonb)]
        event: serde_json::Value,
    }
    let rows = diesel::sql_query(
        "SELECT a.format, e.version::int AS version, e.event \
         FROM event_archive a, jsonb_array_elements(a.events) WITH ORDINALITY AS e (event, version) \
         WHERE a.game_id = $1 AND e.version > $2 AND e.version <= $3 ORDER BY e.version LIMIT $4",
    )
    .bind::<SqlUuid, _>(game.uuid())
    .bind::<Int4, _>(after.number())
    .bind::<Int4, _>(up_to.number())
    .bind::<BigInt, _>(limit)
    .load::<Row>(conn)
    .await?;
    rows.into_iter()
        .map(|Row { format, version, event }| {
            if format != FORMAT {
                return Err(unreadable(
                    game,
                    format_args!(
                        "its archive has format {format}; this release reads formats up to {FORMAT}"
                    ),
                ));
            }
            let event = serde_json::from_value(event).map_err(|error| unreadable(game, error))?;
            Ok((version, event))
        })
        .collect()
}
