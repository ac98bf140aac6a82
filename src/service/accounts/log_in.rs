use std::net::IpAddr;

use crate::auth::{HasherError, Password, PasswordHash, PasswordVerdict};
use crate::domain::notification::Notification;
use crate::service::detached::run_detached;
use crate::service::notifications::notify_player;
use crate::service::{Context, Error, Result};
use crate::store;

use super::known_devices::{password_throttle_keys, remember_network};
use super::name::{fold_name, name_keys};
use super::profile::has_password;
use super::session::{Grant, NewSession, issue_grant, new_session};
use super::throttle::{ThrottleKey, consume_tokens, network};

/// Maximum number of sessions per account.
const MAX_SESSIONS: usize = 100;

/// Opens a session for a valid password. `device` is the device token, if the client has one.
///
/// # Errors
/// [`Error::TooManyAttempts`]; [`Error::AccountLocked`]; [`Error::CredentialsWrong`], after the
/// same time and with the same text whether or not the account exists.
pub async fn log_in(
    ctx: &Context,
    name: &str,
    password: &str,
    session: NewSession,
    from: IpAddr,
    device: Option<&str>,
) -> Result<Grant> {
    let (credentials, throttle_keys) = {
        let mut conn = ctx.connection().await?;
        let found = store::accounts::find_credentials(&mut conn, &name_keys(name)).await?;
        let key = fold_name(name);
        let throttle_keys =
            password_throttle_keys(ctx, &mut conn, &found, key, from, device).await?;
        (found, throttle_keys)
    };
    let consumed = consume_tokens(ctx, &throttle_keys).await?;
    // Fair sharing is per network and not per account, because one client can have many accounts.
    let owner = network(from);
    let candidate = || Password::from_input(password).ok_or(Error::CredentialsWrong);
    let (password, password_copy) = (candidate()?, candidate()?);
    let stored = credentials.as_ref().map(|(_, hash)| hash.clone());
    let known = credentials.as_ref().filter(|_| throttle_keys.iter().all(ThrottleKey::is_known));
    let verified = match known {
        Some(_) => ctx.hasher.verify_known_device(password, stored, &owner).await,
        None => ctx.hasher.verify(password, stored, &owner).await,
    };
    let verdict = match verified {
        Ok(verdict) => verdict,
        Err(error) => {
            // The password was not compared: an overloaded server must not cost the client an
            // attempt.
            consumed.refund(ctx).await?;
            return Err(error.into());
        }
    };
    let (PasswordVerdict::Match { rehash }, Some((player, verified))) = (verdict, credentials)
    else {
        return Err(Error::CredentialsWrong);
    };
    consumed.refund(ctx).await?;
    let upgraded_hash =
        if rehash { none_if_busy(ctx.hasher.hash(password_copy, &owner).await)? } else { None };
    let ctx = ctx.clone();
    run_detached(async move {
        let (session, token) = new_session(&ctx, session)?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            if !has_password(conn, player, &verified).await? {
                return Err(Error::CredentialsWrong);
            }
            if store::accounts::is_locked(conn, player).await? {
                return Err(Error::AccountLocked);
            }
            if let Some(hash) = &upgraded_hash {
                store::accounts::set_password(conn, player, hash).await?;
            }
            if !store::accounts::is_known_client(conn, player, &session.client).await? {
                let (now, new_id) = (store::game_now(conn).await?, || ctx.new_id());
                let logged_in = Notification::LoggedIn { client: session.client.clone() };
                notify_player(conn, player, logged_in, now, &new_id).await?;
            }
            remember_network(&ctx, conn, player, from).await?;
            store::accounts::insert_session(conn, player, &session).await?;
            store::accounts::revoke_surplus_sessions(conn, player, MAX_SESSIONS).await?;
            store::accounts::insert_refresh_token(conn, player, session.id, &token.hash()).await?;
            Ok(())
        })
        .await?;
        let hash = upgraded_hash.as_ref().unwrap_or(&verified);
        issue_grant(&ctx, player, session.id, token)?.with_device_token(&ctx, hash)
    })
    .await
}

/// Treats a busy hasher as no new hash: a later login can upgrade the hash.
fn none_if_busy(
    hash: std::result::Result<PasswordHash, HasherError>,
) -> Result<Option<PasswordHash>> {
    match hash {
        Err(HasherError::Busy) => Ok(None),
        hash => Ok(Some(hash?)),
    }
}
