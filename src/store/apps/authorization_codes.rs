use diesel::prelude::*;
use diesel::sql_types::{Bool, Bytea, Integer, Nullable, Text, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::auth::{AuthorizationCode, CodeChallenge};
use crate::domain::account::{AppId, Scopes};
use crate::domain::{PlayerId, SessionId};
use crate::store::accounts::read_scopes;
use crate::store::{Connection, Result, StoreError};

use super::{EXPIRED_CODE_RETENTION, MAX_DELETED_PER_INSERT, read_app};

/// An authorization granted to an app in the authorization code flow.
pub struct AuthorizationCodeRecord {
    pub player: PlayerId,
    pub app: AppId,
    /// Exactly as sent by the app.
    pub redirect_uri: String,
    pub challenge: CodeChallenge,
    pub scopes: Scopes,
}

/// Stores an authorization code for a number of seconds, and deletes codes that expired long ago.
pub async fn insert_authorization_code(
    conn: &mut Connection,
    code: &AuthorizationCode,
    record: &AuthorizationCodeRecord,
    seconds: i32,
) -> Result<()> {
    diesel::sql_query(format!(
        "WITH old AS (DELETE FROM authorization_codes WHERE code_hash IN (SELECT code_hash FROM authorization_codes \
         WHERE expires_at < now() - interval '{EXPIRED_CODE_RETENTION}' LIMIT {MAX_DELETED_PER_INSERT} FOR UPDATE SKIP LOCKED)) \
         INSERT INTO authorization_codes (code_hash, player_id, app_id, redirect_uri, code_challenge, scopes, expires_at) \
         VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))",
    ))
    .bind::<Bytea, _>(code.hash().as_slice())
    .bind::<SqlUuid, _>(record.player.uuid())
    .bind::<Text, _>(record.app.as_str())
    .bind::<Text, _>(&record.redirect_uri)
    .bind::<Bytea, _>(record.challenge.bytes().as_slice())
    .bind::<Text, _>(record.scopes.to_string())
    .bind::<Integer, _>(seconds)
    .execute(conn)
    .await?;
    Ok(())
}

/// Returns the authorization of a code, whether it has expired, and the session for which it was
/// exchanged. Locks the row until the end of the transaction.
pub async fn lock_authorization_code(
    conn: &mut Connection,
    code: &Bytes32,
) -> Result<Option<(AuthorizationCodeRecord, bool, Option<SessionId>)>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = SqlUuid)]
        player_id: Uuid,
        #[diesel(sql_type = Text)]
        app_id: String,
        #[diesel(sql_type = Text)]
        redirect_uri: String,
        #[diesel(sql_type = Bytea)]
        code_challenge: Vec<u8>,
        #[diesel(sql_type = Text)]
        scopes: String,
        #[diesel(sql_type = Bool)]
        is_expired: bool,
        #[diesel(sql_type = Nullable<SqlUuid>)]
        session_id: Option<Uuid>,
    }
    let row: Option<Row> = diesel::sql_query(
        "SELECT player_id, app_id, redirect_uri, code_challenge, scopes, expires_at <= now() AS is_expired, session_id \
         FROM authorization_codes WHERE code_hash = $1 FOR UPDATE",
    )
    .bind::<Bytea, _>(code.as_slice())
    .get_result(conn)
    .await
    .optional()?;
    row.map(|row| {
        let unreadable = |_| StoreError::Unreadable("code challenge".to_owned());
        let challenge: Bytes32 = row.code_challenge.try_into().map_err(unreadable)?;
        let record = AuthorizationCodeRecord {
            player: PlayerId::new(row.player_id),
            app: read_app(&row.app_id)?,
            redirect_uri: row.redirect_uri,
            challenge: CodeChallenge::from(challenge),
            scopes: read_scopes(&row.scopes)?,
        };
        Ok((record, row.is_expired, row.session_id.map(SessionId::new)))
    })
    .transpose()
}

/// Records the session for which a code was exchanged. An id without a session marks the code as
/// invalid.
pub async fn mark_authorization_code_used(
    conn: &mut Connection,
    code: &Bytes32,
    session: SessionId,
) -> Result<()> {
    diesel::sql_query("UPDATE authorization_codes SET session_id = $2 WHERE code_hash = $1")
        .bind::<Bytea, _>(code.as_slice())
        .bind::<SqlUuid, _>(session.uuid())
        .execute(conn)
        .await?;
    Ok(())
}
