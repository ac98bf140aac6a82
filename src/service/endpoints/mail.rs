use jiff::SignedDuration;

use crate::domain::notification::{Channel, DeliveryContent, Endpoint, EndpointAddress, Notice};
use crate::domain::table::Viewer;
use crate::domain::{DeliveryId, DestinationId, PlayerId};
use crate::notifications::channels::mail::MailAddress;
use crate::notifications::links::VerifyLink;
use crate::service::accounts::{confirm, count_verification, in_turn};
use crate::service::notifications::notify_player;
use crate::service::{Context, Error, Result};
use crate::store::endpoints::NewDelivery;
use crate::store::{self, Connection};

use super::all_of;
use super::pending::forget_pending;

/// Between two mails that a player asks for to an address that may be another's.
const BETWEEN_VERIFICATIONS: SignedDuration = SignedDuration::from_mins(1);
/// More addresses nobody tries in three days.
const MOST_ADDRESSES: usize = 10;

/// Where mails go, and where they may go.
pub struct MailAddresses {
    /// The address to which the player's notices go.
    pub verified: Option<Endpoint>,
    /// One that the player wants, and of which nobody has shown that it is the player's own.
    pub pending: Option<Endpoint>,
}

pub async fn mail_addresses(ctx: &Context, viewer: Viewer) -> Result<MailAddresses> {
    addresses(&mut *ctx.connection().await?, viewer).await
}

/// Sends a mail to an address; once somebody has confirmed it from there, the player's mails go there and nowhere else.
/// A new password can be chosen from there, so the old one confirms it.
///
/// # Errors
/// The password is wrong; it is no address; the last such mail is less than a minute old, or there were many.
pub async fn set_mail_address(
    ctx: &Context,
    viewer: Viewer,
    address: &str,
    password: &str,
) -> Result<MailAddresses> {
    let address = MailAddress::parse(address).map_err(Error::MailAddressInvalid)?;
    confirm(ctx, viewer, password).await?;
    count_verification(ctx, address.as_str()).await?;
    let address = EndpointAddress::Mail { address: address.as_str().to_owned() };
    let endpoint = DestinationId::new(ctx.new_id());
    let delivery = DeliveryId::new(ctx.new_id());
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), viewer.player, async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::accounts::lock_habits(conn, viewer.player).await?.ok_or(Error::SessionEnded)?;
            let now = store::game_now(conn).await?;
            let all = all_of(conn, viewer, &[Channel::Mail]).await?;
            let last = all.iter().map(|endpoint| endpoint.created_at).max();
            if last.is_some_and(|last| now.duration_since(last) < BETWEEN_VERIFICATIONS)
                || all.len() >= MOST_ADDRESSES
            {
                return Err(Error::TooSoon(BETWEEN_VERIFICATIONS));
            }
            forget_pending(conn, viewer.player).await?;
            store::endpoints::insert_endpoint(conn, endpoint, viewer.player, &address, false)
                .await?;
            queue(conn, delivery, endpoint, &DeliveryContent::Verification {}).await?;
            addresses(conn, viewer).await
        })
        .await
    })
    .await
}

/// Sends no mails any more, after one that says so.
///
/// # Errors
/// The password is wrong.
pub async fn delete_email(ctx: &Context, viewer: Viewer, password: &str) -> Result<()> {
    confirm(ctx, viewer, password).await?;
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), viewer.player, async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::accounts::lock_habits(conn, viewer.player).await?.ok_or(Error::SessionEnded)?;
            let now = store::game_now(conn).await?;
            let changed = Notice::MailAddressChanged {};
            notify_player(conn, viewer.player, changed, now, &|| ctx.new_id()).await?;
            forget_pending(conn, viewer.player).await?;
            retire_others(conn, viewer.player, None).await
        })
        .await
    })
    .await
}

/// Somebody who reads the mails to an address wants it to be the player's; whose it is now. The address before it is
/// told, and left.
///
/// # Errors
/// The link is none of ours, has expired, or was used.
pub async fn verify_mail_address(ctx: &Context, token: &str) -> Result<PlayerId> {
    let now = store::game_now(&mut *ctx.connection().await?).await?;
    let link: VerifyLink = ctx.senders.links.read(token, now)?;
    let player = link.player;
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), player, async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::accounts::lock_habits(conn, player).await?.ok_or(Error::LinkInvalid)?;
            let found = store::endpoints::lock_endpoint(conn, link.endpoint).await?;
            let endpoint =
                found.filter(|found| found.player == player).ok_or(Error::LinkInvalid)?;
            if endpoint.verified_at.is_some() {
                return Err(Error::LinkUsed);
            }
            if endpoint.retired_at.is_some() {
                return Err(Error::LinkInvalid);
            }
            // While the former address is still there.
            let changed = Notice::MailAddressChanged {};
            notify_player(conn, player, changed, now, &|| ctx.new_id()).await?;
            retire_others(conn, player, Some(link.endpoint)).await?;
            store::endpoints::verify_endpoint(conn, link.endpoint).await?;
            Ok(player)
        })
        .await
    })
    .await
}

/// Queues something that is no notice.
pub(crate) async fn queue(
    conn: &mut Connection,
    id: DeliveryId,
    endpoint: DestinationId,
    content: &DeliveryContent,
) -> Result<()> {
    let now = store::game_now(conn).await?;
    let delivery = NewDelivery {
        id,
        endpoint,
        position: 0,
        game: None,
        in_order: false,
        content,
        at: now,
        due_at: now,
    };
    Ok(store::endpoints::insert_delivery(conn, &delivery).await?)
}

/// Gives up all mailboxes but one.
async fn retire_others(
    conn: &mut Connection,
    player: PlayerId,
    but: Option<DestinationId>,
) -> Result<()> {
    for other in store::endpoints::list_endpoints(conn, player).await? {
        let is_mail = other.address.channel() == Channel::Mail;
        if is_mail && Some(other.id) != but && other.retired_at.is_none() {
            store::endpoints::retire_endpoint(conn, other.id).await?;
        }
    }
    Ok(())
}

async fn addresses(conn: &mut Connection, viewer: Viewer) -> Result<MailAddresses> {
    let mut all = all_of(conn, viewer, &[Channel::Mail]).await?;
    all.retain(|endpoint| endpoint.retired_at.is_none());
    let verified = all.iter().find(|endpoint| endpoint.verified_at.is_some()).cloned();
    let pending = all.into_iter().find(|endpoint| endpoint.verified_at.is_none());
    Ok(MailAddresses { verified, pending })
}
