//! Sessions of players, and the networks from which accounts have logged in. The sessions of
//! personal tokens and apps are rows of the same table.

use std::collections::HashSet;

use diesel::dsl::{exists, not, now};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel::upsert::excluded;
use diesel_async::RunQueryDsl;
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::Timestamp as SqlTimestamp;
use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::domain::account::Session;
use crate::domain::{PlayerId, SessionId};
use crate::store::schema::{apps, known_networks, personal_tokens, players, sessions};
use crate::store::{Connection, Result};

/// Maximum number of networks remembered for an account; the most recently used are kept.
const MAX_KNOWN_NETWORKS: i64 = 20;

/// SQL condition: the session does not belong to an app.
macro_rules! is_not_app {
    () => {
        not(exists(
            apps::table
                .filter(apps::player_id.eq(sessions::player_id))
                .filter(apps::session_id.eq(sessions::id)),
        ))
    };
}

/// SQL condition: the session is a login and belongs to no token or app.
macro_rules! is_login {
    () => {
        not(exists(
            personal_tokens::table
                .filter(personal_tokens::player_id.eq(sessions::player_id))
                .filter(personal_tokens::session_id.eq(sessions::id)),
        ))
        .and(is_not_app!())
    };
}

/// SQL condition: the session is neither revoked nor expired.
macro_rules! is_live {
    () => {
        sessions::revoked_at.is_null().and(sessions::expires_at.gt(now))
    };
}

pub async fn insert_session(
    conn: &mut Connection,
    player: PlayerId,
    session: &Session,
) -> Result<()> {
    diesel::insert_into(sessions::table)
        .values((
            sessions::player_id.eq(player.uuid()),
            sessions::id.eq(session.id.uuid()),
            sessions::client.eq(&session.client),
            sessions::created_at.eq(SqlTimestamp::from(session.created_at)),
            sessions::last_used_at.eq(SqlTimestamp::from(session.last_used_at)),
            sessions::expires_at.eq(SqlTimestamp::from(session.expires_at)),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Revokes the least recently used logins of the player so that `limit` remain. Sessions of tokens
/// and apps are not affected.
pub async fn revoke_surplus_sessions(
    conn: &mut Connection,
    player: PlayerId,
    limit: usize,
) -> Result<()> {
    let all = list_sessions(conn, player).await?;
    let surplus: Vec<Uuid> = all.iter().skip(limit).map(|session| session.id.uuid()).collect();
    if !surplus.is_empty() {
        diesel::update(sessions::table)
            .filter(sessions::player_id.eq(player.uuid()))
            .filter(sessions::id.eq_any(surplus))
            .set(sessions::revoked_at.eq(now))
            .execute(conn)
            .await?;
    }
    Ok(())
}

/// Lists the logins that are neither revoked nor expired, most recently used first.
pub async fn list_sessions(conn: &mut Connection, player: PlayerId) -> Result<Vec<Session>> {
    let rows = sessions::table
        .filter(sessions::player_id.eq(player.uuid()))
        .filter(is_live!())
        .filter(is_login!())
        .order((sessions::last_used_at.desc(), sessions::id.desc()))
        .select((
            sessions::id,
            sessions::client,
            sessions::created_at,
            sessions::last_used_at,
            sessions::expires_at,
        ))
        .load::<(Uuid, String, SqlTimestamp, SqlTimestamp, SqlTimestamp)>(conn)
        .await?;
    let record = |(id, client, created_at, last_used_at, expires_at): (
        _,
        _,
        SqlTimestamp,
        SqlTimestamp,
        SqlTimestamp,
    )| {
        Session {
            id: SessionId::new(id),
            client,
            created_at: created_at.to_jiff(),
            last_used_at: last_used_at.to_jiff(),
            expires_at: expires_at.to_jiff(),
        }
    };
    Ok(rows.into_iter().map(record).collect())
}

/// Returns whether the account has or had a login with this client name.
pub async fn is_known_client(
    conn: &mut Connection,
    player: PlayerId,
    client: &str,
) -> Result<bool> {
    let known = sessions::table
        .filter(sessions::player_id.eq(player.uuid()))
        .filter(sessions::client.eq(client))
        .filter(is_login!());
    Ok(diesel::select(diesel::dsl::exists(known)).get_result(conn).await?)
}

/// Returns whether the session is neither revoked nor expired and its account is not locked.
pub async fn is_session_live(
    conn: &mut Connection,
    player: PlayerId,
    session: SessionId,
) -> Result<bool> {
    let live = sessions::table
        .inner_join(players::table.on(players::id.eq(sessions::player_id)))
        .filter(sessions::player_id.eq(player.uuid()))
        .filter(sessions::id.eq(session.uuid()))
        .filter(is_live!())
        .filter(players::locked_at.is_null());
    Ok(diesel::select(diesel::dsl::exists(live)).get_result(conn).await?)
}

/// Returns whether a session is a login, rather than that of an app or a personal token.
pub async fn is_login(conn: &mut Connection, player: PlayerId, session: SessionId) -> Result<bool> {
    let login = sessions::table
        .filter(sessions::player_id.eq(player.uuid()))
        .filter(sessions::id.eq(session.uuid()))
        .filter(is_login!());
    Ok(diesel::select(diesel::dsl::exists(login)).get_result(conn).await?)
}

/// Returns those of the given sessions that are neither revoked nor expired and whose account is
/// not locked.
pub async fn list_live_sessions(
    conn: &mut Connection,
    ids: &[SessionId],
) -> Result<HashSet<SessionId>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.uuid()).collect();
    let live = sessions::table
        .inner_join(players::table.on(players::id.eq(sessions::player_id)))
        .filter(sessions::id.eq_any(ids))
        .filter(is_live!())
        .filter(players::locked_at.is_null())
        .select(sessions::id)
        .load::<Uuid>(conn)
        .await?;
    Ok(live.into_iter().map(SessionId::new).collect())
}

/// Records the use of a session and extends its expiry.
pub async fn extend_session(
    conn: &mut Connection,
    player: PlayerId,
    session: SessionId,
    expires_at: Timestamp,
) -> Result<()> {
    diesel::update(sessions::table)
        .filter(sessions::player_id.eq(player.uuid()))
        .filter(sessions::id.eq(session.uuid()))
        .set((
            sessions::last_used_at.eq(now),
            sessions::expires_at.eq(SqlTimestamp::from(expires_at)),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Revokes a session. Returns whether it existed.
pub async fn revoke_session(
    conn: &mut Connection,
    player: PlayerId,
    session: SessionId,
) -> Result<bool> {
    let revoked = diesel::update(sessions::table)
        .filter(sessions::player_id.eq(player.uuid()))
        .filter(sessions::id.eq(session.uuid()))
        .filter(sessions::revoked_at.is_null())
        .set(sessions::revoked_at.eq(now))
        .execute(conn)
        .await?;
    Ok(revoked == 1)
}

/// Revokes all sessions of the player except `kept`.
pub async fn revoke_sessions_except(
    conn: &mut Connection,
    player: PlayerId,
    kept: SessionId,
) -> Result<()> {
    diesel::update(sessions::table)
        .filter(sessions::player_id.eq(player.uuid()))
        .filter(sessions::id.ne(kept.uuid()))
        .filter(sessions::revoked_at.is_null())
        .set(sessions::revoked_at.eq(now))
        .execute(conn)
        .await?;
    Ok(())
}

/// Revokes all sessions of the player except `kept` and those of apps.
pub async fn revoke_logins_except(
    conn: &mut Connection,
    player: PlayerId,
    kept: SessionId,
) -> Result<()> {
    diesel::update(sessions::table)
        .filter(sessions::player_id.eq(player.uuid()))
        .filter(sessions::id.ne(kept.uuid()))
        .filter(sessions::revoked_at.is_null())
        .filter(is_not_app!())
        .set(sessions::revoked_at.eq(now))
        .execute(conn)
        .await?;
    Ok(())
}

/// Deletes all sessions of the player and their tokens.
pub async fn erase_sessions(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::delete(sessions::table.filter(sessions::player_id.eq(player.uuid())))
        .execute(conn)
        .await?;
    Ok(())
}

/// Removes sessions that ended longer than `age` ago, at most `limit`, with their tokens and apps,
/// and returns their number. An ended session is never resumed.
pub async fn remove_ended_sessions(
    conn: &mut Connection,
    age: SignedDuration,
    limit: i64,
) -> Result<usize> {
    let removed = diesel::sql_query(
        "DELETE FROM sessions WHERE (player_id, id) IN (SELECT player_id, id FROM sessions \
         WHERE least(revoked_at, expires_at) < now() - $1 * interval '1 s' \
         ORDER BY least(revoked_at, expires_at) LIMIT $2 FOR UPDATE SKIP LOCKED)",
    )
    .bind::<BigInt, _>(age.as_secs())
    .bind::<BigInt, _>(limit)
    .execute(conn)
    .await?;
    Ok(removed)
}

/// Returns whether the account has logged in from the network with this keyed hash.
pub async fn is_known_network(
    conn: &mut Connection,
    player: PlayerId,
    network: &Bytes32,
) -> Result<bool> {
    let known = known_networks::table
        .filter(known_networks::player_id.eq(player.uuid()))
        .filter(known_networks::network_hash.eq(network.as_slice()));
    Ok(diesel::select(exists(known)).get_result(conn).await?)
}

/// Remembers a network. At the limit, it replaces the least recently used one.
pub async fn record_network(
    conn: &mut Connection,
    player: PlayerId,
    network: &Bytes32,
) -> Result<()> {
    diesel::insert_into(known_networks::table)
        .values((
            known_networks::player_id.eq(player.uuid()),
            known_networks::network_hash.eq(network.as_slice()),
            known_networks::last_used_at.eq(now),
        ))
        .on_conflict((known_networks::player_id, known_networks::network_hash))
        .do_update()
        .set(known_networks::last_used_at.eq(excluded(known_networks::last_used_at)))
        .execute(conn)
        .await?;
    let networks = known_networks::table.filter(known_networks::player_id.eq(player.uuid()));
    let surplus = networks
        .order((known_networks::last_used_at.desc(), known_networks::network_hash))
        .offset(MAX_KNOWN_NETWORKS)
        .select(known_networks::network_hash)
        .load::<Vec<u8>>(conn)
        .await?;
    if !surplus.is_empty() {
        diesel::delete(networks.filter(known_networks::network_hash.eq_any(surplus)))
            .execute(conn)
            .await?;
    }
    Ok(())
}

/// Deletes all networks of an account.
pub async fn erase_known_networks(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::delete(known_networks::table.filter(known_networks::player_id.eq(player.uuid())))
        .execute(conn)
        .await?;
    Ok(())
}
