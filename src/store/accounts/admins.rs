use diesel::dsl::now;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;

use crate::domain::PlayerId;
use crate::domain::account::NameKeys;
use crate::store::schema::players;
use crate::store::{Connection, Result};

use super::players::find_player_by_name;

/// Returns whether the account is an admin.
pub async fn is_admin(conn: &mut Connection, player: PlayerId) -> Result<bool> {
    let is_admin = players::table
        .filter(players::id.eq(player.uuid()))
        .filter(players::deleted_at.is_null())
        .select(players::is_admin)
        .first(conn)
        .await
        .optional()?;
    Ok(is_admin.unwrap_or(false))
}

/// Grants or revokes admin rights of the player with this name. Returns false if there is no such
/// player.
pub async fn set_admin(conn: &mut Connection, keys: &NameKeys, is_admin: bool) -> Result<bool> {
    let Some(player) = find_player_by_name(conn, keys).await? else { return Ok(false) };
    let set = diesel::update(players::table.filter(players::id.eq(player.id.uuid())))
        .filter(players::owner_id.is_null())
        .set(players::is_admin.eq(is_admin))
        .execute(conn)
        .await?;
    Ok(set == 1)
}

/// Returns whether the account is locked.
pub async fn is_locked(conn: &mut Connection, player: PlayerId) -> Result<bool> {
    let locked = players::table
        .filter(players::id.eq(player.uuid()))
        .filter(players::locked_at.is_not_null());
    Ok(diesel::select(diesel::dsl::exists(locked)).get_result(conn).await?)
}

/// Locks or unlocks an account and its bots. Returns whether the account exists.
pub async fn set_locked(conn: &mut Connection, player: PlayerId, locked: bool) -> Result<bool> {
    let accounts = players::table
        .filter(players::id.eq(player.uuid()).or(players::owner_id.eq(player.uuid())))
        .filter(players::deleted_at.is_null())
        .filter(players::house.is_null());
    let set = if locked {
        diesel::update(accounts).set(players::locked_at.eq(now)).execute(conn).await?
    } else {
        let never = None::<jiff_diesel::Timestamp>;
        diesel::update(accounts).set(players::locked_at.eq(never)).execute(conn).await?
    };
    Ok(set > 0)
}
