use std::net::IpAddr;

use tokio::sync::Semaphore;

use crate::auth::Password;
use crate::domain::account::NameKeys;
use crate::domain::notification::{Channel, DeliveryContent, Endpoint, Notice};
use crate::domain::{DeliveryId, PlayerId};
use crate::notifications::links::ResetLink;
use crate::service::endpoints::{forget_pending, queue};
use crate::service::notifications::notify_player;
use crate::service::{Context, Error, Result, log_failure};
use crate::store;

use super::known_devices::remember;
use super::name::{comparable, name_keys};
use super::new_password::hash_new_password;
use super::one_at_a_time::in_turn;
use super::session::end_other_sessions;
use super::throttle::{ThrottleKey, keys, take_tries};

/// Maximum number of reset requests processed at a time.
static REQUESTS: Semaphore = Semaphore::const_new(8);
/// Maximum number of queued reset requests, each of which takes milliseconds.
static WAITING: Semaphore = Semaphore::const_new(1_000);

/// Sends a password reset email to the account with this name, if it has a verified address. Runs
/// in the background and returns immediately, so that neither the response nor its time reveals the
/// existence of the account.
pub fn request_reset(ctx: &Context, name: &str) {
    // Requests above the limit are dropped; the player can repeat them.
    let Ok(waits) = WAITING.try_acquire() else { return };
    let (ctx, name) = (ctx.clone(), name_keys(name));
    tokio::spawn(async move {
        let Ok(_turn) = REQUESTS.acquire().await else { return };
        drop(waits);
        if let Err(error) = send_reset(&ctx, &name).await {
            log_failure("queueing a password reset email failed", &error);
        }
    });
}

async fn send_reset(ctx: &Context, name: &NameKeys) -> Result<()> {
    let is_mailbox =
        |endpoint: &Endpoint| endpoint.is_live() && endpoint.address.channel() == Channel::Mail;
    let (player, mailbox) = {
        let mut conn = ctx.connection().await?;
        let found = store::accounts::find_player_by_name(&mut conn, name).await?;
        let Some(player) = found else { return Ok(()) };
        let endpoints = store::endpoints::list_endpoints(&mut conn, player.id).await?;
        (player.id, endpoints.into_iter().find(is_mailbox))
    };
    let Some(mailbox) = mailbox else { return Ok(()) };
    // Any client can request a reset for any account, so the emails to one account are limited.
    match take_tries(ctx, &[ThrottleKey::ResetOf(player)]).await {
        Err(Error::TooManyAttempts(_)) => return Ok(()),
        taken => drop(taken?),
    }
    let mut conn = ctx.connection().await?;
    conn.transaction(async |conn| {
        let mailbox = store::endpoints::lock_endpoint(conn, mailbox.id).await?;
        let Some(mailbox) = mailbox.filter(is_mailbox) else { return Ok(()) };
        let id = DeliveryId::new(ctx.new_id());
        queue(conn, id, mailbox.id, &DeliveryContent::PasswordReset {}).await
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
        let mut conn = ctx.connection().await?;
        let now = store::game_now(&mut conn).await?;
        let link: ResetLink = ctx.senders.links.read(token, now)?;
        let player = store::accounts::find_player(&mut conn, link.player)
            .await?
            .ok_or(Error::LinkInvalid)?;
        let hash = store::accounts::lock_password(&mut conn, link.player)
            .await?
            .ok_or(Error::LinkInvalid)?;
        if ResetLink::trace(&hash) != link.trace {
            return Err(Error::LinkUsed);
        }
        (link, player.name)
    };
    let password = Password::proposed(password)?;
    let tried = keys(
        ctx,
        &[
            ThrottleKey::PasswordOf(comparable(&name)),
            ThrottleKey::PasswordFromKnown(link.player, from),
            ThrottleKey::PasswordWithin(link.player),
        ],
    );
    let new =
        hash_new_password(ctx, password, name, ThrottleKey::NewPasswordOf(link.player)).await?;
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), link.player, async move {
        let mut conn = ctx.connection().await?;
        let player = conn
            .transaction(async |conn| {
                let old = store::accounts::lock_password(conn, link.player)
                    .await?
                    .ok_or(Error::LinkInvalid)?;
                if ResetLink::trace(&old) != link.trace {
                    return Err(Error::LinkUsed);
                }
                store::accounts::set_password(conn, link.player, &new).await?;
                forget_pending(conn, link.player).await?;
                end_other_sessions(conn, link.player, None).await?;
                store::accounts::forget_tries(conn, &tried).await?;
                remember(&ctx, conn, link.player, from).await?;
                let now = store::game_now(conn).await?;
                let changed = Notice::PasswordChanged {};
                notify_player(conn, link.player, changed, now, &|| ctx.new_id()).await?;
                Ok(link.player)
            })
            .await?;
        tried.iter().for_each(|key| ctx.refusals.forget(key));
        Ok(player)
    })
    .await
}
