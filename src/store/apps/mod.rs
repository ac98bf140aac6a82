//! What players let apps of others do, and what apps wait for.

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

/// A code is remembered for so long after it has expired, so that one that comes again is recognised.
const REMEMBERED: &str = "1 hour";
/// How many rows that nobody needs any more are removed at a time, beside a new one.
const REMOVED_AT_A_TIME: &str = "100";

/// What an app is called, as it is stored.
fn read_app(text: &str) -> Result<AppId> {
    AppId::parse(text).ok_or_else(|| StoreError::Unreadable(format!("app ID {text}")))
}

/// Forgets what the player has allowed and no app has come for.
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
