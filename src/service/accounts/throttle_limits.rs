use jiff::SignedDuration;

use crate::domain::account::TokenBucket;

/// How often something may be tried, all nodes together.
#[derive(Clone, Copy, Debug)]
pub struct Throttles {
    /// Passwords for one account: by strangers together, from each network and at each device where it has logged in.
    pub password_attempts_per_account: TokenBucket,
    /// Passwords from one address.
    pub password_attempts_per_ip: TokenBucket,
    /// New accounts from one address.
    pub accounts_per_ip: TokenBucket,
    /// New passwords that are judged, whether or not they are good enough: for one account, and from one address for new
    /// accounts.
    pub password_checks: TokenBucket,
    /// New names of one account.
    pub renames: TokenBucket,
    /// Mails by which somebody can choose a new password: for one account, whoever asks.
    pub resets: TokenBucket,
    /// Mails that ask whether an address is somebody's: to one address, whoever asks.
    pub verifications: TokenBucket,
    /// Players whom an account invites, to a table or to a seat.
    pub invitations: TokenBucket,
    /// The same of one player, and for rematches of one game.
    pub invitations_of_one: TokenBucket,
    /// Invitations of one player by all guests and new accounts together: nothing is known of them.
    pub invitations_by_newcomers: TokenBucket,
    /// Apps on other devices that want to be let in, from one address.
    pub device_requests: TokenBucket,
    /// Codes of such apps that are wrong, from one address.
    pub user_codes: TokenBucket,
}

impl Throttles {
    /// The default limits, with `at_once` new accounts from one address, and as many passwords for them.
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
    fn every_allowed_account_gets_a_password() {
        for at_once in [1, 20, 1000] {
            let throttles = Throttles::with_new_accounts(at_once);
            assert_eq!(throttles.accounts_per_ip.at_once, at_once);
            assert!(throttles.password_checks.at_once >= at_once);
        }
    }
}
