use std::net::IpAddr;

use crate::auth::{Password, PasswordHash};
use crate::domain::IdempotentRequest;
use crate::domain::account::{Player, RegistrationPolicy};
use crate::domain::table::Viewer;
use crate::service::{Context, Error, Result};
use crate::store;

use super::held_names::check_name_hold;
use super::known_devices::remember_network;
use super::name::{PlayerName, name_keys};
use super::name_taken::map_name_taken;
use super::new_password::hash_new_password;
use super::one_at_a_time::with_account_lock;
use super::profile::get_account;
use super::session::require_live_session;
use super::throttle::ThrottleKey;

/// Turns a guest account into an ordinary one with a name and a password. Its games and sessions
/// stay.
///
/// # Errors
/// The account is not a guest account; registration is closed; the name is invalid or taken, or the
/// password is weak.
pub async fn claim_account(
    ctx: &Context,
    viewer: Viewer,
    name: &str,
    password: &str,
    from: IpAddr,
) -> Result<Player> {
    if !get_account(ctx, viewer).await?.is_guest {
        return Err(Error::NotAGuest);
    }
    let (name, password) = (PlayerName::new(name)?, Password::parse_new(password)?);
    Ok(claim(ctx, viewer, name, password, from, None).await?.0)
}

/// Returns true if the account is a guest account.
///
/// # Errors
/// The account was deleted.
pub async fn is_guest(ctx: &Context, viewer: Viewer) -> Result<bool> {
    Ok(get_account(ctx, viewer).await?.is_guest)
}

/// Claims a guest account idempotently; returns the account and its password hash. Registration is
/// not checked again: the guest was admitted by an invitation, or needed none.
pub(super) async fn claim(
    ctx: &Context,
    viewer: Viewer,
    name: PlayerName,
    password: Password,
    from: IpAddr,
    request: Option<IdempotentRequest>,
) -> Result<(Player, PasswordHash)> {
    if ctx.registration == RegistrationPolicy::Closed {
        return Err(Error::RegistrationClosed);
    }
    let keys = name_keys(name.as_str());
    if store::accounts::find_player_by_name(&mut *ctx.connection().await?, &keys).await?.is_some() {
        return Err(Error::NameTaken);
    }
    // Counted by network, because one client can create many guest accounts.
    let (name_text, throttle_key) =
        (name.as_str().to_owned(), ThrottleKey::NewPasswordByNetwork(from));
    let hash = hash_new_password(ctx, password, name_text, throttle_key).await?;
    let ctx = ctx.clone();
    with_account_lock(ctx.account_locks.clone(), viewer.player, async move {
        let mut conn = ctx.connection().await?;
        let claimed = conn
            .transaction(async |conn| {
                let player = viewer.player;
                store::accounts::lock_player(conn, player).await?;
                store::games::bump_revisions_of_player_games(conn, player).await?;
                if !store::accounts::claim_guest(conn, player, name.to_store(), &hash).await? {
                    return Err(Error::NotAGuest);
                }
                check_name_hold(&ctx, conn, &name, player).await?;
                if let Some(request) = &request {
                    store::accounts::record_request(conn, player, request, player.uuid()).await?;
                }
                require_live_session(conn, viewer).await?;
                remember_network(&ctx, conn, player, from).await?;
                store::accounts::find_player(conn, player).await?.ok_or(Error::SessionEnded)
            })
            .await;
        Ok((claimed.map_err(map_name_taken)?, hash))
    })
    .await
}
