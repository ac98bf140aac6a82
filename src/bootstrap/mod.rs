//! From a configuration to a server that answers, and back to nothing.

mod open_files;
mod running;

pub use running::Server;

use std::fmt;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::sync::Arc;

use embedded_postgres::{Durability, EmbeddedPostgres, Options};
use jiff::Timestamp;
use keyed_quota::Quota;
use url::Url;

use crate::api;
use crate::auth::{AccessTokens, Cost, Hasher, LinkKey, TokenSecret};
use crate::config::Config;
use crate::notifications::channels::mail::{Mailer, Sender, SmtpOptions};
use crate::notifications::links::Links;
use crate::notifications::{Senders, SendersOptions};
use crate::service::accounts::{AccountTurns, BotOwners, Refusals, Throttles};
use crate::service::notifications::Waiters;
use crate::service::{ComputeOptions, ComputePool, Context, ExportPool, HeavyWork};
use crate::store::{self, Pool};

/// The database in the private Postgres.
const DATABASE: &str = "kingdomail";

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
    /// None with a database of the operator's.
    cluster: Option<EmbeddedPostgres>,
}

impl Services {
    /// Starts the private Postgres if there is to be one, and brings the database up to date. `address` is where the server
    /// listens, for the links in messages when the configuration names no other.
    ///
    /// # Errors
    /// What has to be done before a start can succeed.
    pub async fn prepare(
        config: &Config,
        address: SocketAddr,
        clock: fn() -> Timestamp,
    ) -> Result<Services, StartError> {
        let (cluster, url) = match &config.database_url {
            Some(url) => (None, url.clone()),
            None => {
                let cluster = start_cluster(config).await?;
                let url = cluster.url(DATABASE);
                (Some(cluster), url)
            }
        };
        if let Some(cluster) = &cluster {
            make_database(&cluster.url("postgres")).await?;
        }
        let database = failed("the database");
        let pool = Pool::new(&url, config.pool_size).map_err(|error| database(&error))?;
        let mut conn = pool.dedicated().await.map_err(|error| database(&error))?;
        let unsafe_settings =
            store::check_durability(&mut conn).await.map_err(|error| database(&error))?;
        if !unsafe_settings.is_empty() {
            let settings = unsafe_settings.join(", ");
            return Err(StartError(format!(
                "the database would lose acknowledged moves: turn on {settings} in Postgres"
            )));
        }
        let steps = match store::is_migrated(&mut conn).await {
            // Nothing need be written, and on a standby nothing can be.
            Ok(true) => 0,
            // A new database cannot even tell.
            Ok(false) | Err(_) => {
                let migrated = tokio::task::spawn_blocking(|| store::migrate(conn)).await;
                migrated.map_err(|error| database(&error))?.map_err(|error| database(&error))?
            }
        };
        if steps > 0 {
            tracing::info!(steps, "the database was brought up to date");
        }
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
        let links = Links::new(key, public_url(config, address)?);
        let senders = Arc::new(senders(config, links, clock)?);
        let ctx = Context {
            pool,
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
        Ok(Services { ctx, cluster })
    }

    /// Stops the private Postgres.
    pub async fn shut_down(self) {
        let Some(cluster) = self.cluster else { return };
        let stopped = tokio::task::spawn_blocking(|| cluster.stop()).await;
        if let Ok(Err(error)) = stopped {
            tracing::error!(%error, "the private Postgres did not stop cleanly");
        }
    }
}

/// All that is signed is signed with what follows from one secret.
fn keys(secret: &TokenSecret) -> (Arc<AccessTokens>, LinkKey) {
    (Arc::new(AccessTokens::new(secret)), LinkKey::new(secret))
}

/// Where people reach a server that listens at `address`: where no public URL is set, on this machine only.
fn public_url(config: &Config, address: SocketAddr) -> Result<Url, StartError> {
    match &config.public_url {
        Some(url) => Ok(url.clone()),
        None => {
            let url = format!("http://{}/", reachable(address));
            tracing::warn!(
                url,
                "no public URL is set: links in messages are good on this machine only"
            );
            url.parse().map_err(|error| failed("KINGDOMAIL_PUBLIC_URL")(&error))
        }
    }
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

fn senders(config: &Config, links: Links, clock: fn() -> Timestamp) -> Result<Senders, StartError> {
    // Mails come from a name, not from a number.
    let host = links.base().domain().unwrap_or("localhost");
    let from = config.mail_from.clone().unwrap_or_else(|| format!("kingdomail@{host}"));
    let options = SendersOptions {
        networks: config.outbound_networks.clone(),
        ports: config.outbound_ports.clone(),
        contact: config.contact.clone().unwrap_or_else(|| format!("mailto:{from}")),
    };
    let sender = Sender::parse(&from).map_err(|error| failed("KINGDOMAIL_MAIL_FROM")(&error))?;
    let mailer = match &config.smtp_url {
        Some(url) => Mailer::smtp(url, sender, SmtpOptions::default())
            .map_err(|error| failed("KINGDOMAIL_SMTP_URL")(&error))?,
        None => {
            let folder = config.data.join("mail");
            tracing::warn!(folder = %folder.display(), "no mail server is set: mails are written to a folder");
            Mailer::folder(folder, sender)
        }
    };
    Senders::new(options, mailer, links, api::notifications::notice_on_the_wire, clock)
        .map_err(|error| failed("KINGDOMAIL_CONTACT")(&error))
}

async fn start_cluster(config: &Config) -> Result<EmbeddedPostgres, StartError> {
    let options = Options {
        application: "kingdomail",
        data: config.data.clone(),
        binaries: config.postgres_bin.clone(),
        durability: Durability::Durable,
    };
    let started = tokio::task::spawn_blocking(move || EmbeddedPostgres::start(&options)).await;
    let private = failed("the private Postgres");
    started.map_err(|error| private(&error))?.map_err(|error| private(&error))
}

async fn make_database(url: &str) -> Result<(), StartError> {
    let private = failed("the private Postgres");
    let pool = Pool::new(url, 1).map_err(|error| private(&error))?;
    let mut conn = pool.dedicated().await.map_err(|error| private(&error))?;
    store::create_database_if_missing(&mut conn, DATABASE).await.map_err(|error| private(&error))
}

/// The secret in the data folder; made at the first start, so that tokens outlive a restart.
fn kept_secret(data: &Path) -> Result<TokenSecret, StartError> {
    let path = data.join("token-secret");
    let file = path.display().to_string();
    let keeping = failed(&file);
    match std::fs::read_to_string(&path) {
        Ok(text) => TokenSecret::from_text(&text).map_err(|error| keeping(&error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let secret = TokenSecret::generate().map_err(|error| keeping(&error))?;
            keep(&path, &secret).map_err(|error| keeping(&error))?;
            // Whoever was first keeps what is there: two that start at once must agree.
            let text = std::fs::read_to_string(&path).map_err(|error| keeping(&error))?;
            TokenSecret::from_text(&text).map_err(|error| keeping(&error))
        }
        Err(error) => Err(keeping(&error)),
    }
}

/// Written beside and linked into place, so that nobody reads half a secret, and nobody replaces another's.
fn keep(path: &Path, secret: &TokenSecret) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension(std::process::id().to_string());
    let mut file = std::fs::OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(&beside)?;
    file.write_all(secret.to_text().as_bytes())?;
    file.sync_all()?;
    let linked = std::fs::hard_link(&beside, path);
    std::fs::remove_file(&beside)?;
    match linked {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        linked => linked,
    }
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
