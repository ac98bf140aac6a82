use std::net::IpAddr;

use kingdomino::shuffle::Bytes32;
use sha2::{Digest, Sha256};

use crate::auth::DeviceId;
use crate::domain::PlayerId;
use crate::domain::account::TokenBucket;
use crate::service::{Context, Error, Result};
use crate::store;

/// What a try is counted under.
pub(crate) enum ThrottleKey {
    /// The name of an account as it is compared, whether or not there is one: by strangers, all together.
    PasswordOf(String),
    /// From a network where the account has logged in before.
    PasswordFromKnown(PlayerId, IpAddr),
    /// At a device where the account has logged in before.
    PasswordAtDevice(DeviceId),
    /// By somebody who has a session of the account.
    PasswordWithin(PlayerId),
    PasswordFrom(IpAddr),
    AccountFrom(IpAddr),
    /// A password that somebody wants who has no account yet.
    NewPasswordFrom(IpAddr),
    /// One that is to replace another.
    NewPasswordOf(PlayerId),
    /// A new name of an account.
    RenameOf(PlayerId),
    /// A mail by which somebody can choose a new password.
    ResetOf(PlayerId),
    /// A mail to an address that may be another's.
    VerificationOf(String),
    InvitationsBy(PlayerId),
    /// Of somebody by the name as it is compared, or again of those of a game.
    InvitationBy(PlayerId, String),
    InvitationByNewcomers(String),
    /// An app on another device that wants to be let in.
    DeviceRequestFrom(IpAddr),
    /// A code of such an app.
    UserCodeFrom(IpAddr),
}

/// Tries that were taken, and can be given back.
pub(crate) struct TakenTokens(Vec<(Bytes32, TokenBucket)>);

/// Takes a try of each kind. Who tries the same at the same time waits for his turn without a connection, and what was refused
/// a moment ago is refused again without asking the database: to refuse costs less than to be refused.
///
/// # Errors
/// [`Error::TooManyAttempts`]; then none of them is taken.
pub(crate) async fn take_tries(ctx: &Context, tries: &[ThrottleKey]) -> Result<TakenTokens> {
    let tries: Vec<(Bytes32, TokenBucket)> = tries.iter().map(|counted| counted.key(ctx)).collect();
    let mut turns = Vec::new();
    for (key, _) in &tries {
        ctx.refusals.check(key)?;
        turns.push(ctx.refusals.turn(*key).await);
        // It may have been refused meanwhile.
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

/// What forgets all tries of some kinds, for a transaction.
pub(super) fn keys(ctx: &Context, tries: &[ThrottleKey]) -> Vec<Bytes32> {
    tries.iter().map(|counted| counted.key(ctx).0).collect()
}

impl TakenTokens {
    /// Gives the tries back: what was tried was right, and only mistakes count.
    pub async fn give_back(self, ctx: &Context) -> Result<()> {
        let mut conn = ctx.connection().await?;
        store::accounts::give_tries_back(&mut conn, &self.0).await?;
        self.0.iter().for_each(|(key, _)| ctx.refusals.forget(key));
        Ok(())
    }
}

impl ThrottleKey {
    /// Whether it is by somebody who is no stranger to the account.
    pub fn is_known(&self) -> bool {
        matches!(self, ThrottleKey::PasswordFromKnown(..) | ThrottleKey::PasswordAtDevice(_))
    }

    /// Whose work it is, when the work for one is bounded.
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

    /// The key, which tells nobody the name or the address, and the share.
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

/// The address, or of version 6 the network of one customer: who has one address there has 2^64 of them.
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
    fn addresses_of_one_customer_are_one() {
        let of = |text: &str| network(text.parse().expect("an address"));
        assert_eq!(of("192.0.2.7"), "192.0.2.7");
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
    }
}
