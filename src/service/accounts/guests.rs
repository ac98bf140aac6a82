use std::net::IpAddr;

use crate::auth::random_bytes;
use crate::domain::PlayerId;
use crate::domain::account::Player;
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

use super::admission::check_registration;
use super::name::PlayerName;
use super::session::{Grant, NewSession, issue_grant, new_session};
use super::throttle::{ThrottleKey, consume_tokens};

/// Number of digits in a guest number, per attempt. Short numbers suffice while there are few
/// guests.
const GUEST_NUMBER_DIGITS: [u32; 9] = [4, 4, 4, 5, 5, 6, 7, 9, 12];

/// Creates a guest account: a generated name that marks it as a guest, and no password.
///
/// # Errors
/// The server does not accept guests, see
/// [`RegistrationPolicy`](crate::domain::account::RegistrationPolicy); too many accounts were
/// created from the address `from`.
pub async fn create_guest(
    ctx: &Context,
    session: NewSession,
    from: IpAddr,
    invitation: Option<&str>,
) -> Result<(Player, Grant)> {
    check_registration(ctx, invitation).await?;
    consume_tokens(ctx, &[ThrottleKey::NewAccountByNetwork(from)]).await?;
    let ctx = ctx.clone();
    run_detached(async move {
        let id = PlayerId::new(ctx.new_id());
        let (session, token) = new_session(&ctx, session)?;
        let mut conn = ctx.connection().await?;
        let guest = conn
            .transaction(async |conn| {
                let guest = insert_with_free_name(conn, id).await?;
                store::accounts::insert_session(conn, id, &session).await?;
                store::accounts::insert_refresh_token(conn, id, session.id, &token.hash()).await?;
                Ok::<_, Error>(guest)
            })
            .await?;
        Ok((guest, issue_grant(&ctx, id, session.id, token)?))
    })
    .await
}

/// Inserts the guest under the first free name.
async fn insert_with_free_name(conn: &mut Connection, id: PlayerId) -> Result<Player> {
    for digits in GUEST_NUMBER_DIGITS {
        let least = 10_u64.pow(digits - 1);
        let number = least + u64::from_be_bytes(random_bytes()?) % (9 * least);
        let name = PlayerName::for_guest(number);
        if let Some(guest) = store::accounts::insert_guest(conn, id, name.to_store()).await? {
            return Ok(guest);
        }
    }
    Err(Error::Busy)
}
