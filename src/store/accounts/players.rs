//! Accounts of players: names, passwords, row locks, and the states admin and locked.

use diesel::dsl::now;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Int4, Nullable, Text, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::auth::PasswordHash;
use crate::domain::PlayerId;
use crate::domain::account::{Avatar, NameForms, NameKeys, Player, ShownPlayer};
use crate::store::schema::players;
use crate::store::shown_player::{read_avatar, shown_player};
use crate::store::{Connection, Result, StoreError};

/// Columns of a player that was not deleted.
pub(super) type PlayerRow = (Uuid, String, SqlTimestamp, bool, Option<i32>);

/// SQL columns of a [`PlayerRow`].
macro_rules! player_columns {
    () => {
        (
            players::id,
            players::name.assume_not_null(),
            players::created_at,
            players::is_guest,
            players::avatar,
        )
    };
}
pub(super) use player_columns;

/// Constraint that a second player with the same name violates.
pub const NAME_UNIQUE: &str = "players_name_unique";
/// Index that a second player with a look-alike name violates.
pub const NAME_SKELETON_UNIQUE: &str = "players_name_skeleton_unique";

/// # Errors
/// The database fails, or the constraint [`NAME_UNIQUE`] or [`NAME_SKELETON_UNIQUE`] is violated.
pub async fn insert_player(
    conn: &mut Connection,
    id: PlayerId,
    name: NameForms<'_>,
    password: &PasswordHash,
) -> Result<Player> {
    diesel::insert_into(players::table)
        .values((
            players::id.eq(id.uuid()),
            players::name.eq(name.shown),
            players::name_key.eq(name.key),
            players::name_skeleton.eq(name.skeleton),
            players::password_hash.eq(password.expose()),
        ))
        .execute(conn)
        .await?;
    find_player(conn, id).await?.ok_or(StoreError::Database(diesel::NotFound))
}

pub async fn find_player(conn: &mut Connection, id: PlayerId) -> Result<Option<Player>> {
    let row = players::table
        .filter(players::id.eq(id.uuid()))
        .select(player_columns!())
        .filter(players::deleted_at.is_null())
        .first::<PlayerRow>(conn)
        .await
        .optional()?;
    Ok(row.map(read_player))
}

pub(super) fn read_player((id, name, created_at, is_guest, avatar): PlayerRow) -> Player {
    let (id, created_at) = (PlayerId::new(id), created_at.to_jiff());
    Player { id, name, created_at, is_guest, avatar: avatar.and_then(read_avatar) }
}

/// Searches players by the beginning of the name, without house players. Returns up to `limit`
/// players, ordered by name.
///
/// # Errors
/// The database fails.
pub async fn search_players(
    conn: &mut Connection,
    keys: &NameKeys,
    limit: i64,
) -> Result<Vec<ShownPlayer>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = SqlUuid)]
        id: Uuid,
        #[diesel(sql_type = Text)]
        name: String,
        #[diesel(sql_type = Nullable<Int4>)]
        avatar: Option<i32>,
    }
    // A range instead of LIKE, because a generic plan can use the index for it. No name contains
    // the last character of Unicode.
    let rows = diesel::sql_query(
        "SELECT id, name, avatar FROM players WHERE deleted_at IS NULL \
         AND (name_key ~>=~ $1 AND name_key ~<~ ($1 || chr(1114111)) \
         OR name_key ~>=~ $2 AND name_key ~<~ ($2 || chr(1114111))) \
         ORDER BY name_key USING ~<~ LIMIT $3",
    )
    .bind::<Text, _>(&keys.folded)
    .bind::<Text, _>(&keys.exact)
    .bind::<BigInt, _>(limit)
    .load::<Row>(conn)
    .await?;
    let shown = |Row { id, name, avatar }| shown_player(id, Some(name), avatar);
    Ok(rows.into_iter().map(shown).collect())
}

pub async fn find_player_by_name(conn: &mut Connection, keys: &NameKeys) -> Result<Option<Player>> {
    let row = players::table
        .filter(players::name_key.eq_any([&*keys.exact, &*keys.folded]))
        .order(players::name_key.eq(&*keys.exact).desc())
        .select(player_columns!())
        .first::<PlayerRow>(conn)
        .await
        .optional()?;
    Ok(row.map(read_player))
}

/// Returns the names of players. Deleted accounts have none.
pub async fn find_names(
    conn: &mut Connection,
    ids: &[PlayerId],
) -> Result<Vec<(PlayerId, Option<String>)>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.uuid()).collect();
    let rows = players::table
        .filter(players::id.eq_any(ids))
        .select((players::id, players::name))
        .load::<(Uuid, Option<String>)>(conn)
        .await?;
    Ok(rows.into_iter().map(|(id, name)| (PlayerId::new(id), name)).collect())
}

/// Returns players as shown to others. Deleted accounts have neither a name nor an avatar.
pub async fn find_shown_players(
    conn: &mut Connection,
    ids: &[PlayerId],
) -> Result<Vec<ShownPlayer>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.uuid()).collect();
    let rows = players::table
        .filter(players::id.eq_any(ids))
        .select((players::id, players::name, players::avatar))
        .load::<(Uuid, Option<String>, Option<i32>)>(conn)
        .await?;
    Ok(rows.into_iter().map(|(id, name, avatar)| shown_player(id, name, avatar)).collect())
}

/// Returns the account and password hash for a login.
pub async fn find_credentials(
    conn: &mut Connection,
    keys: &NameKeys,
) -> Result<Option<(PlayerId, PasswordHash)>> {
    let row = players::table
        .filter(players::name_key.eq_any([&*keys.exact, &*keys.folded]))
        .order(players::name_key.eq(&*keys.exact).desc())
        .filter(players::password_hash.is_not_null())
        .select((players::id, players::password_hash.assume_not_null()))
        .first::<(Uuid, String)>(conn)
        .await
        .optional()?;
    Ok(row.map(|(id, hash)| (PlayerId::new(id), PasswordHash::from_stored(hash))))
}

/// Returns the password hash; none for a guest, a bot or a deleted account.
pub async fn find_password_hash(
    conn: &mut Connection,
    id: PlayerId,
) -> Result<Option<PasswordHash>> {
    let hash = players::table
        .filter(players::id.eq(id.uuid()))
        .select(players::password_hash)
        .first::<Option<String>>(conn)
        .await
        .optional()?;
    Ok(hash.flatten().map(PasswordHash::from_stored))
}

/// Returns the password hash like [`find_password_hash`], and locks the account row until the end
/// of the transaction.
///
/// The lock permits concurrent inserts of rows that reference the account. Otherwise, two
/// transactions that have each inserted such a row, for example for an idempotent request, would
/// deadlock.
pub async fn lock_password(conn: &mut Connection, id: PlayerId) -> Result<Option<PasswordHash>> {
    let hash = players::table
        .filter(players::id.eq(id.uuid()))
        .filter(players::password_hash.is_not_null())
        .select(players::password_hash.assume_not_null())
        .for_no_key_update()
        .first::<String>(conn)
        .await
        .optional()?;
    Ok(hash.map(PasswordHash::from_stored))
}

/// Locks the account exclusively until the end of the transaction. Returns whether it exists.
pub async fn lock_player(conn: &mut Connection, id: PlayerId) -> Result<bool> {
    let locked = players::table
        .filter(players::id.eq(id.uuid()))
        .filter(players::deleted_at.is_null())
        .select(players::id)
        .for_no_key_update()
        .first::<Uuid>(conn)
        .await
        .optional()?;
    Ok(locked.is_some())
}

/// Locks the account in shared mode until the end of the transaction, which prevents changes.
/// Returns whether it exists.
pub async fn lock_player_shared(conn: &mut Connection, id: PlayerId) -> Result<bool> {
    let held = players::table
        .filter(players::id.eq(id.uuid()))
        .filter(players::deleted_at.is_null())
        .select(players::id)
        .for_share()
        .first::<Uuid>(conn)
        .await
        .optional()?;
    Ok(held.is_some())
}

/// Returns whether the player has destinations besides the feed, and locks the account in shared
/// mode until the end of the transaction. Returns `None` if it was deleted.
pub async fn lock_recipient(conn: &mut Connection, id: PlayerId) -> Result<Option<bool>> {
    #[derive(QueryableByName)]
    struct Held {
        #[diesel(sql_type = Bool)]
        has_destinations: bool,
    }
    let held = diesel::sql_query(
        "SELECT EXISTS (SELECT FROM destinations e WHERE e.player_id = p.id) AS has_destinations \
         FROM players p WHERE p.id = $1 AND p.deleted_at IS NULL FOR SHARE",
    )
    .bind::<SqlUuid, _>(id.uuid())
    .get_result::<Held>(conn)
    .await
    .optional()?;
    Ok(held.map(|held| held.has_destinations))
}

/// # Errors
/// The database fails, or the constraint [`NAME_UNIQUE`] or [`NAME_SKELETON_UNIQUE`] is violated.
pub async fn rename_player(conn: &mut Connection, id: PlayerId, name: NameForms<'_>) -> Result<()> {
    diesel::update(
        players::table.filter(players::id.eq(id.uuid())).filter(players::deleted_at.is_null()),
    )
    .set((
        players::name.eq(name.shown),
        players::name_key.eq(name.key),
        players::name_skeleton.eq(name.skeleton),
    ))
    .execute(conn)
    .await?;
    Ok(())
}

pub async fn set_password(conn: &mut Connection, id: PlayerId, hash: &PasswordHash) -> Result<()> {
    diesel::update(
        players::table.filter(players::id.eq(id.uuid())).filter(players::deleted_at.is_null()),
    )
    .set(players::password_hash.eq(hash.expose()))
    .execute(conn)
    .await?;
    Ok(())
}

/// Sets the avatar, or clears it. Returns whether it has changed.
pub async fn set_avatar(
    conn: &mut Connection,
    id: PlayerId,
    avatar: Option<Avatar>,
) -> Result<bool> {
    let avatar = avatar.map(i32::from);
    let changed = diesel::update(players::table)
        .filter(players::id.eq(id.uuid()))
        .filter(players::deleted_at.is_null())
        .filter(players::avatar.is_distinct_from(avatar))
        .set(players::avatar.eq(avatar))
        .execute(conn)
        .await?;
    Ok(changed > 0)
}

/// Permanently erases the name, the password and the avatar. Games keep the id.
pub async fn erase_player(conn: &mut Connection, id: PlayerId) -> Result<()> {
    diesel::update(players::table.filter(players::id.eq(id.uuid())))
        .set((
            players::name.eq(None::<String>),
            players::name_key.eq(None::<String>),
            players::name_skeleton.eq(None::<String>),
            players::password_hash.eq(None::<String>),
            players::avatar.eq(None::<i32>),
            players::absence.eq(None::<serde_json::Value>),
            players::reminder_seconds.eq(None::<i32>),
            players::is_admin.eq(false),
            players::is_guest.eq(false),
            players::deleted_at.eq(diesel::dsl::now),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

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
        .filter(players::house_strategy.is_null());
    let set = if locked {
        diesel::update(accounts).set(players::locked_at.eq(now)).execute(conn).await?
    } else {
        let never = None::<jiff_diesel::Timestamp>;
        diesel::update(accounts).set(players::locked_at.eq(never)).execute(conn).await?
    };
    Ok(set > 0)
}
