use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use jiff_diesel::Timestamp as SqlTimestamp;

use crate::ids::{GameId, PlayerId};
use crate::rules::Seat;

use super::log::{LoggedEvent, from_body};
use super::schema::events;
use super::{Result, StoreError, Version};

type Row = (i32, SqlTimestamp, Option<i16>, bool, i16, serde_json::Value);

/// The events after one version and up to another, in order; at most `limit`.
///
/// # Errors
/// The database fails, or an event cannot be read.
pub async fn list_events(
    conn: &mut AsyncPgConnection,
    game: GameId,
    after: Version,
    up_to: Version,
    limit: i64,
) -> Result<Vec<LoggedEvent>> {
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
            events::automatic,
            events::format,
            events::body,
        ))
        .load::<Row>(conn)
        .await?;
    rows.into_iter().map(read).collect()
}

/// A request that was recorded: the hash of what it asked for, and the version it led to.
pub struct RecordedRequest {
    pub hash: Vec<u8>,
    pub end: Version,
}

/// The request of `player` with this key, if it was recorded.
///
/// # Errors
/// The database fails.
pub async fn find_request(
    conn: &mut AsyncPgConnection,
    game: GameId,
    player: PlayerId,
    key: &str,
) -> Result<Option<RecordedRequest>> {
    let row = events::table
        .filter(events::game_id.eq(game.uuid()))
        .filter(events::player_id.eq(player.uuid()))
        .filter(events::request_key.eq(key))
        .select((events::request_hash.assume_not_null(), events::request_end.assume_not_null()))
        .first::<(Vec<u8>, i32)>(conn)
        .await
        .optional()?;
    Ok(row.map(|(hash, end)| RecordedRequest { hash, end: Version::from_stored(end) }))
}

fn read((version, at, seat, automatic, format, body): Row) -> Result<LoggedEvent> {
    let seat = match seat {
        None => None,
        Some(number) => {
            let seat = u8::try_from(number).ok().and_then(Seat::new);
            Some(seat.ok_or_else(|| StoreError::Unreadable(format!("an event of seat {number}")))?)
        }
    };
    let fact = from_body(format, body)?;
    Ok(LoggedEvent {
        version: Version::from_stored(version),
        at: at.to_jiff(),
        seat,
        automatic,
        fact,
    })
}
