use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bytea, Interval, Timestamptz, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::domain::{PlayerId, SessionId};
use crate::store::schema::refresh_tokens;
use crate::store::{Connection, Result};

use super::sessions::extend_session;

/// An issued refresh token and its state.
#[derive(Clone, Debug, QueryableByName)]
#[expect(clippy::struct_excessive_bools, reason = "each is an answer of the database's clock")]
pub struct RefreshTokenRecord {
    #[diesel(sql_type = SqlUuid)]
    player_id: Uuid,
    #[diesel(sql_type = SqlUuid)]
    session_id: Uuid,
    #[diesel(sql_type = diesel::sql_types::Bool)]
    pub session_is_live: bool,
    #[diesel(sql_type = diesel::sql_types::Bool)]
    pub is_replaced: bool,
    /// True if it was exchanged a moment ago.
    #[diesel(sql_type = diesel::sql_types::Bool)]
    pub is_fresh: bool,
    /// True if it was exchanged for a token that was not exchanged in turn.
    #[diesel(sql_type = diesel::sql_types::Bool)]
    pub next_is_unused: bool,
    /// True if it was exchanged for a token that was exchanged a moment ago.
    #[diesel(sql_type = diesel::sql_types::Bool)]
    pub next_is_used_just_now: bool,
}

impl RefreshTokenRecord {
    pub fn player(&self) -> PlayerId {
        PlayerId::new(self.player_id)
    }

    pub fn session(&self) -> SessionId {
        SessionId::new(self.session_id)
    }
}

pub async fn insert_refresh_token(
    conn: &mut Connection,
    player: PlayerId,
    session: SessionId,
    token: &Bytes32,
) -> Result<()> {
    diesel::insert_into(refresh_tokens::table)
        .values((
            refresh_tokens::token_hash.eq(token.as_slice()),
            refresh_tokens::player_id.eq(player.uuid()),
            refresh_tokens::session_id.eq(session.uuid()),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Returns the token with this hash. An exchange at most `just_now_seconds` ago counts as a moment
/// ago. Locks the session until the end of the transaction, so that the state stays valid.
pub async fn lock_refresh_token(
    conn: &mut Connection,
    token: &Bytes32,
    just_now_seconds: i32,
) -> Result<Option<RefreshTokenRecord>> {
    // Locks in a separate statement: a combined one would read the token as it was before the wait
    // for the lock.
    diesel::sql_query(
        "SELECT FROM sessions s JOIN refresh_tokens t ON (t.player_id, t.session_id) = (s.player_id, s.id) \
         WHERE t.token_hash = $1 FOR UPDATE OF s",
    )
    .bind::<Bytea, _>(token.as_slice())
    .execute(conn)
    .await?;
    let found = diesel::sql_query(
        "SELECT t.player_id, t.session_id, s.revoked_at IS NULL AND s.expires_at > now() AS session_is_live, \
         t.replaced_at IS NOT NULL AS is_replaced, \
         coalesce(clock_timestamp() - t.replaced_at < $2, false) AS is_fresh, \
         n.token_hash IS NOT NULL AND n.replaced_at IS NULL AS next_is_unused, \
         coalesce(clock_timestamp() - n.replaced_at < $2, false) AS next_is_used_just_now \
         FROM refresh_tokens t \
         JOIN sessions s ON (s.player_id, s.id) = (t.player_id, t.session_id) \
         LEFT JOIN refresh_tokens n ON n.token_hash = t.replaced_by \
         WHERE t.token_hash = $1",
    )
    .bind::<Bytea, _>(token.as_slice())
    .bind::<Interval, _>(diesel::data_types::PgInterval::from_microseconds(
        i64::from(just_now_seconds) * 1_000_000,
    ))
    .get_result::<RefreshTokenRecord>(conn)
    .await
    .optional()?;
    Ok(found)
}

/// Number of used tokens kept for a session, to detect reuse.
const USED_TOKENS: i64 = 50;

/// Exchanges a token for another one. Invalidates an earlier successor of the token, and deletes
/// tokens that were used long ago.
pub async fn replace_refresh_token(
    conn: &mut Connection,
    found: &RefreshTokenRecord,
    old: &Bytes32,
    new: &Bytes32,
    session_expires_at: Timestamp,
) -> Result<()> {
    diesel::sql_query(
        "DELETE FROM refresh_tokens \
         WHERE token_hash = (SELECT replaced_by FROM refresh_tokens WHERE token_hash = $1) OR token_hash IN (\
         SELECT token_hash FROM refresh_tokens WHERE player_id = $2 AND session_id = $3 AND token_hash <> $1 \
         AND replaced_at IS NOT NULL ORDER BY replaced_at DESC OFFSET $4)",
    )
    .bind::<Bytea, _>(old.as_slice())
    .bind::<SqlUuid, _>(found.player().uuid())
    .bind::<SqlUuid, _>(found.session().uuid())
    .bind::<BigInt, _>(USED_TOKENS)
    .execute(conn)
    .await?;
    insert_refresh_token(conn, found.player(), found.session(), new).await?;
    diesel::update(refresh_tokens::table.filter(refresh_tokens::token_hash.eq(old.as_slice())))
        .set((
            refresh_tokens::replaced_at.eq(diesel::dsl::sql::<
                diesel::sql_types::Nullable<Timestamptz>,
            >(
                "coalesce(replaced_at, clock_timestamp())"
            )),
            refresh_tokens::replaced_by.eq(new.as_slice()),
        ))
        .execute(conn)
        .await?;
    extend_session(conn, found.player(), found.session(), session_expires_at).await
}

/// Follows the replacements of a token to the current token of its session. Returns the number of
/// replacements and the hash of the current token, or `None` if there are more than `USED_TOKENS`
/// replacements.
pub async fn find_current_token(
    conn: &mut Connection,
    token: &Bytes32,
) -> Result<Option<(usize, Bytes32)>> {
    #[derive(QueryableByName)]
    struct Current {
        #[diesel(sql_type = BigInt)]
        steps: i64,
        #[diesel(sql_type = Bytea)]
        token_hash: Vec<u8>,
    }
    let found = diesel::sql_query(
        "WITH RECURSIVE chain AS (\
         SELECT token_hash, replaced_by, 0::bigint AS steps FROM refresh_tokens WHERE token_hash = $1 \
         UNION ALL SELECT n.token_hash, n.replaced_by, c.steps + 1 \
         FROM chain c JOIN refresh_tokens n ON n.token_hash = c.replaced_by WHERE c.steps < $2) \
         SELECT steps, token_hash FROM chain WHERE replaced_by IS NULL AND steps > 0",
    )
    .bind::<Bytea, _>(token.as_slice())
    .bind::<BigInt, _>(USED_TOKENS)
    .get_result::<Current>(conn)
    .await
    .optional()?;
    Ok(found.and_then(|Current { steps, token_hash }| {
        Some((usize::try_from(steps).ok()?, Bytes32::try_from(token_hash).ok()?))
    }))
}
