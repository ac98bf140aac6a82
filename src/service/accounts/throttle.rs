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
    PasswordOf(String),
    /// Password attempts from a network with an earlier login to the account.
    PasswordFromKnown(PlayerId, IpAddr),
    /// Password attempts at a device with an earlier login to the account.
    PasswordAtDevice(DeviceId),
    /// Password attempts within a session of the account.
    PasswordWithin(PlayerId),
    PasswordFrom(IpAddr),
    AccountFrom(IpAddr),
    /// Password choices for new accounts, by network.
    NewPasswordFrom(IpAddr),
    /// Password changes of an account.
    NewPasswordOf(PlayerId),
    /// Renames of an account.
    RenameOf(PlayerId),
    /// Password reset emails to a player.
    ResetOf(PlayerId),
    /// Emails to an address that may belong to another person.
    VerificationOf(String),
    InvitationsBy(PlayerId),
    /// Invitations by a player of one player, by the comparable name, or of the players of one
    /// game.
    InvitationBy(PlayerId, String),
    InvitationByNewcomers(String),
    /// Device authorization requests, by network.
    DeviceRequestFrom(IpAddr),
    /// User codes of device authorization, by network.
    UserCodeFrom(IpAddr),
}

/// Tokens that were consumed and can be returned.
pub(crate) struct TakenTokens(Vec<(Bytes32, TokenBucket)>);

/// Consumes a token from each bucket. Concurrent attempts under one key wait without a connection,
/// and recent rejections are answered from the cache, so that rejecting an attempt costs less than
/// making it.
///
/// # Errors
/// [`Error::TooManyAttempts`]; then no token is consumed.
pub(crate) async fn take_tries(ctx: &Context, tries: &[ThrottleKey]) -> Result<TakenTokens> {
    let tries: Vec<(Bytes32, TokenBucket)> = tries.iter().map(|counted| counted.key(ctx)).collect();
    let mut turns = Vec::new();
    for (key, _) in &tries {
        ctx.refusals.check(key)?;
        turns.push(ctx.refusals.turn(*key).await);
        // The key may have been rejected while this request waited.
        ctx.refusals.check(key)?;
    }
    let mut conn = ctx.connection().await?;
    for (place, (key, share)) in tries.iter().enumerate() {
        if let Err(wait) = store::accounts::take_try(&mut conn, key, *share).await? {
            store::accounts::give_tries_back(&mut conn, &tries[..place]).await?;
            ctx.refusals.remember(*key, wait);
            return Err(Error::TooManyAttempts(wait));
        }
    }
    Ok(TakenTokens(tries))
}

/// Returns the stored keys of the buckets, to reset them in a transaction.
pub(super) fn keys(ctx: &Context, tries: &[ThrottleKey]) -> Vec<Bytes32> {
    tries.iter().map(|counted| counted.key(ctx).0).collect()
}

impl TakenTokens {
    /// Returns the tokens. Called for successful attempts, because only failures count.
    pub async fn give_back(self, ctx: &Context) -> Result<()> {
        let mut conn = ctx.connection().await?;
        store::accounts::give_tries_back(&mut conn, &self.0).await?;
        self.0.iter().for_each(|(key, _)| ctx.refusals.forget(key));
        Ok(())
    }
}

impl ThrottleKey {
    /// Returns true for a known device, network or session of the account.
    pub fn is_known(&self) -> bool {
        matches!(self, ThrottleKey::PasswordFromKnown(..) | ThrottleKey::PasswordAtDevice(_))
    }

    /// Returns the owner for limits on work per owner.
    pub fn owner(&self) -> String {
        match self {
            ThrottleKey::PasswordOf(name)
            | ThrottleKey::VerificationOf(name)
            | ThrottleKey::InvitationByNewcomers(name) => name.clone(),
            ThrottleKey::InvitationBy(player, whom) => format!("{player} {whom}"),
            ThrottleKey::PasswordFromKnown(player, address) => {
                format!("{player} {}", network(*address))
            }
            ThrottleKey::PasswordAtDevice(device) => device.to_text(),
            ThrottleKey::PasswordWithin(player)
            | ThrottleKey::NewPasswordOf(player)
            | ThrottleKey::RenameOf(player)
            | ThrottleKey::ResetOf(player)
            | ThrottleKey::InvitationsBy(player) => player.to_string(),
            ThrottleKey::PasswordFrom(address)
            | ThrottleKey::AccountFrom(address)
            | ThrottleKey::NewPasswordFrom(address)
            | ThrottleKey::DeviceRequestFrom(address)
            | ThrottleKey::UserCodeFrom(address) => network(*address),
        }
    }

    /// Returns the hashed key, which reveals neither name nor address, and the bucket.
    fn key(&self, ctx: &Context) -> (Bytes32, TokenBucket) {
        let throttles = &ctx.throttles;
        let (kind, share) = match self {
            ThrottleKey::PasswordOf(_) => ("password of", throttles.password_attempts_per_account),
            ThrottleKey::PasswordFromKnown(..) => {
                ("password of, from", throttles.password_attempts_per_account)
            }
            ThrottleKey::PasswordAtDevice(_) => {
                ("password at", throttles.password_attempts_per_account)
            }
            ThrottleKey::PasswordWithin(_) => {
                ("password within", throttles.password_attempts_per_account)
            }
            ThrottleKey::PasswordFrom(_) => ("password from", throttles.password_attempts_per_ip),
            ThrottleKey::AccountFrom(_) => ("account from", throttles.accounts_per_ip),
            ThrottleKey::NewPasswordFrom(_) => ("new password from", throttles.password_checks),
            ThrottleKey::NewPasswordOf(_) => ("new password of", throttles.password_checks),
            ThrottleKey::RenameOf(_) => ("rename of", throttles.renames),
            ThrottleKey::ResetOf(_) => ("reset of", throttles.resets),
            ThrottleKey::VerificationOf(_) => ("verification of", throttles.verifications),
            ThrottleKey::InvitationsBy(_) => ("invitations by", throttles.invitations),
            ThrottleKey::InvitationBy(..) => ("invitation by", throttles.invitations_of_one),
            ThrottleKey::InvitationByNewcomers(_) => {
                ("invitation by newcomers", throttles.invitations_by_newcomers)
            }
            ThrottleKey::DeviceRequestFrom(_) => ("device request from", throttles.device_requests),
            ThrottleKey::UserCodeFrom(_) => ("user code from", throttles.user_codes),
        };
        let whose = self.owner();
        (Sha256::digest(format!("{kind}\0{whose}")).into(), share)
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
