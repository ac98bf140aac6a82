//! OAuth: authorized apps and pending authorizations.

mod authorization_codes;
mod authorized;
mod device_authorizations;

pub use authorization_codes::{
    AuthorizationCodeRecord, insert_authorization_code, lock_authorization_code,
    mark_authorization_code_used,
};
pub use authorized::{
    find_app, find_app_of_refresh_token, has_authorized_app, insert_app, list_apps, revoke_app,
    revoke_apps, revoke_surplus_apps,
};
pub use device_authorizations::{
    DeviceAuthorizationRecord, DeviceDecision, decide_device_authorization,
    find_device_authorization, insert_device_authorization, lock_device_authorization,
    mark_device_authorization_used, record_device_poll,
};

use diesel::sql_types::Uuid as SqlUuid;
use diesel_async::RunQueryDsl;

use crate::domain::PlayerId;
use crate::domain::account::AppId;
use crate::store::{Connection, Result, StoreError};

/// Period after expiry during which a code is kept, to detect its reuse.
const EXPIRED_CODE_RETENTION: &str = "1 hour";
/// Maximum number of expired rows deleted with each insert.
const MAX_DELETED_PER_INSERT: &str = "100";

/// Parses a stored app id.
fn read_app(text: &str) -> Result<AppId> {
    AppId::parse(text).ok_or_else(|| StoreError::Unreadable(format!("app ID {text}")))
}

/// Deletes the authorizations of a player that were not exchanged for tokens yet.
pub async fn delete_pending_authorizations(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::sql_query(
        "WITH codes AS (DELETE FROM authorization_codes WHERE player_id = $1) \
         DELETE FROM device_authorizations WHERE player_id = $1",
    )
    .bind::<SqlUuid, _>(player.uuid())
    .execute(conn)
    .await?;
    Ok(())
}
