//! Personal access tokens, and bots, which act only with such tokens.

use diesel::prelude::*;
use diesel::sql_types::{Bool, Bytea, Nullable, Text, Timestamptz, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::{NullableTimestamp, Timestamp as SqlTimestamp};
use uuid::Uuid;

use crate::auth::PersonalToken;
use crate::domain::account::{NameForms, PersonalTokenInfo, Player, Scopes};
use crate::domain::table::Viewer;
use crate::domain::{PlayerId, SessionId};
use crate::store::schema::players;
use crate::store::{Connection, Result, StoreError};

use super::players::{PlayerRow, find_player, player_columns, read_player};

/// The account and scopes of a presented token, and its state.
pub struct PresentedToken {
    pub viewer: Viewer,
    pub scopes: Scopes,
    pub expires_at: Option<Timestamp>,
    pub is_expired: bool,
    pub is_revoked: bool,
    /// True if the last use was recorded less than a minute ago.
    pub is_use_recorded: bool,
}

pub async fn insert_personal_token(
    conn: &mut Connection,
    record: &PersonalTokenInfo,
    token: &PersonalToken,
) -> Result<()> {
    let expires_at = record.expires_at.map(SqlTimestamp::from);
    diesel::sql_query(
        "WITH session AS (INSERT INTO sessions (player_id, id, client, created_at, last_used_at, expires_at) \
         VALUES ($1, $2, $3, $4, $4, coalesce($5, 'infinity')) RETURNING player_id, id) \
         INSERT INTO personal_tokens (token_hash, player_id, session_id, scopes, prefix, expires_at) \
         SELECT $6, player_id, id, $7, $8, $5 FROM session",
    )
    .bind::<SqlUuid, _>(record.player.uuid())
    .bind::<SqlUuid, _>(record.id.uuid())
    .bind::<Text, _>(&record.name)
    .bind::<Timestamptz, _>(SqlTimestamp::from(record.created_at))
    .bind::<Nullable<Timestamptz>, _>(expires_at)
    .bind::<Bytea, _>(token.hash().as_slice())
    .bind::<Text, _>(record.scopes.to_string())
    .bind::<Text, _>(&record.prefix)
    .execute(conn)
    .await?;
    Ok(())
}

/// Lists the tokens of a player and of its bots that are neither revoked nor expired, newest first.
pub async fn list_personal_tokens(
    conn: &mut Connection,
    owner: PlayerId,
) -> Result<Vec<PersonalTokenInfo>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = SqlUuid)]
        session_id: Uuid,
        #[diesel(sql_type = SqlUuid)]
        player_id: Uuid,
        #[diesel(sql_type = Text)]
        client: String,
        #[diesel(sql_type = Text)]
        scopes: String,
        #[diesel(sql_type = Text)]
        prefix: String,
        #[diesel(sql_type = Timestamptz)]
        created_at: SqlTimestamp,
        #[diesel(sql_type = Nullable<Timestamptz>)]
        used_at: NullableTimestamp,
        #[diesel(sql_type = Nullable<Timestamptz>)]
        expires_at: NullableTimestamp,
    }
    let rows: Vec<Row> = diesel::sql_query(
        "SELECT t.session_id, t.player_id, s.client, t.scopes, t.prefix, s.created_at, \
         nullif(s.last_used_at, s.created_at) AS used_at, t.expires_at \
         FROM players p JOIN personal_tokens t ON t.player_id = p.id \
         JOIN sessions s ON s.player_id = t.player_id AND s.id = t.session_id \
         WHERE (p.id = $1 OR p.owner_id = $1) AND s.revoked_at IS NULL AND s.expires_at > now() \
         ORDER BY t.session_id DESC",
    )
    .bind::<SqlUuid, _>(owner.uuid())
    .load(conn)
    .await?;
    rows.into_iter()
        .map(|row| {
            Ok(PersonalTokenInfo {
                id: SessionId::new(row.session_id),
                player: PlayerId::new(row.player_id),
                name: row.client,
                scopes: read_scopes(&row.scopes)?,
                prefix: row.prefix,
                created_at: row.created_at.to_jiff(),
                last_used_at: row.used_at.to_jiff(),
                expires_at: row.expires_at.to_jiff(),
            })
        })
        .collect()
}

/// Parses stored scopes.
pub(in crate::store) fn read_scopes(scopes: &str) -> Result<Scopes> {
    Scopes::parse(scopes).map_err(|_| StoreError::Unreadable(format!("scopes {scopes}")))
}

/// Revokes a token of the player or of one of its bots. Returns whether it existed.
pub async fn revoke_personal_token(
    conn: &mut Connection,
    owner: PlayerId,
    id: SessionId,
) -> Result<bool> {
    let revoked = diesel::sql_query(
        "UPDATE sessions s SET revoked_at = now() FROM personal_tokens t JOIN players p ON p.id = t.player_id \
         WHERE t.player_id = s.player_id AND t.session_id = s.id AND s.id = $2 AND s.revoked_at IS NULL \
         AND (p.id = $1 OR p.owner_id = $1)",
    )
    .bind::<SqlUuid, _>(owner.uuid())
    .bind::<SqlUuid, _>(id.uuid())
    .execute(conn)
    .await?;
    Ok(revoked == 1)
}

/// Returns the token with this hash.
pub async fn find_personal_token(
    conn: &mut Connection,
    hash: &[u8; 32],
) -> Result<Option<PresentedToken>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = SqlUuid)]
        player_id: Uuid,
        #[diesel(sql_type = SqlUuid)]
        session_id: Uuid,
        #[diesel(sql_type = Text)]
        scopes: String,
        #[diesel(sql_type = Nullable<Timestamptz>)]
        expires_at: NullableTimestamp,
        #[diesel(sql_type = Bool)]
        is_expired: bool,
        #[diesel(sql_type = Bool)]
        is_revoked: bool,
        #[diesel(sql_type = Bool)]
        is_noted: bool,
    }
    let row: Option<Row> = diesel::sql_query(
        "SELECT t.player_id, t.session_id, t.scopes, t.expires_at, s.expires_at <= now() AS is_expired, \
         s.revoked_at IS NOT NULL OR p.locked_at IS NOT NULL AS is_revoked, \
         s.last_used_at >= now() - interval '1 minute' AND s.last_used_at <> s.created_at AS is_noted \
         FROM personal_tokens t JOIN sessions s ON s.player_id = t.player_id AND s.id = t.session_id \
         JOIN players p ON p.id = t.player_id WHERE t.token_hash = $1",
    )
    .bind::<Bytea, _>(hash.as_slice())
    .get_result(conn)
    .await
    .optional()?;
    row.map(|row| {
        let player = PlayerId::new(row.player_id);
        Ok(PresentedToken {
            viewer: Viewer { player, session: SessionId::new(row.session_id) },
            scopes: read_scopes(&row.scopes)?,
            expires_at: row.expires_at.to_jiff(),
            is_expired: row.is_expired,
            is_revoked: row.is_revoked,
            is_use_recorded: row.is_noted,
        })
    })
    .transpose()
}

/// Records the use of a token, unless its session is locked.
pub async fn record_token_use(conn: &mut Connection, viewer: Viewer) -> Result<()> {
    diesel::sql_query(
        "UPDATE sessions SET last_used_at = now() WHERE (player_id, id) IN (SELECT player_id, id FROM sessions \
         WHERE player_id = $1 AND id = $2 FOR NO KEY UPDATE SKIP LOCKED)",
    )
    .bind::<SqlUuid, _>(viewer.player.uuid())
    .bind::<SqlUuid, _>(viewer.session.uuid())
    .execute(conn)
    .await?;
    Ok(())
}

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
