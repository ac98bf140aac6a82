//! Registration of accounts, and the policy that admits new accounts and guests.

use std::net::IpAddr;

use crate::auth::{Password, PasswordHash};
use crate::domain::account::{Player, RegistrationPolicy};
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, PlayerId, ProblemCode};
use crate::service::games::resolve_invitation_link;
use crate::service::player_name::{PlayerName, name_keys};
use crate::service::tasks::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::accounts::EarlierRequest;

use super::guests::claim;
use super::known_devices::remember_network;
use super::password_reset::hash_new_password;
use super::profile::has_password;
use super::sessions::{Grant, NewSession, issue_grant, log_in, new_session};
use super::taken_names::{check_name_hold, map_name_taken};
use super::throttle::{ThrottleKey, consume_tokens};
use crate::service::idempotency::Idempotent;

/// Input for a new account.
pub struct NewAccount<'a> {
    pub name: &'a str,
    pub password: &'a str,
    /// Token of an invitation link.
    pub invitation: Option<&'a str>,
    /// Session of the guest account to claim, with its games.
    pub guest: Option<Viewer>,
}

/// Creates an account, or claims a guest account, and logs in. A repeat of the request with the
/// right password logs in again.
///
/// # Errors
/// The server does not accept accounts, see [`RegistrationPolicy`]; the name is invalid or taken,
/// the password is weak; too many accounts were created from the address `from`.
pub async fn register(
    ctx: &Context,
    account: NewAccount<'_>,
    session: NewSession,
    from: IpAddr,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<(Player, Grant)>> {
    let NewAccount { name, password, invitation, guest } = account;
    let name = PlayerName::new(name)?;
    let proposed = Password::parse_new(password)?;
    if let Some(player) = find_registered(ctx, &name, request.as_ref()).await? {
        let grant = match log_in(ctx, name.as_str(), password, session, from, None).await {
            Err(Error::Refused(ProblemCode::CredentialsWrong)) => {
                return Err(ProblemCode::NameTaken.into());
            }
            grant => grant?,
        };
        return Ok(Idempotent::replayed((player, grant)));
    }
    if let Some(guest) = guest {
        let (player, hash) = claim(ctx, guest, name, proposed, from, request).await?;
        return Ok(Idempotent::new((player, open_session(ctx, guest, hash, session).await?)));
    }
    check_registration(ctx, invitation).await?;
    let account = consume_tokens(ctx, &[ThrottleKey::NewAccountByNetwork(from)]).await?;
    let (name_text, throttle_key) =
        (name.as_str().to_owned(), ThrottleKey::NewPasswordByNetwork(from));
    let hash = match hash_new_password(ctx, proposed, name_text, throttle_key).await {
        Ok(hash) => hash,
        Err(error) => {
            // No account was created. The cost of the password check is counted separately.
            account.refund(ctx).await?;
            return Err(error);
        }
    };
    let registered = insert_account(ctx, name, hash, session, from, request).await;
    if let Err(Error::Refused(ProblemCode::NameTaken)) = &registered {
        account.refund(ctx).await?;
    }
    Ok(Idempotent::new(registered?))
}

/// Inserts the account and its session.
async fn insert_account(
    ctx: &Context,
    name: PlayerName,
    hash: PasswordHash,
    session: NewSession,
    from: IpAddr,
    request: Option<IdempotentRequest>,
) -> Result<(Player, Grant)> {
    let ctx = ctx.clone();
    run_detached(async move {
        let player = PlayerId::new(ctx.new_id());
        let (session, token) = new_session(&ctx, session)?;
        let mut conn = ctx.connection().await?;
        let record = conn
            .transaction(async |conn| {
                let record =
                    store::accounts::insert_player(conn, player, name.to_store(), &hash).await?;
                check_name_hold(&ctx, conn, &name, player).await?;
                if let Some(request) = &request {
                    store::accounts::record_request(conn, player, request, player.uuid()).await?;
                }
                remember_network(&ctx, conn, player, from).await?;
                store::accounts::insert_session(conn, player, &session).await?;
                store::accounts::insert_refresh_token(conn, player, session.id, &token.hash())
                    .await?;
                Ok::<_, Error>(record)
            })
            .await
            .map_err(map_name_taken)?;
        let grant = issue_grant(&ctx, player, session.id, token)?;
        Ok((record, grant.with_device_token(&ctx, &hash)?))
    })
    .await
}

/// Returns the account created by an earlier delivery of the same request.
async fn find_registered(
    ctx: &Context,
    name: &PlayerName,
    request: Option<&IdempotentRequest>,
) -> Result<Option<Player>> {
    let Some(request) = request else { return Ok(None) };
    let mut conn = ctx.connection().await?;
    let known = store::accounts::find_credentials(&mut conn, &name_keys(name.as_str())).await?;
    let Some((player, _)) = known else { return Ok(None) };
    let earlier = store::accounts::find_request(&mut conn, player, &request.key).await?;
    let is_the_same = |earlier: &EarlierRequest| {
        earlier.hash == request.hash && earlier.created_id == player.uuid()
    };
    if earlier.as_ref().is_none_or(|earlier| !is_the_same(earlier)) {
        return Ok(None);
    }
    Ok(store::accounts::find_player(&mut conn, player).await?)
}

/// Opens another session of a guest that has just chosen the password with this hash.
async fn open_session(
    ctx: &Context,
    viewer: Viewer,
    hash: PasswordHash,
    session: NewSession,
) -> Result<Grant> {
    let (ctx, player) = (ctx.clone(), viewer.player);
    run_detached(async move {
        let (session, token) = new_session(&ctx, session)?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            if !has_password(conn, player, &hash).await? {
                return Err(Error::Refused(ProblemCode::SessionEnded));
            }
            store::accounts::insert_session(conn, player, &session).await?;
            store::accounts::insert_refresh_token(conn, player, session.id, &token.hash()).await?;
            Ok(())
        })
        .await?;
        issue_grant(&ctx, player, session.id, token)?.with_device_token(&ctx, &hash)
    })
    .await
}

/// Checks that a new account or guest account may be created. `invitation` is the token of an
/// invitation link.
///
/// # Errors
/// [`ProblemCode::RegistrationClosed`]; [`ProblemCode::InvitationRequired`]; the link is invalid or
/// has expired, or its table is not open.
pub(super) async fn check_registration(ctx: &Context, invitation: Option<&str>) -> Result<()> {
    match (ctx.registration, invitation) {
        (RegistrationPolicy::Open, _) => Ok(()),
        (RegistrationPolicy::Closed, _) => Err(Error::Refused(ProblemCode::RegistrationClosed)),
        (RegistrationPolicy::Invitation, None) => {
            Err(Error::Refused(ProblemCode::InvitationRequired))
        }
        (RegistrationPolicy::Invitation, Some(token)) => {
            resolve_invitation_link(ctx, token).await.map(|_| ())
        }
    }
}
