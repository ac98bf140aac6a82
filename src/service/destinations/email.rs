use jiff::{SignedDuration, Timestamp};

use crate::domain::notification::{
    Channel, DeliveryContent, Destination, DestinationAddress, Notification,
};
use crate::domain::table::Viewer;
use crate::domain::{DeliveryId, DestinationId, PlayerId, ProblemCode};
use crate::notifications::channels::mail::EmailAddress;
use crate::notifications::links::VerifyLink;
use crate::service::accounts::{
    confirm_password, count_verification, invalidate_pending_emails, queue_email, require_password,
};
use crate::service::notifications::notify_player;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

use super::list_by_channel;

/// Minimum time between two verification emails requested by a player.
const MIN_VERIFICATION_INTERVAL: SignedDuration = SignedDuration::from_mins(1);
/// Maximum number of addresses that a player can try in three days.
const MAX_ADDRESSES: usize = 10;

/// Email addresses of a player.
pub struct EmailAddresses {
    /// Address that receives the player's notifications.
    pub verified: Option<Destination>,
    /// Requested address that is not verified yet.
    pub pending: Option<Destination>,
}

pub async fn list_email_addresses(ctx: &Context, viewer: Viewer) -> Result<EmailAddresses> {
    load_email_addresses(&mut *ctx.connection().await?, viewer).await
}

/// Sends a verification email. Once confirmed, the address replaces the current one. The password
/// is required, because the new address can be used to reset it.
///
/// # Errors
/// The password is wrong; the address is invalid; the last verification email is less than a minute
/// old; too many addresses were tried.
pub async fn set_email_address(
    ctx: &Context,
    viewer: Viewer,
    address: &str,
    password: &str,
) -> Result<EmailAddresses> {
    let address = EmailAddress::parse(address).map_err(Error::EmailInvalid)?;
    let (_, hash) = confirm_password(ctx, viewer, password).await?;
    count_verification(ctx, address.as_str()).await?;
    let address = DestinationAddress::Mail { address: address.as_str().to_owned() };
    let destination = DestinationId::new(ctx.new_id());
    let delivery = DeliveryId::new(ctx.new_id());
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::accounts::lock_availability(conn, viewer.player)
                .await?
                .ok_or(ProblemCode::SessionEnded)?;
            require_password(conn, viewer.player, &hash).await?;
            let now = store::game_now(conn).await?;
            let all = list_by_channel(conn, viewer, &[Channel::Email]).await?;
            check_frequency(&all, now)?;
            invalidate_pending_emails(conn, viewer.player).await?;
            store::destinations::insert_destination(
                conn,
                destination,
                viewer.player,
                &address,
                false,
            )
            .await?;
            queue_email(conn, delivery, destination, &DeliveryContent::Verification {}).await?;
            load_email_addresses(conn, viewer).await
        })
        .await
    })
    .await
}

/// Checks that the player may try another address beside `all`.
fn check_frequency(all: &[Destination], now: Timestamp) -> Result<()> {
    let last = all.iter().map(|destination| destination.created_at).max();
    let too_early = last.map(|last| MIN_VERIFICATION_INTERVAL - now.duration_since(last));
    if let Some(wait) = too_early.filter(SignedDuration::is_positive) {
        return Err(Error::Throttled(ProblemCode::RetryTooEarly, wait));
    }
    if all.len() < MAX_ADDRESSES {
        return Ok(());
    }
    let removal = all.iter().filter_map(Destination::removal_at).min().unwrap_or(now);
    let wait = removal.duration_since(now).max(MIN_VERIFICATION_INTERVAL);
    Err(Error::Throttled(ProblemCode::TooManyAttempts, wait))
}

/// Removes the email address, after a last email that confirms the removal.
///
/// # Errors
/// The password is wrong.
pub async fn delete_email(ctx: &Context, viewer: Viewer, password: &str) -> Result<()> {
    let (_, hash) = confirm_password(ctx, viewer, password).await?;
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::accounts::lock_availability(conn, viewer.player)
                .await?
                .ok_or(ProblemCode::SessionEnded)?;
            require_password(conn, viewer.player, &hash).await?;
            let changed = Notification::EmailChanged {};
            let now = store::game_now(conn).await?;
            notify_player(conn, viewer.player, changed, now, &|| ctx.new_id()).await?;
            invalidate_pending_emails(conn, viewer.player).await?;
            retire_email_addresses(conn, viewer.player, None).await
        })
        .await
    })
    .await
}

/// Confirms an address with the token of a verification email; returns the player. The former
/// address is notified and removed.
///
/// # Errors
/// The link was not issued by this server, has expired, or was used.
pub async fn verify_email_address(ctx: &Context, token: &str) -> Result<PlayerId> {
    let link: VerifyLink = ctx.open_link(token).await?;
    let player = link.player;
    ctx.with_account_lock(player, move |ctx| async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::accounts::lock_availability(conn, player)
                .await?
                .ok_or(ProblemCode::LinkInvalid)?;
            let found = store::destinations::lock_destination(conn, link.destination).await?;
            let destination =
                found.filter(|found| found.player == player).ok_or(ProblemCode::LinkInvalid)?;
            if destination.verified_at.is_some() {
                return Err(ProblemCode::LinkUsed.into());
            }
            if destination.retired_at.is_some() {
                return Err(ProblemCode::LinkInvalid.into());
            }
            // Queued before the former address is removed.
            let changed = Notification::EmailChanged {};
            let now = store::game_now(conn).await?;
            notify_player(conn, player, changed, now, &|| ctx.new_id()).await?;
            retire_email_addresses(conn, player, Some(link.destination)).await?;
            store::destinations::mark_destination_verified(conn, link.destination).await?;
            Ok(player)
        })
        .await
    })
    .await
}

/// Removes all email addresses except one.
async fn retire_email_addresses(
    conn: &mut Connection,
    player: PlayerId,
    except: Option<DestinationId>,
) -> Result<()> {
    for other in store::destinations::list_destinations(conn, player).await? {
        let is_mail = other.address.channel() == Channel::Email;
        if is_mail && Some(other.id) != except && other.retired_at.is_none() {
            store::destinations::retire_destination(conn, other.id).await?;
        }
    }
    Ok(())
}

async fn load_email_addresses(conn: &mut Connection, viewer: Viewer) -> Result<EmailAddresses> {
    let mut all = list_by_channel(conn, viewer, &[Channel::Email]).await?;
    all.retain(|destination| destination.retired_at.is_none());
    let verified = all.iter().find(|destination| destination.verified_at.is_some()).cloned();
    let pending = all.into_iter().find(|destination| destination.verified_at.is_none());
    Ok(EmailAddresses { verified, pending })
}
