//! Devices and networks with an earlier login to an account. Limits for strangers do not apply to
//! them, so that an attacker cannot lock out the owner.

use std::net::IpAddr;

use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::auth::{DeviceToken, PasswordHash};
use crate::domain::PlayerId;
use crate::service::{Context, Result};
use crate::store::{self, Connection};

use super::throttle::{ThrottleKey, network};

/// Account found by the name in a login request, with its password hash; none if the account does
/// not exist.
pub(super) type StoredLogin = Option<(PlayerId, PasswordHash)>;

/// Returns the throttle keys for a password attempt on the account called `name`. A recognised
/// device has a bucket of its own, and so has a recognised network. Any other attempt counts for
/// its network and for the account, under a bucket that all strangers share.
pub(super) async fn password_throttle_keys(
    ctx: &Context,
    conn: &mut Connection,
    found: &StoredLogin,
    name: String,
    from: IpAddr,
    device: Option<&str>,
) -> Result<Vec<ThrottleKey>> {
    // Queried for a missing account as well, so that the response time does not reveal its
    // existence.
    let no_player = PlayerId::new(Uuid::nil());
    let player = found.as_ref().map_or(no_player, |(player, _)| *player);
    let is_known =
        store::accounts::is_known_network(conn, player, &network_hash(ctx, player, from)).await?;
    let device = device.zip(found.as_ref()).and_then(|(device, (player, hash))| {
        DeviceToken::verify(device, ctx.senders.links.key(), *player, hash)
    });
    Ok(match device {
        Some(device) => vec![ThrottleKey::PasswordByDevice(device)],
        None if is_known => vec![ThrottleKey::PasswordByKnownNetwork(player, from)],
        None => vec![ThrottleKey::PasswordByNetwork(from), ThrottleKey::PasswordByName(name)],
    })
}

/// Records the network of a successful login.
pub(super) async fn remember_network(
    ctx: &Context,
    conn: &mut Connection,
    player: PlayerId,
    from: IpAddr,
) -> Result<()> {
    Ok(store::accounts::record_network(conn, player, &network_hash(ctx, player, from)).await?)
}

/// Returns a keyed hash that identifies a network for one account and reveals nothing else.
fn network_hash(ctx: &Context, player: PlayerId, from: IpAddr) -> Bytes32 {
    ctx.senders.links.key().derive(&format!("known network\0{player}\0{}", network(from)))
}
