//! The configuration, read from the environment and validated as a whole. `--help` describes each
//! variable.

mod log;
mod reader;
mod variables;

pub use log::LogFormat;
pub use variables::VARIABLES;

use std::fmt;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;

use guarded_http::{DEFAULT_PORTS, Network};
use jiff::SignedDuration;
use url::Url;

use crate::auth::TokenSecret;
use crate::domain::account::{Quotas, RegistrationPolicy};
use crate::limits::{self, ACCOUNT_STREAMS, ADDRESS_STREAMS, CONNECTIONS};

use self::reader::Reader;

/// Configuration of a server or a worker.
pub struct Config {
    pub listen: SocketAddr,
    /// Second address, for probes and metrics only. `None` serves them at `listen`.
    pub admin_listen: Option<SocketAddr>,
    /// Time between SIGTERM and the end of accepting requests. `None` selects a default that
    /// depends on whether the server was started from a terminal.
    pub drain: Option<SignedDuration>,
    /// Folder of the private Postgres and the token secret.
    pub data: PathBuf,
    /// URL of the database to use instead of a private one.
    pub database_url: Option<String>,
    /// Secret that signs tokens and links. `None` uses the secret in the data folder.
    pub token_secret: Option<TokenSecret>,
    /// Maximum number of Postgres connections for requests.
    pub pool_size: usize,
    /// Number of threads that serve requests.
    pub threads: usize,
    /// Maximum number of client connections, in total and from one address.
    pub max_connections: usize,
    pub address_connections: usize,
    /// Maximum number of open streams and long polls, per account and per address.
    pub account_streams: usize,
    pub address_streams: usize,
    /// Holiday per player and year.
    pub holiday_budget: SignedDuration,
    /// Registration policy for new accounts and guests.
    pub registration: RegistrationPolicy,
    /// Inactivity after which a guest is deleted.
    pub guest_lifetime: SignedDuration,
    /// Retention time of expired rows, and of messages that were delivered or failed permanently.
    pub retention: SignedDuration,
    pub delivery_retention: SignedDuration,
    /// Time from the end of a game until its events are moved to the archive.
    pub archive_after: SignedDuration,
    /// Public URL, used for links in messages. `None` uses the listening address.
    pub public_url: Option<Url>,
    /// URL of the mail server. `None` writes emails to a folder.
    pub smtp_url: Option<String>,
    /// Sender of emails. `None` uses `kingdomail@` and the host of `public_url`.
    pub email_from: Option<String>,
    /// Contact for push services, `mailto:` or `https:`. `None` uses the sender of emails.
    pub contact: Option<String>,
    /// Maximum number of requests per minute, per account and per address.
    pub account_requests: NonZeroU32,
    pub address_requests: NonZeroU32,
    /// Quotas of an account.
    pub quotas: Quotas,
    /// Number of accounts that can be created from one address in a burst.
    pub new_accounts: NonZeroU32,
    /// Networks of trusted proxies. Only their `X-Forwarded-For` headers are used.
    pub trusted_proxies: Vec<Network>,
    /// Private networks that webhooks may reach.
    pub outbound_networks: Vec<Network>,
    /// Ports that webhooks may use on the public internet.
    pub outbound_ports: Vec<u16>,
    /// Delay before a player is notified of a turn by email, push or chat.
    pub turn_notification_delay: SignedDuration,
    /// Log filter in the syntax of `tracing`.
    pub log: String,
    pub log_format: LogFormat,
    /// True if a trace collector is configured. The SDK of OpenTelemetry reads its variables itself.
    pub exports_traces: bool,
    /// Folder with the Postgres binaries. `None` detects it.
    pub postgres_bin: Option<PathBuf>,
    /// Files from which secrets were read, each with the variable that names it.
    pub secret_files: Vec<(String, PathBuf)>,
}

/// Invalid value of a variable, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError {
    pub variable: String,
    pub reason: String,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.variable, self.reason)
    }
}

impl Config {
    /// Returns the address at which probes are served.
    pub fn probe_address(&self) -> SocketAddr {
        self.admin_listen.unwrap_or(self.listen)
    }

    /// Reads the variables of Kingdomail and `DATABASE_URL` from an environment, and ignores all
    /// others.
    ///
    /// # Errors
    /// All invalid variables.
    pub fn read(
        environment: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Config, Vec<ConfigError>> {
        let mut reader = Reader::new(environment);
        reader.read_file();
        let cores = limits::available_cores().get();
        let listen =
            reader.parse("KINGDOMAIL_LISTEN", "an address and a port, such as 127.0.0.1:8080");
        let admin_listen = reader
            .parse("KINGDOMAIL_ADMIN_LISTEN", "an address and a port, such as 127.0.0.1:9090");
        let max_connections =
            reader.number("KINGDOMAIL_MAX_CONNECTIONS", 1..=100_000, CONNECTIONS.bounds.total);
        let default_per_address = (max_connections / 16).max(16);
        let config = Config {
            listen: listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080))),
            admin_listen,
            drain: reader.optional_seconds("KINGDOMAIL_DRAIN_SECONDS", 0..=300),
            data: reader.data_folder(),
            database_url: reader.database_url(),
            token_secret: reader.token_secret(),
            pool_size: reader.number("KINGDOMAIL_POOL_SIZE", 1..=200, 16),
            threads: reader.number("KINGDOMAIL_THREADS", 1..=256, cores),
            max_connections,
            address_connections: reader.number(
                "KINGDOMAIL_ADDRESS_CONNECTIONS",
                1..=100_000,
                default_per_address,
            ),
            account_streams: reader.number(
                "KINGDOMAIL_ACCOUNT_STREAMS",
                1..=100_000,
                ACCOUNT_STREAMS.bounds.per_key,
            ),
            address_streams: reader.number(
                "KINGDOMAIL_ADDRESS_STREAMS",
                1..=100_000,
                ADDRESS_STREAMS.bounds.per_key,
            ),
            holiday_budget: reader.days("KINGDOMAIL_HOLIDAY_DAYS", 0..=366, 21),
            registration: reader
                .parse("KINGDOMAIL_REGISTRATION", "open, invitation or closed")
                .unwrap_or_default(),
            guest_lifetime: reader.days("KINGDOMAIL_GUEST_DAYS", 1..=366, 14),
            retention: reader.days("KINGDOMAIL_RETENTION_DAYS", 1..=3660, 90),
            delivery_retention: reader.days("KINGDOMAIL_DELIVERY_DAYS", 1..=3660, 30),
            archive_after: reader.days("KINGDOMAIL_ARCHIVE_DAYS", 1..=3660, 366),
            public_url: reader.public_url(),
            smtp_url: reader.smtp_url(),
            email_from: reader.email_from(),
            contact: reader.contact(),
            outbound_networks: reader.networks("KINGDOMAIL_OUTBOUND_NETWORKS"),
            outbound_ports: reader.ports("KINGDOMAIL_OUTBOUND_PORTS", &DEFAULT_PORTS),
            account_requests: reader.rate("KINGDOMAIL_ACCOUNT_REQUESTS_PER_MINUTE", 1200),
            address_requests: reader.rate("KINGDOMAIL_ADDRESS_REQUESTS_PER_MINUTE", 6000),
            quotas: reader.quotas(),
            new_accounts: reader.rate("KINGDOMAIL_NEW_ACCOUNTS", 20),
            trusted_proxies: reader.networks("KINGDOMAIL_TRUSTED_PROXIES"),
            turn_notification_delay: reader.seconds(
                "KINGDOMAIL_TURN_NOTIFICATION_SECONDS",
                0..=86_400,
                120,
            ),
            log: reader.log_filter(),
            log_format: reader.log_format(),
            exports_traces: reader.exports_traces(),
            postgres_bin: reader.text("KINGDOMAIL_POSTGRES_BIN").map(PathBuf::from),
            secret_files: reader.secret_files(),
        };
        if config.admin_listen.is_some_and(|admin| is_conflict(admin, config.listen)) {
            reader.add_error(
                "KINGDOMAIL_ADMIN_LISTEN",
                format_args!(
                    "KINGDOMAIL_LISTEN already uses this port ({}): choose another port",
                    config.listen
                ),
            );
        }
        reader.reject_unknown();
        let errors = reader.into_errors();
        if errors.is_empty() { Ok(config) } else { Err(errors) }
    }
}

/// Returns true if two listeners cannot use these addresses at the same time. Port 0 stands for any
/// free port.
fn is_conflict(one: SocketAddr, other: SocketAddr) -> bool {
    let is_shared = one.ip().to_canonical() == other.ip().to_canonical()
        || one.ip().to_canonical().is_unspecified()
        || other.ip().to_canonical().is_unspecified();
    one.port() != 0 && one.port() == other.port() && is_shared
}

impl Reader {
    pub fn quotas(&mut self) -> Quotas {
        let defaults = Quotas::default();
        let count = |count: i64| usize::try_from(count).unwrap_or_default();
        let games = self.number("KINGDOMAIL_ACCOUNT_GAMES", 1..=10_000, count(defaults.games));
        let sandboxes = count(defaults.sandboxes);
        let sandboxes = self.number("KINGDOMAIL_ACCOUNT_SANDBOXES", 1..=1_000, sandboxes);
        Quotas {
            games: i64::try_from(games).unwrap_or(defaults.games),
            sandboxes: i64::try_from(sandboxes).unwrap_or(defaults.sandboxes),
            bots: self.number("KINGDOMAIL_ACCOUNT_BOTS", 1..=100, defaults.bots),
            tokens: self.number("KINGDOMAIL_ACCOUNT_TOKENS", 1..=1_000, defaults.tokens),
            exports: self.number("KINGDOMAIL_ACCOUNT_EXPORTS", 1..=100, defaults.exports),
            destinations: self.number(
                "KINGDOMAIL_ACCOUNT_DESTINATIONS",
                1..=200,
                defaults.destinations,
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(variables: &[(&str, &str)]) -> Result<Config, Vec<String>> {
        let variables =
            variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Config::read(variables)
            .map_err(|errors| errors.into_iter().map(|error| error.variable).collect())
    }

    #[test]
    fn data_folder_is_only_required_variable() {
        let Ok(config) = read(&[("KINGDOMAIL_DATA", "/srv/kingdomail"), ("PATH", "/bin")]) else {
            panic!("refused");
        };
        assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
        assert_eq!(config.pool_size, 16);
        assert_eq!(config.outbound_ports, DEFAULT_PORTS);
        assert_eq!((config.max_connections, config.address_connections), (4096, 256));
        assert_eq!((config.admin_listen, config.drain), (None, None));
        let days = |days: i64| SignedDuration::from_hours(24 * days);
        assert_eq!((config.retention, config.delivery_retention), (days(90), days(30)));
        assert_eq!(config.archive_after, days(366));
        assert!(config.database_url.is_none());
    }

    #[test]
    fn wildcard_public_url_is_rejected() {
        for url in ["http://0.0.0.0:8080", "http://[::]/", "http://[::ffff:0.0.0.0]/", "http://0/"]
        {
            let read = read(&[("KINGDOMAIL_DATA", "/srv"), ("KINGDOMAIL_PUBLIC_URL", url)]);
            assert_eq!(read.err().expect(url), ["KINGDOMAIL_PUBLIC_URL"]);
        }
    }

    #[test]
    fn address_connections_default_has_minimum() {
        let of = |most: &str| {
            let variables = [("KINGDOMAIL_DATA", "/srv"), ("KINGDOMAIL_MAX_CONNECTIONS", most)];
            read(&variables).map(|config| config.address_connections)
        };
        assert_eq!(of("64"), Ok(16));
        assert_eq!(of("1600"), Ok(100));
    }

    #[test]
    fn collector_requires_the_feature() {
        for name in ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"] {
            let of = |url| {
                read(&[("KINGDOMAIL_DATA", "/srv"), (name, url)])
                    .map(|config| config.exports_traces)
            };
            assert_eq!(of(""), Ok(false));
            let is_exported = of("http://collector.example:4318");
            if cfg!(feature = "otlp") {
                assert_eq!(is_exported, Ok(true));
            } else {
                assert_eq!(is_exported, Err(vec![name.to_owned()]));
            }
        }
    }

    #[test]
    fn renamed_variable_is_rejected_with_new_name() {
        for (old, new) in variables::RENAMED {
            let set = [("KINGDOMAIL_DATA", "/srv"), (*old, "1")];
            let set = set.map(|(name, value)| (name.to_owned(), value.to_owned()));
            let errors = Config::read(set).err().expect(old);
            let reason = format!("renamed to {new} in 0.3.0");
            assert_eq!(errors, [ConfigError { variable: (*old).to_owned(), reason }]);
            assert!(VARIABLES.iter().any(|(name, _)| name == new), "{new}");
        }
    }

    #[test]
    fn all_errors_are_reported_together() {
        let errors = read(&[
            ("KINGDOMAIL_DATA", "/srv/kingdomail"),
            ("KINGDOMAIL_LISTEN", "everywhere"),
            ("KINGDOMAIL_POOL_SIZE", "0"),
            ("KINGDOMAIL_TOKEN_SECRET", "short"),
            ("KINGDOMAIL_TOKEN_SECRET_FILE", ""),
            ("KINGDOMAIL_LOG_FORMAT", "xml"),
            ("KINGDOMAIL_COLOUR", "pink"),
            ("KINGDOMAIL_PUBLIC_URL", "ftp://kingdomail.example"),
            ("KINGDOMAIL_CONTACT", "the king"),
            ("DATABASE_URL", "postgres://kingdomail:hunter2@localhost:port/games"),
            ("KINGDOMAIL_SMTP_URL", "https://kingdomail:hunter2@mail.example"),
            ("KINGDOMAIL_EMAIL_FROM", "the king"),
            ("KINGDOMAIL_LOG", "loud"),
            ("KINGDOMAIL_OUTBOUND_NETWORKS", "10.0.0.0/8, everything"),
            ("KINGDOMAIL_OUTBOUND_PORTS", "443, 0"),
        ]);
        let expected = [
            "KINGDOMAIL_LISTEN",
            "DATABASE_URL",
            "KINGDOMAIL_TOKEN_SECRET",
            "KINGDOMAIL_POOL_SIZE",
            "KINGDOMAIL_PUBLIC_URL",
            "KINGDOMAIL_SMTP_URL",
            "KINGDOMAIL_EMAIL_FROM",
            "KINGDOMAIL_CONTACT",
            "KINGDOMAIL_OUTBOUND_NETWORKS",
            "KINGDOMAIL_OUTBOUND_PORTS",
            "KINGDOMAIL_LOG",
            "KINGDOMAIL_LOG_FORMAT",
            "KINGDOMAIL_COLOUR",
        ];
        assert_eq!(errors.err().expect("errors"), expected);
    }
}
