use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use uuid::Uuid;

use crate::domain::PlayerId;
use crate::domain::account::{NameForms, Player};
use crate::store::schema::players;
use crate::store::{Connection, Result, StoreError};

use super::players::{PlayerRow, find_player, player_columns, read_player};

/// # Errors
/// The database fails, or the constraint [`NAME_UNIQUE`](super::players::NAME_UNIQUE) is violated.
pub async fn insert_bot(
    conn: &mut Connection,
    id: PlayerId,
    owner: PlayerId,
    name: NameForms<'_>,
) -> Result<Player> {
    diesel::insert_into(players::table)
        .values((
            players::id.eq(id.uuid()),
            players::owner_id.eq(owner.uuid()),
            players::name.eq(name.shown),
            players::name_key.eq(name.key),
            players::name_skeleton.eq(name.skeleton),
        ))
        .execute(conn)
        .await?;
    find_player(conn, id).await?.ok_or(StoreError::Database(diesel::NotFound))
}

/// Lists the bots of a player, oldest first.
pub async fn list_bots(conn: &mut Connection, owner: PlayerId) -> Result<Vec<Player>> {
    let rows = players::table
        .filter(players::owner_id.eq(owner.uuid()))
        .filter(players::deleted_at.is_null())
        .order(players::id.asc())
        .select(player_columns!())
        .load::<PlayerRow>(conn)
        .await?;
    Ok(rows.into_iter().map(read_player).collect())
}

/// Returns the owner of a bot, or `None` if the account is not a bot.
pub async fn find_owner(conn: &mut Connection, player: PlayerId) -> Result<Option<Player>> {
    let owner = players::table
        .filter(players::id.eq(player.uuid()))
        .select(players::owner_id)
        .first::<Option<Uuid>>(conn)
        .await
        .optional()?
        .flatten();
    match owner {
        Some(owner) => find_player(conn, PlayerId::new(owner)).await,
        None => Ok(None),
    }
}
