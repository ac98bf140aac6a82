//! OAuth: authorized apps and pending authorizations.

mod authorization_codes;
mod authorized;
mod device_authorizations;

pub use authorization_codes::{
    AuthorizationCodeRecord, insert_authorization_code, lock_authorization_code,
    use_authorization_code,
};
pub use authorized::{
    find_app, find_app_of_refresh_token, insert_app, knows_app, list_apps, revoke_app, revoke_apps,
    revoke_apps_beyond,
};
pub use device_authorizations::{
    DeviceAuthorizationRecord, DeviceDecision, decide_device_authorization,
    find_device_authorization, insert_device_authorization, lock_device_authorization,
    note_device_poll, use_device_authorization,
};

use diesel::sql_types::Uuid as SqlUuid;
use diesel_async::RunQueryDsl;

use crate::domain::PlayerId;
use crate::domain::account::AppId;
use crate::store::{Connection, Result, StoreError};

/// Period after expiry during which a code is kept, to detect its reuse.
const REMEMBERED: &str = "1 hour";
/// Maximum number of expired rows deleted with each insert.
const REMOVED_AT_A_TIME: &str = "100";

/// Parses a stored app id.
fn read_app(text: &str) -> Result<AppId> {
    AppId::parse(text).ok_or_else(|| StoreError::Unreadable(format!("app ID {text}")))
}

/// Deletes the authorizations of a player that were not exchanged for tokens yet.
pub async fn forget_authorizations(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::sql_query(
        "WITH codes AS (DELETE FROM authorization_codes WHERE player_id = $1) \
         DELETE FROM device_authorizations WHERE player_id = $1",
    )
    .bind::<SqlUuid, _>(player.uuid())
    .execute(conn)
    .await?;
    Ok(())
}
