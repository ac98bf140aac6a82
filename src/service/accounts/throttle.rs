use std::net::IpAddr;

use kingdomino::shuffle::Bytes32;
use sha2::{Digest, Sha256};

use crate::auth::DeviceId;
use crate::domain::PlayerId;
use crate::domain::account::TokenBucket;
use crate::service::{Context, Error, Result};
use crate::store;

/// Key under which an attempt is counted.
pub(crate) enum ThrottleKey {
    /// Password attempts by all unknown clients together, by the comparable name, whether or not
    /// the account exists.
    PasswordByName(String),
    /// Password attempts from a network with an earlier login to the account.
    PasswordByKnownNetwork(PlayerId, IpAddr),
    /// Password attempts at a device with an earlier login to the account.
    PasswordByDevice(DeviceId),
    /// Password attempts within a session of the account.
    PasswordBySession(PlayerId),
    PasswordByNetwork(IpAddr),
    NewAccountByNetwork(IpAddr),
    /// Password choices for new accounts, by network.
    NewPasswordByNetwork(IpAddr),
    /// Password changes of an account.
    NewPasswordByAccount(PlayerId),
    /// Renames of an account.
    RenameByAccount(PlayerId),
    /// Password reset emails to a player.
    ResetByAccount(PlayerId),
    /// Emails to an address that may belong to another person.
    VerificationByMailbox(String),
    InvitationBySender(PlayerId),
    /// Invitations by a player of one player, by the comparable name, or of the players of one
    /// game.
    InvitationBySenderAndRecipient(PlayerId, String),
    NewcomerInvitationByRecipient(String),
    /// Device authorization requests, by network.
    DeviceRequestByNetwork(IpAddr),
    /// User codes of device authorization, by network.
    UserCodeByNetwork(IpAddr),
}

/// Tokens that were consumed and can be returned.
pub(crate) struct ConsumedTokens(Vec<(Bytes32, TokenBucket)>);

/// Consumes a token from each bucket. Concurrent attempts under one key wait without a connection,
/// and recent rejections are answered from the cache, so that rejecting an attempt costs less than
/// making it.
///
/// # Errors
/// [`Error::TooManyAttempts`]; then no token is consumed.
pub(crate) async fn consume_tokens(
    ctx: &Context,
    buckets: &[ThrottleKey],
) -> Result<ConsumedTokens> {
    let buckets: Vec<(Bytes32, TokenBucket)> =
        buckets.iter().map(|bucket| bucket.key(ctx)).collect();
    let mut permits = Vec::new();
    for (key, _) in &buckets {
        ctx.throttle_cache.check(key)?;
        permits.push(ctx.throttle_cache.acquire(*key).await);
        // The key may have been rejected while this request waited.
        ctx.throttle_cache.check(key)?;
    }
    let mut conn = ctx.connection().await?;
    for (index, (key, bucket)) in buckets.iter().enumerate() {
        if let Err(wait) = store::accounts::consume_token(&mut conn, key, *bucket).await? {
            store::accounts::refund_tokens(&mut conn, &buckets[..index]).await?;
            ctx.throttle_cache.insert(*key, wait);
            return Err(Error::TooManyAttempts(wait));
        }
    }
    Ok(ConsumedTokens(buckets))
}

/// Returns the stored keys of the buckets, to reset them in a transaction.
pub(super) fn bucket_keys(ctx: &Context, buckets: &[ThrottleKey]) -> Vec<Bytes32> {
    buckets.iter().map(|bucket| bucket.key(ctx).0).collect()
}

impl ConsumedTokens {
    /// Returns the tokens. Called for successful attempts, because only failures count.
    pub async fn refund(self, ctx: &Context) -> Result<()> {
        let mut conn = ctx.connection().await?;
        store::accounts::refund_tokens(&mut conn, &self.0).await?;
        self.0.iter().for_each(|(key, _)| ctx.throttle_cache.remove(key));
        Ok(())
    }
}

impl ThrottleKey {
    /// Returns true for a known device, network or session of the account.
    pub fn is_known(&self) -> bool {
        matches!(self, ThrottleKey::PasswordByKnownNetwork(..) | ThrottleKey::PasswordByDevice(_))
    }

    /// Returns the owner for limits on work per owner.
    pub fn owner(&self) -> String {
        match self {
            ThrottleKey::PasswordByName(name)
            | ThrottleKey::VerificationByMailbox(name)
            | ThrottleKey::NewcomerInvitationByRecipient(name) => name.clone(),
            ThrottleKey::InvitationBySenderAndRecipient(player, recipient) => {
                format!("{player} {recipient}")
            }
            ThrottleKey::PasswordByKnownNetwork(player, address) => {
                format!("{player} {}", network(*address))
            }
            ThrottleKey::PasswordByDevice(device) => device.to_text(),
            ThrottleKey::PasswordBySession(player)
            | ThrottleKey::NewPasswordByAccount(player)
            | ThrottleKey::RenameByAccount(player)
            | ThrottleKey::ResetByAccount(player)
            | ThrottleKey::InvitationBySender(player) => player.to_string(),
            ThrottleKey::PasswordByNetwork(address)
            | ThrottleKey::NewAccountByNetwork(address)
            | ThrottleKey::NewPasswordByNetwork(address)
            | ThrottleKey::DeviceRequestByNetwork(address)
            | ThrottleKey::UserCodeByNetwork(address) => network(*address),
        }
    }

    /// Returns the hashed key, which reveals neither name nor address, and the bucket.
    fn key(&self, ctx: &Context) -> (Bytes32, TokenBucket) {
        let throttles = &ctx.throttles;
        let (kind, bucket) = match self {
            ThrottleKey::PasswordByName(_) => {
                ("password of", throttles.password_attempts_per_account)
            }
            ThrottleKey::PasswordByKnownNetwork(..) => {
                ("password of, from", throttles.password_attempts_per_account)
            }
            ThrottleKey::PasswordByDevice(_) => {
                ("password at", throttles.password_attempts_per_account)
            }
            ThrottleKey::PasswordBySession(_) => {
                ("password within", throttles.password_attempts_per_account)
            }
            ThrottleKey::PasswordByNetwork(_) => {
                ("password from", throttles.password_attempts_per_ip)
            }
            ThrottleKey::NewAccountByNetwork(_) => ("account from", throttles.accounts_per_ip),
            ThrottleKey::NewPasswordByNetwork(_) => {
                ("new password from", throttles.password_checks)
            }
            ThrottleKey::NewPasswordByAccount(_) => ("new password of", throttles.password_checks),
            ThrottleKey::RenameByAccount(_) => ("rename of", throttles.renames),
            ThrottleKey::ResetByAccount(_) => ("reset of", throttles.resets),
            ThrottleKey::VerificationByMailbox(_) => ("verification of", throttles.verifications),
            ThrottleKey::InvitationBySender(_) => ("invitations by", throttles.invitations),
            ThrottleKey::InvitationBySenderAndRecipient(..) => {
                ("invitation by", throttles.invitations_per_recipient)
            }
            ThrottleKey::NewcomerInvitationByRecipient(_) => {
                ("invitation by newcomers", throttles.invitations_by_newcomers)
            }
            ThrottleKey::DeviceRequestByNetwork(_) => {
                ("device request from", throttles.device_requests)
            }
            ThrottleKey::UserCodeByNetwork(_) => ("user code from", throttles.user_codes),
        };
        let owner = self.owner();
        (Sha256::digest(format!("{kind}\0{owner}")).into(), bucket)
    }
}

/// Returns the address, or for IPv6 the network of one customer, usually with 2^64 addresses.
pub fn network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn customer_addresses_share_a_network() {
        let of = |text: &str| network(text.parse().expect("an address"));
        assert_eq!(of("192.0.2.7"), "192.0.2.7");
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
    }
}
