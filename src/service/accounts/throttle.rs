//! Rate limits on attempts, shared by all nodes: token buckets in the database, under hashed keys
//! that reveal neither names nor addresses. Recent rejections are answered from a cache.

use std::net::IpAddr;

use jiff::SignedDuration;
use kingdomino::shuffle::Bytes32;
use sha2::{Digest, Sha256};

use crate::auth::DeviceId;
use crate::domain::account::TokenBucket;
use crate::domain::table::Viewer;
use crate::domain::{GameId, PlayerId, ProblemCode};
use crate::service::player_name::fold_name;
use crate::service::{Context, Error, Result};
use crate::store;

use super::profile::get_account;

/// Age below which an account counts as a newcomer.
const NEWCOMER_AGE: SignedDuration = SignedDuration::from_hours(24);

/// Limits on attempts, over all nodes together.
#[derive(Clone, Copy, Debug)]
pub struct Throttles {
    /// Password attempts per account: one bucket for all unknown clients, one per known network and
    /// one per known device.
    pub password_attempts_per_account: TokenBucket,
    /// Password attempts per address.
    pub password_attempts_per_ip: TokenBucket,
    /// New accounts per address.
    pub accounts_per_ip: TokenBucket,
    /// Password strength checks, whatever their result: per account, and per address for new
    /// accounts.
    pub password_checks: TokenBucket,
    /// Renames per account.
    pub renames: TokenBucket,
    /// Password reset emails per account, whatever their origin.
    pub resets: TokenBucket,
    /// Verification emails per address, whatever their origin.
    pub verifications: TokenBucket,
    /// Invitations per account, to a table or a seat.
    pub invitations: TokenBucket,
    /// Invitations per account and invited player, and rematches of one game.
    pub invitations_per_recipient: TokenBucket,
    /// Invitations per invited player by all guests and new accounts together, which have no
    /// reputation yet.
    pub invitations_by_newcomers: TokenBucket,
    /// Device authorization requests per address.
    pub device_requests: TokenBucket,
    /// Wrong user codes of device authorization per address.
    pub user_codes: TokenBucket,
}

impl Throttles {
    /// Returns the default limits, with `burst` new accounts per address and at least `burst`
    /// password checks.
    pub fn with_new_accounts(burst: i32) -> Throttles {
        let mut throttles = Throttles::default();
        throttles.accounts_per_ip.burst = burst;
        throttles.password_checks.burst = throttles.password_checks.burst.max(burst);
        throttles
    }
}

impl Default for Throttles {
    fn default() -> Throttles {
        let bucket = |burst, minutes| TokenBucket {
            burst,
            refill_interval: SignedDuration::from_mins(minutes),
        };
        let password_checks =
            TokenBucket { burst: 60, refill_interval: SignedDuration::from_secs(10) };
        Throttles {
            password_attempts_per_account: bucket(10, 2),
            password_attempts_per_ip: bucket(50, 1),
            accounts_per_ip: bucket(20, 5),
            password_checks,
            renames: bucket(5, 6 * 24 * 60),
            resets: bucket(1, 10),
            verifications: bucket(5, 60),
            invitations: bucket(40, 1),
            invitations_per_recipient: bucket(8, 10),
            invitations_by_newcomers: bucket(8, 30),
            device_requests: TokenBucket {
                burst: 60,
                refill_interval: SignedDuration::from_secs(10),
            },
            user_codes: bucket(10, 2),
        }
    }
}

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

impl ThrottleKey {
    /// Returns true for a known device or network of the account.
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

/// Tokens that were consumed and can be returned.
pub(crate) struct ConsumedTokens(Vec<(Bytes32, TokenBucket)>);

impl ConsumedTokens {
    /// Returns the tokens. Called for successful attempts, because only failures count.
    pub async fn refund(self, ctx: &Context) -> Result<()> {
        let mut conn = ctx.connection().await?;
        store::accounts::refund_tokens(&mut conn, &self.0).await?;
        self.0.iter().for_each(|(key, _)| ctx.throttle_cache.remove(key));
        Ok(())
    }
}

/// Consumes a token from each bucket. Concurrent attempts under one key wait without a connection,
/// and recent rejections are answered from the cache, so that rejecting an attempt costs less than
/// making it.
///
/// # Errors
/// [`ProblemCode::TooManyAttempts`]; then no token is consumed.
pub(crate) async fn consume_tokens(
    ctx: &Context,
    buckets: &[ThrottleKey],
) -> Result<ConsumedTokens> {
    let buckets: Vec<(Bytes32, TokenBucket)> =
        buckets.iter().map(|bucket| bucket.key(ctx)).collect();
    let mut permits = Vec::new();
    for (key, _) in &buckets {
        ctx.throttle_cache.check(key)?;
        permits.push(ctx.throttle_cache.acquire(*key).await?);
        // The key may have been rejected while this request waited.
        ctx.throttle_cache.check(key)?;
    }
    let mut conn = ctx.connection().await?;
    for (index, (key, bucket)) in buckets.iter().enumerate() {
        if let Err(wait) = store::accounts::consume_token(&mut conn, key, *bucket).await? {
            store::accounts::refund_tokens(&mut conn, &buckets[..index]).await?;
            ctx.throttle_cache.insert(*key, wait);
            return Err(Error::Throttled(ProblemCode::TooManyAttempts, wait));
        }
    }
    Ok(ConsumedTokens(buckets))
}

/// Returns the stored keys of the buckets, to reset them in a transaction.
pub(super) fn bucket_keys(ctx: &Context, buckets: &[ThrottleKey]) -> Vec<Bytes32> {
    buckets.iter().map(|bucket| bucket.key(ctx).0).collect()
}

/// Counts an invitation of the player called `name`. Each invitation sends a message, so the limit
/// protects the recipient from unwanted messages.
///
/// # Errors
/// [`ProblemCode::TooManyAttempts`].
pub(crate) async fn count_invitation(
    ctx: &Context,
    viewer: Viewer,
    name: &str,
) -> Result<ConsumedTokens> {
    let recipient = fold_name(name);
    let mut throttle_keys = vec![
        ThrottleKey::InvitationBySender(viewer.player),
        ThrottleKey::InvitationBySenderAndRecipient(viewer.player, recipient.clone()),
    ];
    let inviter = get_account(ctx, viewer).await?;
    if inviter.is_guest || ctx.now().duration_since(inviter.created_at) < NEWCOMER_AGE {
        throttle_keys.push(ThrottleKey::NewcomerInvitationByRecipient(recipient));
    }
    consume_tokens(ctx, &throttle_keys).await
}

/// Counts a rematch invitation to the players of a game.
///
/// # Errors
/// As [`count_invitation`].
pub(crate) async fn count_rematch(ctx: &Context, viewer: Viewer, of: GameId) -> Result<()> {
    let rematch_key = ThrottleKey::InvitationBySenderAndRecipient(viewer.player, of.to_string());
    consume_tokens(ctx, &[ThrottleKey::InvitationBySender(viewer.player), rematch_key])
        .await
        .map(|_| ())
}

/// Counts an email to an unverified address.
///
/// # Errors
/// As [`count_invitation`].
pub(crate) async fn count_verification(ctx: &Context, address: &str) -> Result<()> {
    let mailbox = ThrottleKey::VerificationByMailbox(mailbox(address));
    consume_tokens(ctx, &[mailbox]).await.map(|_| ())
}

/// Returns the mailbox of an address for counting. Many servers ignore the part after a plus sign,
/// and some ignore dots; different mailboxes that become equal here share one limit.
fn mailbox(address: &str) -> String {
    let address = address.to_lowercase();
    let Some((local, host)) = address.rsplit_once('@') else { return address };
    let local = local.trim_matches('"').split('+').next().unwrap_or(local).replace('.', "");
    let host = if host == "googlemail.com" { "gmail.com" } else { host };
    format!("{local}@{host}")
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

    #[test]
    fn password_checks_cover_allowed_accounts() {
        for burst in [1, 20, 1000] {
            let throttles = Throttles::with_new_accounts(burst);
            assert_eq!(throttles.accounts_per_ip.burst, burst);
            assert!(throttles.password_checks.burst >= burst);
        }
    }

    #[test]
    fn mailbox_ignores_spelling_of_address() {
        for address in [
            "ada.lovelace@gmail.com",
            "Ada.Love.Lace@GMail.com",
            "adalovelace+kings@googlemail.com",
            "\"ada.lovelace\"@gmail.com",
        ] {
            assert_eq!(mailbox(address), "adalovelace@gmail.com");
        }
        assert_ne!(mailbox("ada@kingdoms.example"), mailbox("ada@gmail.com"));
    }
}
