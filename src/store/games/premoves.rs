//! Premoves.

use diesel::prelude::*;
use diesel::sql_types::Uuid as SqlUuid;
use diesel_async::RunQueryDsl;
use jiff_diesel::{NullableTimestamp, Timestamp as SqlTimestamp};

use crate::domain::table::StoredPremove;
use crate::domain::{GameId, PlayerId};
use crate::store::json::{read_json, to_json};
use crate::store::schema::{game_states, premoves};
use crate::store::{Connection, Result, StoreError};

/// Stores a premove, replacing an earlier one of the player in this game. Increments the revision,
/// so that a command in progress is decided again.
pub async fn upsert_premove(
    conn: &mut Connection,
    game: GameId,
    premove: &StoredPremove,
) -> Result<()> {
    let values = (
        premoves::turn.eq(i16::from(premove.turn)),
        premoves::giants.eq(i16::from(premove.giants)),
        premoves::plan.eq(to_json(&premove.plan)?),
        premoves::valid_until.eq(NullableTimestamp::from(premove.valid_until)),
        premoves::created_at.eq(SqlTimestamp::from(premove.created_at)),
    );
    let key = (premoves::game_id.eq(game.uuid()), premoves::player_id.eq(premove.player.uuid()));
    diesel::insert_into(premoves::table)
        .values((key, values.clone()))
        .on_conflict((premoves::game_id, premoves::player_id))
        .do_update()
        .set(values)
        .execute(conn)
        .await?;
    bump_revision(conn, game).await
}

/// Returns the premove of a player. Must be shown to this player only.
///
/// # Errors
/// The database fails, or what is stored cannot be read.
pub async fn find_premove(
    conn: &mut Connection,
    game: GameId,
    player: PlayerId,
) -> Result<Option<StoredPremove>> {
    type Row = (i16, i16, serde_json::Value, Option<SqlTimestamp>, SqlTimestamp);
    let row = premoves::table
        .find((game.uuid(), player.uuid()))
        .select((
            premoves::turn,
            premoves::giants,
            premoves::plan,
            premoves::valid_until,
            premoves::created_at,
        ))
        .first::<Row>(conn)
        .await
        .optional()?;
    let Some((turn, giants, plan, valid_until, created_at)) = row else { return Ok(None) };
    let plan = read_json(game, Some(plan))?;
    Ok(Some(StoredPremove {
        player,
        turn: u8::try_from(turn).unwrap_or(u8::MAX),
        giants: u8::try_from(giants).unwrap_or(u8::MAX),
        plan: plan.ok_or_else(|| StoreError::Unreadable(format!("premove in game {game}")))?,
        valid_until: valid_until.map(SqlTimestamp::to_jiff),
        created_at: created_at.to_jiff(),
    }))
}

/// Deletes the premoves in a game: those of one player, or all.
pub async fn delete_premoves(
    conn: &mut Connection,
    game: GameId,
    player: Option<PlayerId>,
) -> Result<()> {
    let game_premoves = premoves::table.filter(premoves::game_id.eq(game.uuid()));
    match player {
        None => diesel::delete(game_premoves).execute(conn).await?,
        Some(player) => {
            let player_premoves = game_premoves.filter(premoves::player_id.eq(player.uuid()));
            diesel::delete(player_premoves).execute(conn).await?
        }
    };
    Ok(())
}

/// Increments the revision of all open and active games of a player at a change of name or avatar.
/// Open tables are included, because their game may start meanwhile.
pub async fn bump_revisions_of_player_games(conn: &mut Connection, player: PlayerId) -> Result<()> {
    // Same lock order as everywhere else, which prevents deadlocks.
    diesel::sql_query(
        "WITH locked AS MATERIALIZED (SELECT gs.game_id FROM games g JOIN game_states gs ON gs.game_id = g.id \
         WHERE g.status IN ('open', 'active') AND g.id IN (SELECT game_id FROM seats WHERE player_id = $1) \
         ORDER BY gs.game_id FOR NO KEY UPDATE OF gs) \
         UPDATE game_states gs SET revision = gs.revision + 1 FROM locked WHERE gs.game_id = locked.game_id",
    )
    .bind::<SqlUuid, _>(player.uuid())
    .execute(conn)
    .await?;
    Ok(())
}

/// Increments the revision of a game, so that a command in progress is decided again.
pub async fn bump_revision(conn: &mut Connection, game: GameId) -> Result<()> {
    diesel::update(game_states::table.find(game.uuid()))
        .set(game_states::revision.eq(game_states::revision + 1))
        .execute(conn)
        .await?;
    Ok(())
}
