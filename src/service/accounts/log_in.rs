use std::net::IpAddr;

use crate::auth::{HasherError, Password, PasswordHash, Verdict};
use crate::domain::notification::Notice;
use crate::service::detached::run_detached;
use crate::service::notifications::notify_player;
use crate::service::{Context, Error, Result};
use crate::store;

use super::known_devices::{counted_for, remember};
use super::name::{comparable, name_keys};
use super::profile::still_has;
use super::session::{Grant, NewSession, grant, new_session};
use super::throttle::{ThrottleKey, network, take_tries};

/// So many sessions an account has at a time.
const MOST_SESSIONS: usize = 100;

/// Opens a session for who knows the password. `device` is the token of a device, if the client has one.
///
/// # Errors
/// [`Error::TooManyAttempts`]; [`Error::AccountLocked`]; [`Error::WrongCredentials`], after the same time and in the same words whether or not there is such an account.
pub async fn log_in(
    ctx: &Context,
    name: &str,
    password: &str,
    session: NewSession,
    from: IpAddr,
    device: Option<&str>,
) -> Result<Grant> {
    let (credentials, tries) = {
        let mut conn = ctx.connection().await?;
        let found = store::accounts::find_credentials(&mut conn, &name_keys(name)).await?;
        let key = comparable(name);
        let tries = counted_for(ctx, &mut conn, &found, key, from, device).await?;
        (found, tries)
    };
    let counted = take_tries(ctx, &tries).await?;
    // Not the account, of which somebody may have many.
    let owner = network(from);
    let candidate = || Password::candidate(password).ok_or(Error::WrongCredentials);
    let (password, again) = (candidate()?, candidate()?);
    let stored = credentials.as_ref().map(|(_, hash)| hash.clone());
    let known = credentials.as_ref().filter(|_| tries.iter().all(ThrottleKey::is_known));
    let verified = match known {
        Some(_) => ctx.hasher.verify_known(password, stored, &owner).await,
        None => ctx.hasher.verify(password, stored, &owner).await,
    };
    let verdict = match verified {
        Ok(verdict) => verdict,
        Err(error) => {
            // Nobody knows whether it was right: that others keep the server busy is no mistake of who logs in.
            counted.give_back(ctx).await?;
            return Err(error.into());
        }
    };
    let (Verdict::Match { rehash }, Some((player, verified))) = (verdict, credentials) else {
        return Err(Error::WrongCredentials);
    };
    counted.give_back(ctx).await?;
    let raised = if rehash { at_leisure(ctx.hasher.hash(again, &owner).await)? } else { None };
    let ctx = ctx.clone();
    run_detached(async move {
        let (session, token) = new_session(&ctx, session)?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            if !still_has(conn, player, &verified).await? {
                return Err(Error::WrongCredentials);
            }
            if store::accounts::is_locked(conn, player).await? {
                return Err(Error::AccountLocked);
            }
            if let Some(hash) = &raised {
                store::accounts::set_password(conn, player, hash).await?;
            }
            if !store::accounts::knows_client(conn, player, &session.client).await? {
                let (now, new_id) = (store::game_now(conn).await?, || ctx.new_id());
                let logged_in = Notice::LoggedIn { client: session.client.clone() };
                notify_player(conn, player, logged_in, now, &new_id).await?;
            }
            remember(&ctx, conn, player, from).await?;
            store::accounts::insert_session(conn, player, &session).await?;
            store::accounts::revoke_sessions_beyond(conn, player, MOST_SESSIONS).await?;
            store::accounts::insert_refresh_token(conn, player, session.id, &token.hash()).await?;
            Ok(())
        })
        .await?;
        let hash = raised.as_ref().unwrap_or(&verified);
        grant(&ctx, player, session.id, token)?.at_a_device(&ctx, hash)
    })
    .await
}

/// A hash that need not be made now: where the server is busy, the next login is as good for it.
fn at_leisure(
    hash: std::result::Result<PasswordHash, HasherError>,
) -> Result<Option<PasswordHash>> {
    match hash {
        Err(HasherError::Busy) => Ok(None),
        hash => Ok(Some(hash?)),
    }
}
