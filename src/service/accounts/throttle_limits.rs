use jiff::SignedDuration;

use crate::domain::account::TokenBucket;

/// Limits on attempts, over all nodes together.
#[derive(Clone, Copy, Debug)]
pub struct Throttles {
    /// Password attempts per account: one bucket for all strangers, one per known network and one
    /// per known device.
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
    pub invitations_of_one: TokenBucket,
    /// Invitations per invited player by all guests and new accounts together, which have no
    /// reputation yet.
    pub invitations_by_newcomers: TokenBucket,
    /// Device authorization requests per address.
    pub device_requests: TokenBucket,
    /// Wrong user codes of device authorization per address.
    pub user_codes: TokenBucket,
}

impl Throttles {
    /// Returns the default limits, with a burst of `at_once` new accounts per address, and as many
    /// password checks for them.
    pub fn with_new_accounts(at_once: i32) -> Throttles {
        let mut throttles = Throttles::default();
        throttles.accounts_per_ip.at_once = at_once;
        throttles.password_checks.at_once = throttles.password_checks.at_once.max(at_once);
        throttles
    }
}

impl Default for Throttles {
    fn default() -> Throttles {
        let share =
            |at_once, minutes| TokenBucket { at_once, every: SignedDuration::from_mins(minutes) };
        let password_checks = TokenBucket { at_once: 60, every: SignedDuration::from_secs(10) };
        Throttles {
            password_attempts_per_account: share(10, 2),
            password_attempts_per_ip: share(50, 1),
            accounts_per_ip: share(20, 5),
            password_checks,
            renames: share(5, 6 * 24 * 60),
            resets: share(1, 10),
            verifications: share(5, 60),
            invitations: share(40, 1),
            invitations_of_one: share(8, 10),
            invitations_by_newcomers: share(8, 30),
            device_requests: TokenBucket { at_once: 60, every: SignedDuration::from_secs(10) },
            user_codes: share(10, 2),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn password_checks_cover_allowed_accounts() {
        for at_once in [1, 20, 1000] {
            let throttles = Throttles::with_new_accounts(at_once);
            assert_eq!(throttles.accounts_per_ip.at_once, at_once);
            assert!(throttles.password_checks.at_once >= at_once);
        }
    }
}
