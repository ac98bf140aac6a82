//! Purge of old notifications.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::SignedDuration;
use uuid::Uuid;

use crate::domain::PlayerId;
use crate::store::schema::notice_positions;
use crate::store::{Connection, Result};

/// Lists players with a feed, by id after the given one, at most `limit`.
pub async fn list_players_with_feed(
    conn: &mut Connection,
    after: Option<PlayerId>,
    limit: i64,
) -> Result<Vec<PlayerId>> {
    let after = after.map_or(Uuid::nil(), PlayerId::uuid);
    let players = notice_positions::table
        .filter(notice_positions::player_id.gt(after))
        .order(notice_positions::player_id)
        .limit(limit)
        .select(notice_positions::player_id)
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
        "DELETE FROM notices n USING (SELECT old.player_id, old.position FROM notice_positions p \
         CROSS JOIN LATERAL (SELECT position, at FROM notices WHERE player_id = p.player_id \
         ORDER BY position LIMIT 1) first \
         CROSS JOIN LATERAL (SELECT player_id, position FROM notices WHERE player_id = p.player_id \
         AND position <= p.read AND position < p.last AND at < game_time() - $2 * interval '1 s' \
         ORDER BY position LIMIT $3 FOR UPDATE SKIP LOCKED) old \
         WHERE p.player_id = ANY ($1) AND first.position <= p.read AND first.position < p.last \
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
