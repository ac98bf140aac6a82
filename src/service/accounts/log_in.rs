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

/// Maximum number of sessions per account.
const MOST_SESSIONS: usize = 100;

/// Opens a session for a valid password. `device` is the device token, if the client has one.
///
/// # Errors
/// [`Error::TooManyAttempts`]; [`Error::AccountLocked`]; [`Error::WrongCredentials`], after the
/// same time and with the same text whether or not the account exists.
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
    // Fair sharing is per network and not per account, because one client can have many accounts.
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
            // The password was not compared: an overloaded server must not cost the client an
            // attempt.
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

/// Treats a busy hasher as no new hash: a later login can upgrade the hash.
fn at_leisure(
    hash: std::result::Result<PasswordHash, HasherError>,
) -> Result<Option<PasswordHash>> {
    match hash {
        Err(HasherError::Busy) => Ok(None),
        hash => Ok(Some(hash?)),
    }
}
