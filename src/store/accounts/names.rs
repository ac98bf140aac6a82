//! Normalized forms of names for comparison, and names on hold.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bytea, Interval, Nullable, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::SignedDuration;
use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::domain::PlayerId;
use crate::domain::account::NameForms;
use crate::store::schema::{name_holds, players};
use crate::store::{Connection, Result};

/// A stored name with its normalized forms.
#[derive(Clone, Debug, Queryable)]
pub struct StoredName {
    pub id: Uuid,
    pub name: String,
    pub key: String,
    pub skeleton: Option<String>,
}

/// Returns the names of at most `limit` accounts with ids greater than `after`, without house
/// players and guests with a generated name.
pub async fn list_stored_names(
    conn: &mut Connection,
    after: Option<Uuid>,
    limit: i64,
) -> Result<Vec<StoredName>> {
    let names = players::table
        .filter(players::id.gt(after.unwrap_or_default()))
        .filter(players::name.is_not_null())
        .filter(players::name_key.is_not_null())
        .filter(players::is_guest.eq(false).or(players::name_skeleton.is_not_null()))
        .order(players::id)
        .limit(limit)
        .select((
            players::id,
            players::name.assume_not_null(),
            players::name_key.assume_not_null(),
            players::name_skeleton,
        ))
        .load(conn)
        .await?;
    Ok(names)
}

/// Stores the normalized forms of a name, unless the account was renamed or deleted meanwhile.
///
/// # Errors
/// The database fails, or the constraint [`NAME_UNIQUE`](super::players::NAME_UNIQUE) or
/// [`NAME_SKELETON_UNIQUE`](super::players::NAME_SKELETON_UNIQUE) is violated.
pub async fn set_normalized_name(
    conn: &mut Connection,
    id: Uuid,
    name: NameForms<'_>,
) -> Result<()> {
    diesel::update(players::table)
        .filter(players::id.eq(id))
        .filter(players::name.eq(name.shown))
        .set((players::name_key.eq(name.key), players::name_skeleton.eq(name.skeleton)))
        .execute(conn)
        .await?;
    Ok(())
}

/// Maximum number of name hashes on hold for an account: those of twenty names.
const MAX_HELD_NAME_HASHES: i64 = 40;

/// Puts the names with these hashes on hold for a period, for `player` or for no account. At the
/// limit of a player, the oldest holds end, so that repeated renames cannot hoard names.
pub async fn upsert_name_holds(
    conn: &mut Connection,
    name_hashes: &[Bytes32],
    player: Option<PlayerId>,
    duration: SignedDuration,
) -> Result<()> {
    let duration = i64::try_from(duration.as_micros()).unwrap_or(i64::MAX);
    for name_hash in name_hashes {
        diesel::sql_query(
            "INSERT INTO name_holds (name_hash, player_id, held_until) VALUES ($1, $2, now() + $3) \
             ON CONFLICT (name_hash) DO UPDATE SET player_id = excluded.player_id, \
             held_until = excluded.held_until",
        )
        .bind::<Bytea, _>(name_hash.as_slice())
        .bind::<Nullable<SqlUuid>, _>(player.map(PlayerId::uuid))
        .bind::<Interval, _>(diesel::data_types::PgInterval::from_microseconds(duration))
        .execute(conn)
        .await?;
    }
    if let Some(player) = player {
        diesel::sql_query(
            "DELETE FROM name_holds WHERE name_hash IN (SELECT name_hash FROM name_holds \
             WHERE player_id = $1 ORDER BY held_until DESC, name_hash OFFSET $2)",
        )
        .bind::<SqlUuid, _>(player.uuid())
        .bind::<BigInt, _>(MAX_HELD_NAME_HASHES)
        .execute(conn)
        .await?;
    }
    Ok(())
}

/// Returns whether one of the names is on hold for no account or for another one than `claimant`.
pub async fn is_name_held_for_different_player(
    conn: &mut Connection,
    name_hashes: &[Bytes32],
    claimant: PlayerId,
) -> Result<bool> {
    let name_hashes: Vec<&[u8]> = name_hashes.iter().map(<[u8; 32]>::as_slice).collect();
    let held = name_holds::table
        .filter(name_holds::name_hash.eq_any(name_hashes))
        .filter(name_holds::held_until.gt(diesel::dsl::now))
        .filter(name_holds::player_id.is_distinct_from(claimant.uuid()));
    Ok(diesel::select(diesel::dsl::exists(held)).get_result(conn).await?)
}

/// Releases the holds on names that their owner uses again.
pub async fn delete_name_holds(conn: &mut Connection, name_hashes: &[Bytes32]) -> Result<()> {
    let name_hashes: Vec<&[u8]> = name_hashes.iter().map(<[u8; 32]>::as_slice).collect();
    diesel::delete(name_holds::table.filter(name_holds::name_hash.eq_any(name_hashes)))
        .execute(conn)
        .await?;
    Ok(())
}

/// Detaches the held names from a player during its deletion. They stay on hold for no account.
pub async fn anonymize_name_holds(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::update(name_holds::table.filter(name_holds::player_id.eq(player.uuid())))
        .set(name_holds::player_id.eq(None::<Uuid>))
        .execute(conn)
        .await?;
    Ok(())
}

/// Removes expired holds, at most `limit`, and returns their number.
pub async fn remove_expired_name_holds(conn: &mut Connection, limit: i64) -> Result<usize> {
    let removed = diesel::sql_query(
        "DELETE FROM name_holds WHERE name_hash IN (SELECT name_hash FROM name_holds \
         WHERE held_until < now() ORDER BY held_until LIMIT $1 FOR UPDATE SKIP LOCKED)",
    )
    .bind::<BigInt, _>(limit)
    .execute(conn)
    .await?;
    Ok(removed)
}
