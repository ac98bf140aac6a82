use std::net::IpAddr;

use crate::auth::Password;
use crate::domain::PlayerId;
use crate::domain::account::Player;
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;

use super::known_devices::remember;
use super::name::PlayerName;
use super::new_password::hash_new_password;
use super::session::{Grant, NewSession, grant, new_session};
use super::throttle::{ThrottleKey, take_tries};

/// Makes an account and logs it in.
///
/// # Errors
/// The name is bad or taken, the password is weak; too many accounts were made from the address `from`.
pub async fn register(
    ctx: &Context,
    name: &str,
    password: &str,
    session: NewSession,
    from: IpAddr,
) -> Result<(Player, Grant)> {
    let name = PlayerName::new(name)?;
    let password = Password::proposed(password)?;
    let account = take_tries(ctx, &[ThrottleKey::AccountFrom(from)]).await?;
    let (shown, chooser) = (name.as_str().to_owned(), ThrottleKey::NewPasswordFrom(from));
    let hash = match hash_new_password(ctx, password, shown, chooser).await {
        Ok(hash) => hash,
        Err(error) => {
            // No account came of it. What it cost is counted apart.
            account.give_back(ctx).await?;
            return Err(error);
        }
    };
    let ctx = ctx.clone();
    run_detached(async move {
        let player = PlayerId::new(ctx.new_id());
        let (session, token) = new_session(&ctx, session)?;
        let mut conn = ctx.connection().await?;
        let record = conn
            .transaction(async |conn| {
                let record =
                    store::accounts::insert_player(conn, player, name.to_store(), &hash).await?;
                remember(&ctx, conn, player, from).await?;
                store::accounts::insert_session(conn, player, &session).await?;
                store::accounts::insert_refresh_token(conn, player, session.id, &token.hash())
                    .await?;
                Ok::<_, Error>(record)
            })
            .await
            .map_err(name_taken)?;
        let grant = grant(&ctx, player, session.id, token)?;
        Ok((record, grant.at_a_device(&ctx, &hash)?))
    })
    .await
}

/// Tells the one constraint that a name can violate from what cannot be helped.
pub(super) fn name_taken(error: Error) -> Error {
    match error {
        Error::Store(error) if error.violates(store::accounts::NAME_TAKEN) => Error::NameTaken,
        other => other,
    }
}
