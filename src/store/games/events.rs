use diesel::prelude::*;
use diesel::sql_types::{Bool, Bytea, Int2, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::Timestamp as SqlTimestamp;
use kingdomino::Seat;

use crate::domain::event_log::{StoredEvent, TableEvent, Version};
use crate::domain::table::{RequestKeyHash, WaitState};
use crate::domain::{GameId, PlayerId};
use crate::store::json::{read_json, unreadable};
use crate::store::rows::CountRow;
use crate::store::schema::{events, game_states};
use crate::store::{Connection, Result, StoreError};

use super::archive::{ArchivedEvent, list_archived_events};

diesel::define_sql_function! {
    /// Returns the position of the first occurrence of `part` in `bytes`, counted from 1, or 0.
    #[sql_name = "pg_catalog.position"]
    fn position(bytes: Bytea, part: Bytea) -> Integer;
}

type RequestRow =
    (Vec<u8>, i32, Option<SqlTimestamp>, Option<SqlTimestamp>, Option<serde_json::Value>);

type Row = (i32, SqlTimestamp, Option<i16>, bool, i16, serde_json::Value, Option<i64>);

/// Returns the events after one version up to another in their order, at most `limit`.
///
/// # Errors
/// The database fails, or an event cannot be read.
pub async fn list_events(
    conn: &mut Connection,
    game: GameId,
    after: Version,
    up_to: Version,
    limit: i64,
) -> Result<Vec<StoredEvent>> {
    let rows = events::table
        .filter(events::game_id.eq(game.uuid()))
        .filter(events::version.gt(after.number()))
        .filter(events::version.le(up_to.number()))
        .order(events::version)
        .limit(limit)
        .select((
            events::version,
            events::at,
            events::seat,
            events::is_automatic,
            events::format,
            events::body,
            events::wait_ms,
        ))
        .load::<Row>(conn)
        .await?;
    // Keep this order: a game is moved into the archive as a whole and never back.
    if rows.is_empty() && after < up_to && limit > 0 {
        return list_archived(conn, game, after, up_to, limit).await;
    }
    rows.into_iter().map(to_stored_event).collect()
}

/// Returns the events of an archived game; see [`list_events`].
async fn list_archived(
    conn: &mut Connection,
    game: GameId,
    after: Version,
    up_to: Version,
    limit: i64,
) -> Result<Vec<StoredEvent>> {
    let archived = list_archived_events(conn, game, after, up_to, limit).await?;
    archived
        .into_iter()
        .map(|(version, ArchivedEvent { at, seat, is_automatic, format, body, wait_ms })| {
            let at = Timestamp::from_microsecond(at).map_err(|error| unreadable(game, error))?;
            to_stored_event((
                version,
                SqlTimestamp::from(at),
                seat,
                is_automatic,
                format,
                body,
                wait_ms,
            ))
        })
        .collect()
}

/// Counts the proposals, undone decisions and seat offers of a seat.
pub async fn count_proposals(conn: &mut Connection, game: GameId, seat: Seat) -> Result<i64> {
    let row = diesel::sql_query(
        "SELECT count(*) AS count FROM events WHERE game_id = $1 AND seat = $2 \
         AND body->>'type' IN ('consent_asked', 'undone', 'seat_offered')",
    )
    .bind::<SqlUuid, _>(game.uuid())
    .bind::<Int2, _>(i16::from(seat.number()))
    .get_result::<CountRow>(conn)
    .await?;
    Ok(row.count)
}

/// Returns whether the player has declined an invitation to the table.
pub async fn has_declined(conn: &mut Connection, game: GameId, player: PlayerId) -> Result<bool> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Bool)]
        declined: bool,
    }
    let row = diesel::sql_query(
        "SELECT EXISTS (SELECT FROM events WHERE game_id = $1 AND player_id = $2 \
         AND body->>'type' = 'invitation_declined') AS declined",
    )
    .bind::<SqlUuid, _>(game.uuid())
    .bind::<SqlUuid, _>(player.uuid())
    .get_result::<Row>(conn)
    .await?;
    Ok(row.declined)
}

/// A recorded request.
pub struct RecordedRequest {
    /// Hash of the request.
    pub hash: Vec<u8>,
    /// Version after the request.
    pub result_version: Version,
    /// Wait state after the request.
    pub waiting: WaitState,
}

/// Returns the request of `player` with this key, if it was recorded.
pub async fn find_request(
    conn: &mut Connection,
    game: GameId,
    player: PlayerId,
    key: &str,
) -> Result<Option<RecordedRequest>> {
    let key_hash = RequestKeyHash::new(player, key);
    // Only a game with the hash has to read its events.
    let row = game_states::table
        .inner_join(events::table.on(events::game_id.eq(game_states::game_id)))
        .filter(game_states::game_id.eq(game.uuid()))
        .filter(position(game_states::request_key_hashes, key_hash.as_bytes()).gt(0))
        .filter(events::player_id.eq(player.uuid()))
        .filter(events::request_key.eq(key))
        .select((
            events::request_hash.assume_not_null(),
            events::result_version.assume_not_null(),
            events::result_awaiting_since,
            events::result_deadline,
            events::result_clocks,
        ))
        .first::<RequestRow>(conn)
        .await
        .optional()?;
    let Some((hash, end, since, deadline, clocks)) = row else { return Ok(None) };
    let waiting = WaitState {
        clocks: read_json(game, clocks)?,
        since: since.map(SqlTimestamp::to_jiff),
        deadline: deadline.map(SqlTimestamp::to_jiff),
        remind_at: None,
    };
    Ok(Some(RecordedRequest { hash, result_version: Version::from_number(end), waiting }))
}

fn to_stored_event(
    (version, at, seat, automatic, format, body, wait_ms): Row,
) -> Result<StoredEvent> {
    let seat = match seat {
        None => None,
        Some(number) => {
            let seat = u8::try_from(number).ok().and_then(Seat::new);
            Some(seat.ok_or_else(|| StoreError::Unreadable(format!("event of seat {number}")))?)
        }
    };
    let fact = from_body(format, body)?;
    Ok(StoredEvent {
        version: Version::from_number(version),
        at: at.to_jiff(),
        seat,
        automatic,
        fact,
        elapsed_wait: wait_ms.map(SignedDuration::from_millis),
    })
}

/// Format version of newly written events. All older formats are read.
pub(super) const FORMAT: i16 = 1;

/// Serializes an event to its stored body.
pub(super) fn to_body(fact: &TableEvent) -> Result<String> {
    serde_json::to_string(fact).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// Parses the stored body of an event.
pub(super) fn from_body(format: i16, body: serde_json::Value) -> Result<TableEvent> {
    if format != FORMAT {
        return Err(StoreError::Unreadable(format!(
            "an event has format {format}; this release reads formats up to {FORMAT}"
        )));
    }
    let kind = body.get("type").map(ToString::to_string).unwrap_or_default();
    serde_json::from_value(body)
        .map_err(|error| StoreError::Unreadable(format!("event of type {kind}: {error}")))
}
