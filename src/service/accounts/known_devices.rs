//! Where somebody is no stranger to an account. A limit that is meant for strangers does not count there, so that nobody can
//! lock its owner out.

use std::net::IpAddr;

use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::auth::{DeviceToken, PasswordHash};
use crate::domain::PlayerId;
use crate::service::{Context, Result};
use crate::store::{self, Connection};

use super::throttle::{ThrottleKey, network};

/// An account as somebody found it who wants to log in, and the hash of its password; none if there is no such account.
pub(super) type StoredLogin = Option<(PlayerId, PasswordHash)>;

/// What a password for the account called `name` is counted under. A device that is known is proof enough, whatever others do
/// at its address; a network that is known has a share of its own; and all others have one together.
pub(super) async fn counted_for(
    ctx: &Context,
    conn: &mut Connection,
    found: &StoredLogin,
    name: String,
    from: IpAddr,
    device: Option<&str>,
) -> Result<Vec<ThrottleKey>> {
    // Asked also when there is no such account, so that the time does not tell.
    let nobody = PlayerId::new(Uuid::nil());
    let player = found.as_ref().map_or(nobody, |(player, _)| *player);
    let is_known = store::accounts::knows_network(conn, player, &trace(ctx, player, from)).await?;
    let device = device.zip(found.as_ref()).and_then(|(device, (player, hash))| {
        DeviceToken::read(device, ctx.senders.links.key(), *player, hash)
    });
    Ok(match device {
        Some(device) => vec![ThrottleKey::PasswordAtDevice(device)],
        None if is_known => vec![ThrottleKey::PasswordFromKnown(player, from)],
        None => vec![ThrottleKey::PasswordFrom(from), ThrottleKey::PasswordOf(name)],
    })
}

/// Remembers that the owner of an account was here.
pub(super) async fn remember(
    ctx: &Context,
    conn: &mut Connection,
    player: PlayerId,
    from: IpAddr,
) -> Result<()> {
    Ok(store::accounts::remember_network(conn, player, &trace(ctx, player, from)).await?)
}

/// What tells whether a network is the same again, and nothing else.
fn trace(ctx: &Context, player: PlayerId, from: IpAddr) -> Bytes32 {
    ctx.senders.links.key().derive(&format!("known network\0{player}\0{}", network(from)))
}
