//! Notification feeds of players, and the purge of old notifications.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::SignedDuration;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::event_log::Version;
use crate::domain::notification::{FORMAT, FeedEntry};
use crate::domain::table::Viewer;
use crate::domain::{GameId, PlayerId};
use crate::store::json::to_json;
use crate::store::schema::{notification_cursors, notifications};
use crate::store::{Connection, Result, StoreError};

/// Minimum number of notifications kept for a player.
const MIN_KEPT_NOTIFICATIONS: i64 = 1000;
/// Number of notifications by which a feed may exceed the minimum before it is trimmed.
const TRIM_INTERVAL: i64 = 50;

/// Appends a notification to the feed of a player and returns its position. Concurrent appends to
/// the same feed block until the end of the transaction, so that positions become visible in their
/// order.
pub async fn append_notification(
    conn: &mut Connection,
    player: PlayerId,
    notification: &FeedEntry,
) -> Result<i64> {
    #[derive(QueryableByName)]
    struct Next {
        #[diesel(sql_type = BigInt)]
        last_position: i64,
    }
    let Next { last_position: position } = diesel::sql_query(
        "INSERT INTO notification_cursors AS p (player_id, last_position) VALUES ($1, 1) \
         ON CONFLICT (player_id) DO UPDATE SET last_position = p.last_position + 1 RETURNING last_position",
    )
    .bind::<SqlUuid, _>(player.uuid())
    .get_result(conn)
    .await?;
    diesel::insert_into(notifications::table)
        .values((
            notifications::player_id.eq(player.uuid()),
            notifications::position.eq(position),
            notifications::id.eq(notification.id),
            notifications::game_id.eq(notification.game.map(GameId::uuid)),
            notifications::version.eq(notification.version.map(Version::number)),
            notifications::at.eq(SqlTimestamp::from(notification.at)),
            notifications::format.eq(FORMAT),
            notifications::body.eq(to_json(&notification.notification)?),
        ))
        .execute(conn)
        .await?;
    if position % TRIM_INTERVAL != 0 {
        return Ok(position);
    }
    let surplus = notifications::table
        .filter(notifications::player_id.eq(player.uuid()))
        .filter(notifications::position.le(position - MIN_KEPT_NOTIFICATIONS));
    diesel::delete(surplus).execute(conn).await?;
    Ok(position)
}

type Row = (i64, Uuid, Option<Uuid>, Option<i32>, SqlTimestamp, i16, serde_json::Value);

/// Lists the notifications of a player after a position, in order, at most `limit`.
///
/// # Errors
/// The database fails, or a notification cannot be read.
pub async fn list_notifications(
    conn: &mut Connection,
    player: PlayerId,
    after: i64,
    limit: i64,
) -> Result<Vec<FeedEntry>> {
    let rows = notifications::table
        .filter(notifications::player_id.eq(player.uuid()))
        .filter(notifications::position.gt(after))
        .order(notifications::position)
        .limit(limit)
        .select((
            notifications::position,
            notifications::id,
            notifications::game_id,
            notifications::version,
            notifications::at,
            notifications::format,
            notifications::body,
        ))
        .load::<Row>(conn)
        .await?;
    rows.into_iter().map(to_feed_entry).collect()
}

fn to_feed_entry((position, id, game, version, at, format, body): Row) -> Result<FeedEntry> {
    let unreadable =
        |reason: String| StoreError::Unreadable(format!("notification {id}: {reason}"));
    if format != FORMAT {
        return Err(unreadable(format!("format {format} is not supported; expected {FORMAT}")));
    }
    Ok(FeedEntry {
        position,
        id,
        game: game.map(GameId::new),
        version: version.map(Version::from_number),
        at: at.to_jiff(),
        notification: serde_json::from_value(body)
            .map_err(|error| unreadable(error.to_string()))?,
    })
}

/// Returns the last position of a player's feed and the position up to which it was read.
pub async fn find_feed_position(conn: &mut Connection, player: PlayerId) -> Result<(i64, i64)> {
    let found = notification_cursors::table
        .find(player.uuid())
        .select((notification_cursors::last_position, notification_cursors::read_position))
        .first::<(i64, i64)>(conn)
        .await
        .optional()?;
    Ok(found.unwrap_or_default())
}

/// Same as [`find_feed_position`] for a request in a session. Returns `None` if the session has
/// ended or the account is locked.
pub async fn find_feed_position_in_session(
    conn: &mut Connection,
    viewer: Viewer,
) -> Result<Option<(i64, i64)>> {
    #[derive(QueryableByName)]
    struct Position {
        #[diesel(sql_type = BigInt)]
        last_position: i64,
        #[diesel(sql_type = BigInt)]
        read_position: i64,
    }
    let found = diesel::sql_query(
        "SELECT coalesce(n.last_position, 0) AS last_position, coalesce(n.read_position, 0) AS read_position \
         FROM sessions s JOIN players p ON p.id = s.player_id \
         LEFT JOIN notification_cursors n ON n.player_id = s.player_id \
         WHERE s.player_id = $1 AND s.id = $2 AND s.revoked_at IS NULL AND s.expires_at > now() \
         AND p.locked_at IS NULL",
    )
    .bind::<SqlUuid, _>(viewer.player.uuid())
    .bind::<SqlUuid, _>(viewer.session.uuid())
    .get_result::<Position>(conn)
    .await
    .optional()?;
    Ok(found.map(|Position { last_position, read_position }| (last_position, read_position)))
}

/// Marks the notifications up to a position as read. The read position never moves back.
pub async fn set_read_position(conn: &mut Connection, player: PlayerId, up_to: i64) -> Result<()> {
    diesel::sql_query(
        "UPDATE notification_cursors SET read_position = greatest(read_position, least(last_position, $2)) WHERE player_id = $1",
    )
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<BigInt, _>(up_to)
    .execute(conn)
    .await?;
    Ok(())
}

/// Returns the last positions of the feeds of several players.
pub async fn find_feed_positions(
    conn: &mut Connection,
    players: &[PlayerId],
) -> Result<Vec<(PlayerId, i64)>> {
    #[derive(QueryableByName)]
    struct Last {
        #[diesel(sql_type = SqlUuid)]
        player_id: Uuid,
        #[diesel(sql_type = BigInt)]
        last_position: i64,
    }
    let players: Vec<Uuid> = players.iter().map(|player| player.uuid()).collect();
    let rows = diesel::sql_query(
        "SELECT player_id, last_position FROM notification_cursors WHERE player_id = ANY($1)",
    )
    .bind::<Array<SqlUuid>, _>(players)
    .load::<Last>(conn)
    .await?;
    Ok(rows.into_iter().map(|row| (PlayerId::new(row.player_id), row.last_position)).collect())
}

/// Deletes the feed of a player.
pub async fn erase_notifications(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::delete(notifications::table.filter(notifications::player_id.eq(player.uuid())))
        .execute(conn)
        .await?;
    diesel::delete(notification_cursors::table.find(player.uuid())).execute(conn).await?;
    Ok(())
}

/// Lists players with a feed, by id after the given one, at most `limit`.
pub async fn list_players_with_feed(
    conn: &mut Connection,
    after: Option<PlayerId>,
    limit: i64,
) -> Result<Vec<PlayerId>> {
    let after = after.map_or(Uuid::nil(), PlayerId::uuid);
    let players = notification_cursors::table
        .filter(notification_cursors::player_id.gt(after))
        .order(notification_cursors::player_id)
        .limit(limit)
        .select(notification_cursors::player_id)
        .load::<Uuid>(conn)
        .await?;
    Ok(players.into_iter().map(PlayerId::new).collect())
}

/// Removes read notifications of these players that are older than `age`, oldest first, at most
/// `limit`, and returns their number. The last one of each player stays, so that a client with an
/// older read position finds it and does not poll repeatedly.
pub async fn remove_read_notifications(
    conn: &mut Connection,
    players: &[PlayerId],
    age: SignedDuration,
    limit: i64,
) -> Result<usize> {
    let players: Vec<Uuid> = players.iter().map(|player| player.uuid()).collect();
    // In most feeds the first notification must stay, and the query reads no other.
    let removed = diesel::sql_query(
        "DELETE FROM notifications n USING (SELECT old.player_id, old.position FROM notification_cursors p \
         CROSS JOIN LATERAL (SELECT position, at FROM notifications WHERE player_id = p.player_id \
         ORDER BY position LIMIT 1) first \
         CROSS JOIN LATERAL (SELECT player_id, position FROM notifications WHERE player_id = p.player_id \
         AND position <= p.read_position AND position < p.last_position AND at < game_time() - $2 * interval '1 s' \
         ORDER BY position LIMIT $3 FOR UPDATE SKIP LOCKED) old \
         WHERE p.player_id = ANY ($1) AND first.position <= p.read_position AND first.position < p.last_position \
         AND first.at < game_time() - $2 * interval '1 s' LIMIT $3) old \
         WHERE n.player_id = old.player_id AND n.position = old.position",
    )
    .bind::<Array<SqlUuid>, _>(players)
    .bind::<BigInt, _>(age.as_secs())
    .bind::<BigInt, _>(limit)
    .execute(conn)
    .await?;
    Ok(removed)
}
