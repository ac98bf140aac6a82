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
    /// Returns the default limits, with `burst` new accounts per address, and as many
    /// password checks for them.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn password_checks_cover_allowed_accounts() {
        for burst in [1, 20, 1000] {
            let throttles = Throttles::with_new_accounts(burst);
            assert_eq!(throttles.accounts_per_ip.burst, burst);
            assert!(throttles.password_checks.burst >= burst);
        }
    }
}
