use crate::domain::PlayerId;
use crate::service::{Error, Result};
use crate::store::{self, Connection};

/// Locks an account with a password until the end of the transaction, which serializes concurrent
/// requests.
///
/// # Errors
/// The account is a guest account, or was deleted.
pub(crate) async fn lock_password_account(conn: &mut Connection, player: PlayerId) -> Result<()> {
    if store::accounts::lock_password(conn, player).await?.is_some() {
        return Ok(());
    }
    let is_guest = store::accounts::is_guest(conn, player).await?;
    Err(if is_guest { Error::GuestAccount } else { Error::SessionEnded })
}
