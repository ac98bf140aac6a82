//! Versions that players have seen and need no notification of.

use diesel::prelude::*;
use diesel_async::RunQueryDsl;

use crate::domain::event_log::Version;
use crate::domain::{GameId, PlayerId};
use crate::store::schema::seats;
use crate::store::{Connection, Result};

/// Records that a player has seen a version. Earlier versions have no effect.
pub async fn set_seen_version(
    conn: &mut Connection,
    game: GameId,
    player: PlayerId,
    version: Version,
) -> Result<()> {
    let unseen = seats::table
        .filter(seats::game_id.eq(game.uuid()))
        .filter(seats::player_id.eq(player.uuid()))
        .filter(seats::seen.lt(version.number()));
    diesel::update(unseen).set(seats::seen.eq(version.number())).execute(conn).await?;
    Ok(())
}

/// Returns the last version that a player has seen.
pub async fn find_seen_version(
    conn: &mut Connection,
    game: GameId,
    player: PlayerId,
) -> Result<Version> {
    let seen = seats::table
        .filter(seats::game_id.eq(game.uuid()))
        .filter(seats::player_id.eq(player.uuid()))
        .select(seats::seen)
        .first::<i32>(conn)
        .await
        .optional()?;
    Ok(seen.map_or(Version::NONE, Version::from_number))
}
