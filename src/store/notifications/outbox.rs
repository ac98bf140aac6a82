//! The outbox: game events that are not yet relayed to players.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Int4, SmallInt, Text, Timestamptz, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::store::rows::IdRow;
use crate::store::schema::{game_outbox, relay_cursors};
use crate::store::{Connection, Result};

/// Maximum number of attempts to relay a row.
pub(in crate::store) const MAX_RELAY_ATTEMPTS: i16 = 5;

/// Pending relay of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingRelay {
    /// Version up to which events were relayed.
    pub relayed_up_to: Version,
    /// Deadline reminders to relay: the awaited version, and the time at which the reminder was due.
    pub reminders: Vec<(Version, Timestamp)>,
}

/// Lists games with unrelayed events, except for those in `except`, at most `limit`. The hosts take
/// turns in the list, so that the games of one do not delay those of another; for each host, the
/// longest-waiting game comes first.
pub async fn list_pending_games(
    conn: &mut Connection,
    except: &[GameId],
    limit: i64,
) -> Result<Vec<GameId>> {
    let except: Vec<Uuid> = except.iter().map(|game| game.uuid()).collect();
    let candidates = diesel::sql_query(format!(
        "SELECT game_id AS id FROM (SELECT u.game_id, u.at, \
         row_number() OVER (PARTITION BY g.host_id ORDER BY u.at) AS rank FROM (\
         SELECT game_id, min(at) AS at FROM game_outbox WHERE attempts < {MAX_RELAY_ATTEMPTS} AND game_id <> ALL($1) \
         GROUP BY game_id) u LEFT JOIN games g ON g.id = u.game_id) pending ORDER BY rank, at LIMIT $2"
    ))
    .bind::<Array<SqlUuid>, _>(except)
    .bind::<BigInt, _>(limit)
    .load::<IdRow>(conn)
    .await?;
    Ok(candidates.into_iter().map(|candidate| GameId::new(candidate.id)).collect())
}

/// Lock timeout for a row, in the syntax of Postgres.
const LOCK_TIMEOUT: &str = "200ms";

/// Claims the pending relay of a game until the end of the transaction. Returns `None` if nothing
/// is pending or another node has claimed it.
pub async fn claim_pending(conn: &mut Connection, game: GameId) -> Result<Option<PendingRelay>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Int4)]
        version: i32,
        #[diesel(sql_type = Timestamptz)]
        at: SqlTimestamp,
        #[diesel(sql_type = Text)]
        kind: String,
        #[diesel(sql_type = Int4)]
        relayed_version: i32,
    }
    #[derive(QueryableByName)]
    struct Held {
        #[diesel(sql_type = Bool)]
        held: bool,
    }
    // Takes an advisory lock per game instead of row locks: two nodes that lock different rows of a
    // game would wait for each other. Rows read under the lock cannot be relayed by another node
    // meanwhile. A row lock held elsewhere, such as on a player, delays only this game.
    let lock = "SELECT pg_try_advisory_xact_lock(hashtextextended($1::text, 0)) AS held, \
                set_config('lock_timeout', $2, true)";
    let claim = diesel::sql_query(lock).bind::<Text, _>(game.to_string());
    let claim = claim.bind::<Text, _>(LOCK_TIMEOUT);
    if !claim.get_result::<Held>(conn).await?.held {
        return Ok(None);
    }
    let rows = diesel::sql_query(format!(
        "SELECT version, at, kind, coalesce((SELECT t.relayed_version FROM relay_cursors t WHERE t.game_id = $1), 0) AS relayed_version \
         FROM game_outbox WHERE game_id = $1 AND attempts < {MAX_RELAY_ATTEMPTS} ORDER BY version, at"
    ))
    .bind::<SqlUuid, _>(game.uuid())
    .load::<Row>(conn)
    .await?;
    let Some(first) = rows.as_slice().first() else { return Ok(None) };
    let relayed_up_to = Version::from_number(first.relayed_version);
    let reminders = rows.iter().filter(|row| row.kind != "events");
    let reminders = reminders.map(|row| (Version::from_number(row.version), row.at.to_jiff()));
    Ok(Some(PendingRelay { relayed_up_to, reminders: reminders.collect() }))
}

/// Records that the events of a game were relayed up to a version.
pub async fn mark_relayed(conn: &mut Connection, game: GameId, up_to: Version) -> Result<()> {
    diesel::insert_into(relay_cursors::table)
        .values((
            relay_cursors::game_id.eq(game.uuid()),
            relay_cursors::relayed_version.eq(up_to.number()),
        ))
        .on_conflict(relay_cursors::game_id)
        .do_update()
        .set(relay_cursors::relayed_version.eq(up_to.number()))
        .execute(conn)
        .await?;
    let relayed = game_outbox::table
        .filter(game_outbox::game_id.eq(game.uuid()))
        .filter(game_outbox::version.le(up_to.number()));
    diesel::delete(relayed).execute(conn).await?;
    Ok(())
}

/// Counts a failed attempt. Returns whether the limit is reached and the game is not retried any
/// more.
pub async fn record_failed_attempt(conn: &mut Connection, game: GameId) -> Result<bool> {
    #[derive(QueryableByName)]
    struct Attempts {
        #[diesel(sql_type = SmallInt)]
        attempts: i16,
    }
    let rows = diesel::sql_query(
        "UPDATE game_outbox SET attempts = attempts + 1 WHERE game_id = $1 RETURNING attempts",
    )
    .bind::<SqlUuid, _>(game.uuid())
    .load::<Attempts>(conn)
    .await?;
    Ok(rows.iter().any(|row| row.attempts >= MAX_RELAY_ATTEMPTS))
}

/// Removes rows that are not retried any more and are older than `age`, at most `limit`, and
/// returns their number. The relay of a later event of the game includes these events, with or
/// without the rows.
pub async fn remove_abandoned_relays(
    conn: &mut Connection,
    age: SignedDuration,
    limit: i64,
) -> Result<usize> {
    let removed = diesel::sql_query(format!(
        "DELETE FROM game_outbox WHERE (game_id, version, kind) IN (SELECT game_id, version, kind FROM game_outbox \
         WHERE at < game_time() - $1 * interval '1 s' AND attempts >= {MAX_RELAY_ATTEMPTS} ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED)"
    ))
    .bind::<BigInt, _>(age.as_secs())
    .bind::<BigInt, _>(limit)
    .execute(conn)
    .await?;
    Ok(removed)
}
