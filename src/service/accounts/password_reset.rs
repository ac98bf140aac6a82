//! Password reset by email, and the hashing of new passwords. A request for a reset reveals neither
//! by its response nor by its duration whether the account exists.

use std::net::IpAddr;
use std::sync::{Arc, LazyLock};

use fair_semaphore::FairSemaphore;

use crate::auth::{HasherError, Password, PasswordHash};
use crate::domain::account::NameKeys;
use crate::domain::notification::{Channel, DeliveryContent, Destination, Notification};
use crate::domain::{DeliveryId, PlayerId, ProblemCode};
use crate::limits::PASSWORD_RESETS;
use crate::notifications::links::ResetLink;
use crate::service::notifications::notify_player;
use crate::service::player_name::{fold_name, name_keys};
use crate::service::{Context, Error, Result, log_failure};
use crate::store;
use crate::store::Connection;

use super::account_emails::{invalidate_pending_emails, queue_email};
use super::known_devices::remember_network;
use super::sessions::end_other_sessions;
use super::throttle::{ThrottleKey, bucket_keys, consume_tokens};

/// Permits for reset requests, each of which takes milliseconds.
static RESETS: LazyLock<Arc<FairSemaphore<()>>> = LazyLock::new(|| PASSWORD_RESETS.semaphore());

/// Sends a password reset email to the account with this name, if it has a verified address. Runs
/// in the background and returns immediately, so that neither the response nor its time reveals the
/// existence of the account.
pub fn request_password_reset(ctx: &Context, name: &str) {
    // Requests above the limit are dropped; the player can repeat them.
    let Ok(request) = RESETS.request(()) else { return };
    let (ctx, name) = (ctx.clone(), name_keys(name));
    tokio::spawn(async move {
        let Ok(_permit) = request.wait().await else { return };
        if let Err(error) = queue_reset_email(&ctx, &name).await {
            log_failure("queueing a password reset email failed", &error);
        }
    });
}

async fn queue_reset_email(ctx: &Context, name: &NameKeys) -> Result<()> {
    let is_mailbox = |destination: &Destination| {
        destination.is_live() && destination.address.channel() == Channel::Email
    };
    let (player, mailbox) = {
        let mut conn = ctx.connection().await?;
        let found = store::accounts::find_player_by_name(&mut conn, name).await?;
        let Some(player) = found else { return Ok(()) };
        let destinations = store::destinations::list_destinations(&mut conn, player.id).await?;
        (player.id, destinations.into_iter().find(is_mailbox))
    };
    let Some(mailbox) = mailbox else { return Ok(()) };
    // Any client can request a reset for any account, so the emails to one account are limited.
    match consume_tokens(ctx, &[ThrottleKey::ResetByAccount(player)]).await {
        Err(Error::Throttled(ProblemCode::TooManyAttempts, _)) => return Ok(()),
        taken => drop(taken?),
    }
    let mut conn = ctx.connection().await?;
    conn.transaction(async |conn| {
        let mailbox = store::destinations::lock_destination(conn, mailbox.id).await?;
        let Some(mailbox) = mailbox.filter(is_mailbox) else { return Ok(()) };
        let id = DeliveryId::new(ctx.new_id());
        queue_email(conn, id, mailbox.id, &DeliveryContent::PasswordReset {}).await
    })
    .await
}

/// Sets a new password with the single-use link of an email; returns the player. All sessions end.
/// Earlier failed attempts are forgotten, and the network `from` is remembered.
///
/// # Errors
/// The link was not issued by this server, has expired or was used; the password is weak.
pub async fn reset_password(
    ctx: &Context,
    token: &str,
    password: &str,
    from: IpAddr,
) -> Result<PlayerId> {
    let (link, name) = {
        let link: ResetLink = ctx.open_link(token).await?;
        let mut conn = ctx.connection().await?;
        let player = store::accounts::find_player(&mut conn, link.player)
            .await?
            .ok_or(ProblemCode::LinkInvalid)?;
        let hash = store::accounts::find_password_hash(&mut conn, link.player).await?;
        check_reset_link(&mut conn, &link, hash).await?;
        (link, player.name)
    };
    let password = Password::parse_new(password)?;
    let throttle_buckets = bucket_keys(
        ctx,
        &[
            ThrottleKey::PasswordByName(fold_name(&name)),
            ThrottleKey::PasswordByKnownNetwork(link.player, from),
            ThrottleKey::PasswordBySession(link.player),
        ],
    );
    let new =
        hash_new_password(ctx, password, name, ThrottleKey::NewPasswordByAccount(link.player))
            .await?;
    ctx.with_account_lock(link.player, move |ctx| async move {
        let mut conn = ctx.connection().await?;
        let player = conn
            .transaction(async |conn| {
                let old = store::accounts::lock_password(conn, link.player).await?;
                check_reset_link(conn, &link, old).await?;
                store::accounts::set_password(conn, link.player, &new).await?;
                invalidate_pending_emails(conn, link.player).await?;
                end_other_sessions(conn, link.player, None).await?;
                store::accounts::reset_buckets(conn, &throttle_buckets).await?;
                remember_network(&ctx, conn, link.player, from).await?;
                let now = store::game_now(conn).await?;
                let changed = Notification::PasswordChanged {};
                notify_player(conn, link.player, changed, now, &|| ctx.new_id()).await?;
                Ok::<_, Error>(link.player)
            })
            .await?;
        throttle_buckets.iter().for_each(|key| ctx.throttle_cache.remove(key));
        Ok(player)
    })
    .await
}

/// Checks that a link may still be used by an account with the password `current`.
///
/// # Errors
/// The account has no password any more; the link was used; its mailbox was given up.
async fn check_reset_link(
    conn: &mut Connection,
    link: &ResetLink,
    current: Option<PasswordHash>,
) -> Result<()> {
    if ResetLink::trace(&current.ok_or(ProblemCode::LinkInvalid)?) != link.trace {
        return Err(ProblemCode::LinkUsed.into());
    }
    let Some(mailbox) = link.destination else { return Ok(()) };
    let mailbox = store::destinations::find_destination(conn, mailbox).await?;
    let is_current = mailbox.is_some_and(|mailbox| mailbox.is_current());
    if is_current { Ok(()) } else { Err(ProblemCode::LinkInvalid.into()) }
}

/// Returns the hash of the password chosen by the player called `name`, counted under
/// `throttle_key`. Rating the strength of a password is the most expensive operation open to
/// clients without an account. The request is therefore counted first, rated in a separate queue,
/// and hashed last.
///
/// # Errors
/// Too many passwords were chosen; the queue is full; the password is easy to guess.
pub(super) async fn hash_new_password(
    ctx: &Context,
    password: Password,
    name: String,
    throttle_key: ThrottleKey,
) -> Result<PasswordHash> {
    let owner = throttle_key.owner();
    let consumed = consume_tokens(ctx, &[throttle_key]).await?;
    let rated = ctx.hasher.check_strength(password, name, &owner).await;
    if let Err(HasherError::Busy) = rated {
        // The password was not rated, so the token is returned.
        consumed.refund(ctx).await?;
    }
    Ok(ctx.hasher.hash(rated??, &owner).await?)
}

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
    Err(Error::Refused(if is_guest {
        ProblemCode::GuestAccount
    } else {
        ProblemCode::SessionEnded
    }))
}
