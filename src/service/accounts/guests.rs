//! Guest accounts, which have a chosen or generated name and no password: creation and claim.
//! Clients without any account act as a viewer that stands for their network.

use std::net::IpAddr;

use sha2::{Digest, Sha256};

use crate::auth::{Password, PasswordHash, random_bytes};
use crate::domain::account::{Player, RegistrationPolicy};
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, PlayerId, ProblemCode};
use crate::service::player_name::{PlayerName, name_keys};
use crate::service::tasks::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::Connection;

use super::known_devices::remember_network;
use super::password_reset::hash_new_password;
use super::profile::get_account;
use super::register::check_registration;
use super::sessions::{Grant, NewSession, issue_grant, new_session, require_live_session};
use super::taken_names::{check_name_hold, map_name_taken};
use super::throttle::{ThrottleKey, consume_tokens, network};

/// Number of digits in a guest number, per attempt. Short numbers suffice while there are few
/// guests.
const GUEST_NUMBER_DIGITS: [u32; 9] = [4, 4, 4, 5, 5, 6, 7, 9, 12];

/// Creates a guest account, which has no password. Without a `name`, a name is generated that marks
/// the account as a guest.
///
/// # Errors
/// The server does not accept guests, see [`RegistrationPolicy`]; the name is invalid or taken; too
/// many accounts were created from the address `from`.
pub async fn create_guest(
    ctx: &Context,
    session: NewSession,
    from: IpAddr,
    name: Option<&str>,
    invitation: Option<&str>,
) -> Result<(Player, Grant)> {
    check_registration(ctx, invitation).await?;
    let name = name.map(PlayerName::new).transpose()?;
    let tokens = consume_tokens(ctx, &[ThrottleKey::NewAccountByNetwork(from)]).await?;
    let created = insert_account(ctx, session, name).await;
    if let Err(Error::Refused(ProblemCode::NameTaken)) = &created {
        tokens.refund(ctx).await?;
    }
    created
}

/// Inserts the guest and its session.
async fn insert_account(
    ctx: &Context,
    session: NewSession,
    name: Option<PlayerName>,
) -> Result<(Player, Grant)> {
    let ctx = ctx.clone();
    run_detached(async move {
        let id = PlayerId::new(ctx.new_id());
        let (session, token) = new_session(&ctx, session)?;
        let mut conn = ctx.connection().await?;
        let guest = conn
            .transaction(async |conn| {
                let guest = match &name {
                    Some(name) => insert_with_name(&ctx, conn, id, name).await?,
                    None => insert_with_free_name(conn, id).await?,
                };
                store::accounts::insert_session(conn, id, &session).await?;
                store::accounts::insert_refresh_token(conn, id, session.id, &token.hash()).await?;
                Ok::<_, Error>(guest)
            })
            .await
            .map_err(map_name_taken)?;
        Ok((guest, issue_grant(&ctx, id, session.id, token)?))
    })
    .await
}

/// Inserts the guest under the chosen name.
async fn insert_with_name(
    ctx: &Context,
    conn: &mut Connection,
    id: PlayerId,
    name: &PlayerName,
) -> Result<Player> {
    let guest = store::accounts::insert_guest(conn, id, name.to_store()).await?;
    let guest = guest.ok_or(ProblemCode::NameTaken)?;
    check_name_hold(ctx, conn, name, id).await?;
    Ok(guest)
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
        return Err(ProblemCode::NotAGuest.into());
    }
    let (name, password) = (PlayerName::new(name)?, Password::parse_new(password)?);
    Ok(claim(ctx, viewer, name, password, from, None).await?.0)
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
        return Err(ProblemCode::RegistrationClosed.into());
    }
    let keys = name_keys(name.as_str());
    let owner = store::accounts::find_player_by_name(&mut *ctx.connection().await?, &keys).await?;
    if owner.is_some_and(|owner| owner.id != viewer.player) {
        return Err(ProblemCode::NameTaken.into());
    }
    // Counted by network, because one client can create many guest accounts.
    let (name_text, throttle_key) =
        (name.as_str().to_owned(), ThrottleKey::NewPasswordByNetwork(from));
    let hash = hash_new_password(ctx, password, name_text, throttle_key).await?;
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let mut conn = ctx.connection().await?;
        let claimed = conn
            .transaction(async |conn| {
                let player = viewer.player;
                store::accounts::lock_player(conn, player).await?;
                store::games::bump_revisions_of_player_games(conn, player).await?;
                if !store::accounts::claim_guest(conn, player, name.to_store(), &hash).await? {
                    return Err(ProblemCode::NotAGuest.into());
                }
                check_name_hold(&ctx, conn, &name, player).await?;
                if let Some(request) = &request {
                    store::accounts::record_request(conn, player, request, player.uuid()).await?;
                }
                require_live_session(conn, viewer).await?;
                remember_network(&ctx, conn, player, from).await?;
                store::accounts::find_player(conn, player)
                    .await?
                    .ok_or(Error::Refused(ProblemCode::SessionEnded))
            })
            .await;
        Ok((claimed.map_err(map_name_taken)?, hash))
    })
    .await
}

/// Returns true if the account is a guest account.
///
/// # Errors
/// The account was deleted.
pub async fn is_guest(ctx: &Context, viewer: Viewer) -> Result<bool> {
    Ok(get_account(ctx, viewer).await?.is_guest)
}

/// Returns the viewer for a client without an account at `address`. All clients of one network
/// share the limits of one account.
pub fn visitor(address: IpAddr) -> Viewer {
    let digest: [u8; 32] = Sha256::digest(format!("visitor\0{}", network(address))).into();
    let mut key = [0; 16];
    key.copy_from_slice(digest.split_at(16).0);
    Viewer::anonymous(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::event_log::is_bot;

    fn from(address: &str) -> Viewer {
        visitor(address.parse().expect("an address"))
    }

    #[test]
    fn visitor_is_a_network() {
        let viewer = from("2001:db8::1");
        assert_eq!(viewer.player, from("2001:db8::2").player);
        assert_ne!(viewer.player, from("2001:db8:0:1::1").player);
        assert!(viewer.is_sessionless() && !is_bot(viewer.player));
        // Ids of player accounts have version 7.
        assert_eq!(viewer.player.uuid().get_version_num(), 5);
    }
}
