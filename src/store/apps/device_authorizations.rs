use diesel::prelude::*;
use diesel::sql_types::{Bool, Bytea, Integer, Nullable, Text, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::auth::{DeviceCode, UserCode};
use crate::domain::account::{AppId, Scopes};
use crate::domain::{PlayerId, SessionId};
use crate::store::accounts::read_scopes;
use crate::store::{Connection, Result};

use super::{EXPIRED_CODE_RETENTION, MAX_DELETED_PER_INSERT, read_app};

/// A device authorization request of an app.
pub struct DeviceAuthorizationRecord {
    pub app: AppId,
    pub scopes: Scopes,
}

/// State of a device authorization request.
pub struct DeviceDecision {
    pub request: DeviceAuthorizationRecord,
    pub is_expired: bool,
    /// True if the app polled before the end of the interval.
    pub is_early: bool,
    /// The deciding player, and true if access was granted.
    pub decided: Option<(PlayerId, bool)>,
    /// Session for which the code was exchanged.
    pub session: Option<SessionId>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    app_id: String,
    #[diesel(sql_type = Text)]
    scopes: String,
    #[diesel(sql_type = Bool)]
    is_expired: bool,
    #[diesel(sql_type = Bool)]
    is_early: bool,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    player_id: Option<Uuid>,
    #[diesel(sql_type = Bool)]
    is_granted: bool,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    session_id: Option<Uuid>,
}

/// Stores a device authorization request for a number of seconds, and deletes those that expired
/// long ago. Returns false if the user code is in use.
pub async fn insert_device_authorization(
    conn: &mut Connection,
    device_code: &DeviceCode,
    user_code: &UserCode,
    request: &DeviceAuthorizationRecord,
    seconds: i32,
    interval_seconds: i32,
) -> Result<bool> {
    let inserted = diesel::sql_query(format!(
        "WITH old AS (DELETE FROM device_authorizations WHERE device_code_hash IN (\
         SELECT device_code_hash FROM device_authorizations WHERE expires_at < now() - interval '{EXPIRED_CODE_RETENTION}' \
         LIMIT {MAX_DELETED_PER_INSERT} FOR UPDATE SKIP LOCKED)) \
         INSERT INTO device_authorizations (device_code_hash, user_code, app_id, scopes, expires_at, interval_seconds) \
         VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5), $6) ON CONFLICT (user_code) DO NOTHING",
    ))
    .bind::<Bytea, _>(device_code.hash().as_slice())
    .bind::<Text, _>(user_code.to_string())
    .bind::<Text, _>(request.app.as_str())
    .bind::<Text, _>(request.scopes.to_string())
    .bind::<Integer, _>(seconds)
    .bind::<Integer, _>(interval_seconds)
    .execute(conn)
    .await?;
    Ok(inserted == 1)
}

/// Returns the pending request with this user code, if it has not expired.
pub async fn find_device_authorization(
    conn: &mut Connection,
    code: &UserCode,
) -> Result<Option<DeviceAuthorizationRecord>> {
    #[derive(QueryableByName)]
    struct PendingRequest {
        #[diesel(sql_type = Text)]
        app_id: String,
        #[diesel(sql_type = Text)]
        scopes: String,
    }
    let row: Option<PendingRequest> = diesel::sql_query(
        "SELECT app_id, scopes FROM device_authorizations \
         WHERE user_code = $1 AND expires_at > now() AND player_id IS NULL",
    )
    .bind::<Text, _>(code.to_string())
    .get_result(conn)
    .await
    .optional()?;
    row.map(|row| {
        let (app, scopes) = (read_app(&row.app_id)?, read_scopes(&row.scopes)?);
        Ok(DeviceAuthorizationRecord { app, scopes })
    })
    .transpose()
}

/// Records the player's decision. Returns false if no request is pending.
pub async fn decide_device_authorization(
    conn: &mut Connection,
    code: &UserCode,
    player: PlayerId,
    is_granted: bool,
) -> Result<bool> {
    let decided = diesel::sql_query(
        "UPDATE device_authorizations SET player_id = $2, is_granted = $3 \
         WHERE user_code = $1 AND expires_at > now() AND player_id IS NULL",
    )
    .bind::<Text, _>(code.to_string())
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<Bool, _>(is_granted)
    .execute(conn)
    .await?;
    Ok(decided == 1)
}

/// Returns the state of a request and locks it until the end of the transaction. A poll up to
/// `tolerance_seconds` before the end of the interval is not early.
pub async fn lock_device_authorization(
    conn: &mut Connection,
    code: &Bytes32,
    tolerance_seconds: i32,
) -> Result<Option<DeviceDecision>> {
    let row: Option<Row> = diesel::sql_query(
        "SELECT app_id, scopes, expires_at <= now() AS is_expired, \
         coalesce(clock_timestamp() < polled_at + make_interval(secs => interval_seconds - $2), false) AS is_early, \
         player_id, is_granted, session_id FROM device_authorizations WHERE device_code_hash = $1 FOR UPDATE",
    )
    .bind::<Bytea, _>(code.as_slice())
    .bind::<Integer, _>(tolerance_seconds)
    .get_result(conn)
    .await
    .optional()?;
    row.map(|row| {
        let request = DeviceAuthorizationRecord {
            app: read_app(&row.app_id)?,
            scopes: read_scopes(&row.scopes)?,
        };
        Ok(DeviceDecision {
            request,
            is_expired: row.is_expired,
            is_early: row.is_early,
            decided: row.player_id.map(|player| (PlayerId::new(player), row.is_granted)),
            session: row.session_id.map(SessionId::new),
        })
    })
    .transpose()
}

/// Starts the interval until the next poll of an app.
pub async fn record_device_poll(conn: &mut Connection, code: &Bytes32) -> Result<()> {
    diesel::sql_query(
        "UPDATE device_authorizations SET polled_at = clock_timestamp() WHERE device_code_hash = $1",
    )
    .bind::<Bytea, _>(code.as_slice())
    .execute(conn)
    .await?;
    Ok(())
}

/// Records the session for which a code was exchanged.
pub async fn mark_device_authorization_used(
    conn: &mut Connection,
    code: &Bytes32,
    session: SessionId,
) -> Result<()> {
    diesel::sql_query(
        "UPDATE device_authorizations SET session_id = $2 WHERE device_code_hash = $1",
    )
    .bind::<Bytea, _>(code.as_slice())
    .bind::<SqlUuid, _>(session.uuid())
    .execute(conn)
    .await?;
    Ok(())
}
