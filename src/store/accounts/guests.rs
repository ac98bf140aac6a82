use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::SignedDuration;
use uuid::Uuid;

use crate::auth::PasswordHash;
use crate::domain::PlayerId;
use crate::domain::account::{NameForms, Player};
use crate::store::rows::IdRow;
use crate::store::schema::players;
use crate::store::{Connection, Result};

use super::players::find_player;

/// Creates a guest. Returns `None` if the name is taken.
///
/// # Errors
/// The database fails, or the constraint
/// [`NAME_SKELETON_UNIQUE`](super::players::NAME_SKELETON_UNIQUE) is violated.
pub async fn insert_guest(
    conn: &mut Connection,
    id: PlayerId,
    name: NameForms<'_>,
) -> Result<Option<Player>> {
    let inserted = diesel::insert_into(players::table)
        .values((
            players::id.eq(id.uuid()),
            players::is_guest.eq(true),
            players::name.eq(name.shown),
            players::name_key.eq(name.key),
            players::name_skeleton.eq(name.skeleton),
        ))
        .on_conflict(players::name_key)
        .do_nothing()
        .execute(conn)
        .await?;
    if inserted == 0 { Ok(None) } else { find_player(conn, id).await }
}

/// Returns whether the account is a guest.
pub async fn is_guest(conn: &mut Connection, player: PlayerId) -> Result<bool> {
    let guest = players::table.filter(players::id.eq(player.uuid())).filter(players::is_guest);
    Ok(diesel::select(diesel::dsl::exists(guest)).get_result(conn).await?)
}

/// Turns a guest into a regular account. Returns false if the account is not a guest.
///
/// # Errors
/// The database fails, or the constraint [`NAME_UNIQUE`](super::players::NAME_UNIQUE) is violated.
pub async fn claim_guest(
    conn: &mut Connection,
    id: PlayerId,
    name: NameForms<'_>,
    password: &PasswordHash,
) -> Result<bool> {
    let claimed = diesel::update(players::table)
        .filter(players::id.eq(id.uuid()))
        .filter(players::is_guest)
        .filter(players::deleted_at.is_null())
        .set((
            players::is_guest.eq(false),
            players::name.eq(name.shown),
            players::name_key.eq(name.key),
            players::name_skeleton.eq(name.skeleton),
            players::password_hash.eq(password.expose()),
        ))
        .execute(conn)
        .await?;
    Ok(claimed == 1)
}

/// SQL condition: `p` is a guest that was inactive for the last `$1` seconds.
macro_rules! has_expired {
    () => {
        "p.is_guest AND p.deleted_at IS NULL AND p.created_at < game_time() - $1 * interval '1 s' \
         AND NOT EXISTS (SELECT FROM sessions s WHERE s.player_id = p.id \
            AND s.last_used_at >= game_time() - $1 * interval '1 s')"
    };
}

/// Returns a guest that was inactive for `lifetime`, except for those in `except`.
pub async fn find_expired_guest(
    conn: &mut Connection,
    lifetime: SignedDuration,
    except: &[PlayerId],
) -> Result<Option<PlayerId>> {
    let except: Vec<Uuid> = except.iter().map(|player| player.uuid()).collect();
    let found = diesel::sql_query(concat!(
        "SELECT p.id FROM players p WHERE ",
        has_expired!(),
        " AND p.id <> ALL ($2) ORDER BY p.id LIMIT 1"
    ))
    .bind::<BigInt, _>(lifetime.as_secs())
    .bind::<Array<SqlUuid>, _>(except)
    .get_result::<IdRow>(conn)
    .await
    .optional()?;
    Ok(found.map(|found| PlayerId::new(found.id)))
}

/// Returns whether the account is a guest that was inactive for `lifetime`.
pub async fn is_guest_expired(
    conn: &mut Connection,
    player: PlayerId,
    lifetime: SignedDuration,
) -> Result<bool> {
    #[derive(QueryableByName)]
    struct Answer {
        #[diesel(sql_type = Bool)]
        has_expired: bool,
    }
    let answer = diesel::sql_query(concat!(
        "SELECT EXISTS (SELECT FROM players p WHERE p.id = $2 AND ",
        has_expired!(),
        ") AS has_expired"
    ))
    .bind::<BigInt, _>(lifetime.as_secs())
    .bind::<SqlUuid, _>(player.uuid())
    .get_result::<Answer>(conn)
    .await?;
    Ok(answer.has_expired)
}
