//! The configuration: read from the environment, checked as a whole, explained by `--help`.

use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;
use std::num::NonZero;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use jiff::SignedDuration;

use crate::auth::TokenSecret;
use crate::cluster;

/// What a start of the server needs to know.
pub struct Config {
    pub listen: SocketAddr,
    /// The folder of the private Postgres and of the secret that tokens are signed with.
    pub data: PathBuf,
    /// The database to use instead of a private one.
    pub database_url: Option<String>,
    /// None: the one that is kept in the data folder.
    pub token_secret: Option<TokenSecret>,
    /// Connections to Postgres at most.
    pub pool_size: usize,
    /// Threads that serve requests.
    pub workers: usize,
    /// Connections of clients at most.
    pub max_connections: usize,
    /// How much holiday a player has in a year.
    pub holiday_budget: SignedDuration,
    /// What is logged, as a filter of `tracing`.
    pub log: String,
    pub log_format: LogFormat,
    /// The folder of Postgres's programs; none: they are looked for.
    pub postgres_bin: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    Human,
    Json,
}

/// A variable that cannot be used, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError {
    pub variable: String,
    pub why: String,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.variable, self.why)
    }
}

const PREFIX: &str = "KINGDOMAIL_";

/// Every variable with its explanation.
pub const VARIABLES: &[(&str, &str)] = &[
    ("KINGDOMAIL_LISTEN", "address and port to listen on; 127.0.0.1:8080 by default"),
    ("KINGDOMAIL_DATA", "folder for the private Postgres and the secret of the tokens"),
    (
        "DATABASE_URL",
        "a Postgres to use instead of a private one; sslmode=require and verify-full use TLS",
    ),
    ("DATABASE_URL_FILE", "a file that holds DATABASE_URL"),
    (
        "KINGDOMAIL_TOKEN_SECRET",
        "at least 32 bytes that sign the tokens; nodes on one database share it",
    ),
    ("KINGDOMAIL_TOKEN_SECRET_FILE", "a file that holds KINGDOMAIL_TOKEN_SECRET"),
    ("KINGDOMAIL_POOL_SIZE", "connections to Postgres at most, 1 to 200; 16 by default"),
    ("KINGDOMAIL_WORKERS", "threads that serve requests, 1 to 256; one a core by default"),
    ("KINGDOMAIL_HOLIDAY_DAYS", "days of holiday a player has in a year, 0 to 366; 21 by default"),
    ("KINGDOMAIL_MAX_CONNECTIONS", "connections of clients at most, 1 to 100000; 4096 by default"),
    (
        "KINGDOMAIL_LOG",
        "what is logged: error, warn, info, debug, or a filter such as info,kingdomail=debug",
    ),
    ("KINGDOMAIL_LOG_FORMAT", "human or json; human by default"),
    (
        "KINGDOMAIL_POSTGRES_BIN",
        "folder of Postgres's programs, 14 or newer; looked for by default",
    ),
];

impl Config {
    /// Reads the variables of an environment. Of others than Kingdomail's and `DATABASE_URL` it takes no notice.
    ///
    /// # Errors
    /// Everything that is wrong, at once.
    pub fn read(
        environment: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Config, Vec<ConfigError>> {
        let mut reader = Reader {
            variables: environment.into_iter().filter(|(name, _)| is_ours(name)).collect(),
            errors: Vec::new(),
        };
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let listen =
            reader.parsed("KINGDOMAIL_LISTEN", "an address and a port, such as 127.0.0.1:8080");
        let config = Config {
            listen: listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080))),
            data: reader.data_folder(),
            database_url: reader.secret("DATABASE_URL"),
            token_secret: reader.token_secret(),
            pool_size: reader.number("KINGDOMAIL_POOL_SIZE", 1..=200, 16),
            workers: reader.number("KINGDOMAIL_WORKERS", 1..=256, cores),
            max_connections: reader.number("KINGDOMAIL_MAX_CONNECTIONS", 1..=100_000, 4096),
            holiday_budget: reader.days("KINGDOMAIL_HOLIDAY_DAYS", 0..=366, 21),
            log: reader.log_filter(),
            log_format: reader.log_format(),
            postgres_bin: reader.text("KINGDOMAIL_POSTGRES_BIN").map(PathBuf::from),
        };
        reader.refuse_unknown();
        if reader.errors.is_empty() { Ok(config) } else { Err(reader.errors) }
    }
}

fn is_ours(name: &str) -> bool {
    name.starts_with(PREFIX) || name == "DATABASE_URL" || name == "DATABASE_URL_FILE"
}

struct Reader {
    variables: BTreeMap<String, String>,
    errors: Vec<ConfigError>,
}

impl Reader {
    fn refuse(&mut self, variable: &str, why: impl fmt::Display) {
        self.errors.push(ConfigError { variable: variable.to_owned(), why: why.to_string() });
    }

    /// The value of a variable; one that is empty counts as not set.
    fn text(&self, name: &str) -> Option<String> {
        self.variables.get(name).filter(|value| !value.is_empty()).cloned()
    }

    fn parsed<T: FromStr>(&mut self, name: &str, expected: &str) -> Option<T> {
        let text = self.text(name)?;
        let parsed = text.parse().ok();
        if parsed.is_none() {
            self.refuse(name, format_args!("expected {expected}, found `{text}`"));
        }
        parsed
    }

    fn number(&mut self, name: &str, range: RangeInclusive<usize>, usual: usize) -> usize {
        let expected = format!("a number from {} to {}", range.start(), range.end());
        let number = self.parsed(name, &expected).unwrap_or(usual);
        if !range.contains(&number) {
            self.refuse(name, format_args!("expected {expected}, found `{number}`"));
        }
        number
    }

    fn days(&mut self, name: &str, range: RangeInclusive<usize>, usual: usize) -> SignedDuration {
        let days = i64::try_from(self.number(name, range, usual)).unwrap_or_default();
        SignedDuration::from_hours(24 * days)
    }

    /// The value of a variable, or what is in the file that its `_FILE` names.
    fn secret(&mut self, name: &str) -> Option<String> {
        let in_file = format!("{name}_FILE");
        match (self.text(name), self.text(&in_file)) {
            (Some(_), Some(_)) => {
                self.refuse(name, format_args!("set either this or {in_file}, not both"));
                None
            }
            (Some(value), None) => Some(value),
            (None, Some(path)) => match std::fs::read_to_string(&path) {
                Ok(text) => Some(text.trim().to_owned()),
                Err(error) => {
                    self.refuse(&in_file, format_args!("`{path}` cannot be read: {error}"));
                    None
                }
            },
            (None, None) => None,
        }
    }

    fn token_secret(&mut self) -> Option<TokenSecret> {
        let text = self.secret("KINGDOMAIL_TOKEN_SECRET")?;
        match TokenSecret::from_text(&text) {
            Ok(secret) => Some(secret),
            Err(error) => {
                self.refuse("KINGDOMAIL_TOKEN_SECRET", error);
                None
            }
        }
    }

    fn data_folder(&mut self) -> PathBuf {
        if let Some(folder) = self.text("KINGDOMAIL_DATA") {
            return PathBuf::from(folder);
        }
        cluster::default_data_folder().unwrap_or_else(|error| {
            self.refuse("KINGDOMAIL_DATA", error);
            PathBuf::new()
        })
    }

    fn log_filter(&mut self) -> String {
        let filter = self.text("KINGDOMAIL_LOG").unwrap_or_else(|| "info".to_owned());
        if let Err(error) = tracing_subscriber::EnvFilter::try_new(&filter) {
            self.refuse("KINGDOMAIL_LOG", error);
        }
        filter
    }

    fn log_format(&mut self) -> LogFormat {
        match self.text("KINGDOMAIL_LOG_FORMAT").as_deref() {
            None | Some("human") => LogFormat::Human,
            Some("json") => LogFormat::Json,
            Some(other) => {
                let why = format!("expected human or json, found `{other}`");
                self.refuse("KINGDOMAIL_LOG_FORMAT", why);
                LogFormat::Human
            }
        }
    }

    fn refuse_unknown(&mut self) {
        let known = |name: &String| VARIABLES.iter().any(|(known, _)| known == name);
        let unknown: Vec<String> =
            self.variables.keys().filter(|name| !known(name)).cloned().collect();
        for name in unknown {
            self.refuse(&name, "there is no such variable");
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
    fn nothing_needs_to_be_set_but_a_place_for_the_data() {
        let Ok(config) = read(&[("KINGDOMAIL_DATA", "/srv/kingdomail"), ("PATH", "/bin")]) else {
            panic!("refused");
        };
        assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
        assert_eq!(config.pool_size, 16);
        assert!(config.database_url.is_none());
    }

    #[test]
    fn all_that_is_wrong_is_told_at_once() {
        let errors = read(&[
            ("KINGDOMAIL_DATA", "/srv/kingdomail"),
            ("KINGDOMAIL_LISTEN", "everywhere"),
            ("KINGDOMAIL_POOL_SIZE", "0"),
            ("KINGDOMAIL_TOKEN_SECRET", "short"),
            ("KINGDOMAIL_TOKEN_SECRET_FILE", ""),
            ("KINGDOMAIL_LOG_FORMAT", "xml"),
            ("KINGDOMAIL_COLOUR", "pink"),
        ]);
        let expected = [
            "KINGDOMAIL_LISTEN",
            "KINGDOMAIL_TOKEN_SECRET",
            "KINGDOMAIL_POOL_SIZE",
            "KINGDOMAIL_LOG_FORMAT",
            "KINGDOMAIL_COLOUR",
        ];
        assert_eq!(errors.err().expect("errors"), expected);
    }
}
