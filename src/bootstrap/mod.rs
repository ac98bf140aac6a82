//! From a configuration to a server that answers, and back to nothing.

mod data_lock;
mod database;
mod messages;
mod open_files;
mod running;
mod secret;

pub use database::Database;
pub use messages::warn_of_defaults;
pub use running::Server;
pub use secret::{kept_secret, replace_secret};

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use jiff::Timestamp;
use keyed_quota::Quota;

use crate::auth::{AccessTokens, Cost, Hasher, LinkKey, TokenSecret};
use crate::config::Config;
use crate::notifications::links::Links;
use crate::service::accounts::{AccountTurns, BotOwners, Refusals, Throttles};
use crate::service::notifications::Waiters;
use crate::service::{ComputeOptions, ComputePool, Context, ExportPool, HeavyWork};

/// Why the server does not start; the text says what to do.
#[derive(Debug)]
pub struct StartError(String);

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StartError {}

fn failed(what: &str) -> impl Fn(&dyn fmt::Display) -> StartError {
    move |why| StartError(format!("{what}: {why}"))
}

/// A database that is up to date, and all else that use cases need. Stops the private Postgres when dropped.
pub struct Services {
    pub ctx: Context,
    database: Database,
}

impl Services {
    /// Starts the private Postgres if there is to be one, and brings the database up to date. `address` is where the server
    /// listens, for the links in messages when the configuration names no other.
    ///
    /// # Errors
    /// What has to be done before a start can succeed. What is wrong with the configuration is found before the database is touched.
    pub async fn prepare(
        config: &Config,
        address: SocketAddr,
        clock: fn() -> Timestamp,
    ) -> Result<Services, StartError> {
        let public_url = messages::public_url(config, address)?;
        let mailer = messages::mailer(config, &public_url)?;
        let database = Database::open(config).await?;
        database.bring_up_to_date().await?;
        let (tokens, key) = match &config.token_secret {
            Some(secret) => keys(secret),
            None => keys(&kept_secret(&config.data)?),
        };
        let hasher = Hasher::new(Cost::default(), Hasher::cores())
            .map_err(|error| failed("the hashing of passwords")(&error))?;
        let holiday_budget = config.holiday_budget;
        let guest_lifetime = config.guest_lifetime;
        let turn_notice_wait = config.turn_notice_wait;
        let waiters = Waiters::default();
        let mut throttles = Throttles::default();
        throttles.accounts_from_an_address.at_once =
            i32::try_from(config.new_accounts.get()).unwrap_or(i32::MAX);
        let links = Links::new(key, public_url);
        let senders = Arc::new(messages::senders(config, links, mailer, clock)?);
        let ctx = Context {
            pool: database.pool.clone(),
            hasher,
            compute: ComputePool::new(ComputeOptions::for_this_machine()),
            exports: ExportPool::default(),
            heavy: HeavyWork::default(),
            turns: AccountTurns::default(),
            table_turns: Quota::new(1),
            owners: BotOwners::default(),
            tokens,
            clock,
            waiters,
            senders,
            turn_notice_wait,
            throttles,
            refusals: Refusals::default(),
            holiday_budget,
            guest_lifetime,
        };
        Ok(Services { ctx, database })
    }

    /// Stops the private Postgres.
    pub async fn shut_down(self) {
        self.database.close().await;
    }
}

/// All that is signed is signed with what follows from one secret.
fn keys(secret: &TokenSecret) -> (Arc<AccessTokens>, LinkKey) {
    (Arc::new(AccessTokens::new(secret)), LinkKey::new(secret))
}

/// Where a program on this machine reaches a server that listens at `address`. A wildcard, such as 0.0.0.0, is no place to
/// go to: it stands for all addresses of the machine, of which the loopback is one.
#[must_use]
pub fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip().to_canonical() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wildcard_is_reached_at_the_loopback() {
        for (listens, reached) in [
            ("0.0.0.0:8080", "127.0.0.1:8080"),
            ("[::]:8080", "[::1]:8080"),
            ("[::ffff:0.0.0.0]:80", "127.0.0.1:80"),
            ("127.0.0.1:1", "127.0.0.1:1"),
            ("192.0.2.7:8080", "192.0.2.7:8080"),
            ("[2001:db8::7]:8080", "[2001:db8::7]:8080"),
        ] {
            let address = listens.parse().expect("an address");
            assert_eq!(reachable(address).to_string(), reached);
        }
    }
}
