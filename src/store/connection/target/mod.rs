//! Target of connections: parses the database URL into hosts, session options and TLS settings.
//! Options that the driver does not support, or supports with another value, are translated first.
//! Error texts must not contain the password.

#[cfg(test)]
mod tests;

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use percent_encoding::percent_decode_str;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ClientConfig, RootCertStore};
use tokio::time::Instant;
use tokio_postgres::config::{LoadBalanceHosts, SslMode};
use tokio_postgres::{Config, config};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::store::{Result, StoreError};

use super::Connection;
use super::host::{Host, end_of_share};
use super::limit::STATEMENT_TIMEOUT;

/// Time after which Postgres ends an idle transaction, and releases its locks, when the client is
/// silent.
const IDLE_IN_TRANSACTION_TIMEOUT: Duration = Duration::from_secs(10);
/// TCP keepalive: idle time, interval and number of probes, for both sides. Keepalives detect dead
/// idle connections; calls in flight have a shorter limit.
const KEEPALIVE_IDLE: Duration = Duration::from_secs(10);
const KEEPALIVE_INTERVAL: Duration = Duration::from_secs(3);
const KEEPALIVE_RETRIES: u32 = 3;
/// Maximum time for which sent data may stay unacknowledged.
const TCP_USER_TIMEOUT: Duration = Duration::from_secs(15);
/// Advice on special characters for error texts.
const ESCAPE_HINT: &str =
    "in the user and the password, write @ : / # % ? as %40 %3A %2F %23 %25 %3F";

/// Hosts of a database, and the order in which they are tried.
pub(super) struct Target {
    hosts: Vec<Arc<Host>>,
    /// True if each connection starts with a different host.
    is_balanced: bool,
    next_host: AtomicUsize,
}

impl Target {
    pub fn parse(url: &str) -> Result<Target> {
        let (config, files) = parse_url(url).map_err(|reason| invalid_url(&reason))?;
        let encrypted = config.get_ssl_mode() == SslMode::Require;
        let tls = encrypted
            .then(|| tls_connector(&files))
            .transpose()
            .map_err(|reason| invalid_url(&reason))?;
        Ok(Target {
            hosts: hosts(&config, tls.as_ref()).map_err(invalid_url)?,
            is_balanced: config.get_load_balance_hosts() == LoadBalanceHosts::Random,
            // Starts at a different host on each node.
            next_host: AtomicUsize::new(std::process::id() as usize),
        })
    }

    /// Opens a connection to the first host that accepts one. The time limit is divided among the
    /// hosts, so that an unresponsive one leaves time for the others.
    ///
    /// # Errors
    /// No host accepts a connection. The error contains the reason for each host.
    pub async fn connect(&self, time_limit: Duration) -> Result<Connection> {
        let end = Instant::now() + time_limit;
        let hosts = self.ordered_hosts();
        let mut failed = Vec::new();
        for (tried, host) in hosts.iter().enumerate() {
            let left = hosts.len() - tried;
            match Connection::connect(host, end_of_share(end, left)).await {
                Ok(connection) => return Ok(connection),
                Err(error) => {
                    if left > 1 {
                        host.log_failure(&error);
                    }
                    failed.push(format!("{host}: {error}"));
                }
            }
        }
        Err(StoreError::Unavailable(failed.join("; ")))
    }

    /// Returns the hosts in the order of the URL, or rotated if balanced. Hosts with a recent
    /// failure come last.
    fn ordered_hosts(&self) -> Vec<Arc<Host>> {
        let mut hosts = self.hosts.clone();
        if self.is_balanced {
            let first = self.next_host.fetch_add(1, Ordering::Relaxed) % hosts.len();
            hosts.rotate_left(first);
        }
        hosts.sort_by_cached_key(|host| host.failed_recently());
        hosts
    }
}

/// Certificate files named in the URL.
#[derive(Debug, Default, PartialEq, Eq)]
struct TlsFiles {
    /// Certificates of the trusted authorities. The default is those of the system.
    pub roots: Option<String>,
    /// Client certificate and its private key.
    pub certificate: Option<String>,
    pub key: Option<String>,
}

impl TlsFiles {
    pub fn is_empty(&self) -> bool {
        *self == TlsFiles::default()
    }
}

/// Checks that `url` is a valid database URL.
///
/// # Errors
/// A description of the mistake. It contains no part of the URL but option names, because the URL
/// may contain a password.
pub fn check_url(url: &str) -> std::result::Result<(), String> {
    let (config, files) = parse_url(url)?;
    hosts(&config, None)?;
    if !files.is_empty() {
        tls_connector(&files)?;
    }
    Ok(())
}

fn parse_url(url: &str) -> std::result::Result<(Config, TlsFiles), String> {
    let (known, files) = to_driver_url(url);
    let config: Config = known.parse().map_err(|error| describe_url_error(url, &error))?;
    let is_malformed_host =
        |host: &config::Host| matches!(host, config::Host::Tcp(name) if name.contains(['@', ' ']));
    if config.get_hosts().iter().any(is_malformed_host) {
        return Err(format!("a host name contains invalid characters: {ESCAPE_HINT}"));
    }
    if !files.is_empty() && config.get_ssl_mode() != SslMode::Require {
        return Err("sslrootcert, sslcert and sslkey require sslmode=verify-full; without it, the connection is not encrypted".into());
    }
    Ok((config, files))
}

/// Describes the part of `url` that the driver rejects. The driver's message may quote a part of a
/// password, so only option names are repeated.
fn describe_url_error(url: &str, error: &tokio_postgres::Error) -> String {
    let reason = error.source().map(ToString::to_string).unwrap_or_default();
    // An unescaped character can end the password early, and its rest then looks like an option.
    let is_after_password = url.contains("password")
        || url.split_once('?').is_some_and(|(_, query)| query.contains('@'));
    let is_known = reason.starts_with("invalid value for option")
        || (reason.starts_with("unknown option") && !is_after_password);
    let reason = if is_known {
        reason.as_str()
    } else {
        "the URL is malformed or contains an unknown option"
    };
    format!(
        "expected a URL such as postgres://user:password@host:5432/database: {reason}; {ESCAPE_HINT}"
    )
}

/// Returns the hosts, each with all other options of the URL.
fn hosts(
    config: &Config,
    tls: Option<&MakeRustlsConnect>,
) -> std::result::Result<Vec<Arc<Host>>, &'static str> {
    let (names, addresses, ports) =
        (config.get_hosts(), config.get_hostaddrs(), config.get_ports());
    let count = names.len().max(addresses.len());
    if count == 0 {
        return Err("the URL names no host");
    }
    let has_expected_length = |length: usize| length == 0 || length == count;
    if !has_expected_length(names.len()) || !has_expected_length(addresses.len()) {
        return Err("the numbers of host and hostaddr entries differ");
    }
    if ports.len() > 1 && ports.len() != count {
        return Err("the numbers of port and host entries differ");
    }
    let host_at = |number: usize| {
        let port = ports.get(number).or(ports.first()).copied().unwrap_or(5432);
        let mut config = session_config(config);
        config.port(port);
        match names.get(number) {
            Some(config::Host::Tcp(name)) => drop(config.host(name)),
            #[cfg(unix)]
            Some(config::Host::Unix(folder)) => drop(config.host_path(folder)),
            None => {}
        }
        if let Some(address) = addresses.get(number) {
            config.hostaddr(*address);
        }
        Arc::new(Host::new(config, port, tls.cloned(), session_statements()))
    };
    Ok((0..count).map(host_at).collect())
}

/// Returns the options of `url_config` without the hosts. Adds defaults for timeouts that are not
/// set, so that neither side waits indefinitely for a dead peer.
fn session_config(url_config: &Config) -> Config {
    let mut config = Config::new();
    if let Some(user) = url_config.get_user() {
        config.user(user);
    }
    if let Some(password) = url_config.get_password() {
        config.password(password);
    }
    if let Some(name) = url_config.get_dbname() {
        config.dbname(name);
    }
    let idle = url_config.get_keepalives_idle();
    let is_default = idle == Config::new().get_keepalives_idle();
    if let Some(options) = url_config.get_options() {
        config.options(options);
    }
    config
        .application_name("kingdomail")
        .ssl_mode(url_config.get_ssl_mode())
        .ssl_negotiation(url_config.get_ssl_negotiation())
        .channel_binding(url_config.get_channel_binding())
        .target_session_attrs(url_config.get_target_session_attrs())
        .tcp_user_timeout(url_config.get_tcp_user_timeout().copied().unwrap_or(TCP_USER_TIMEOUT))
        .keepalives(url_config.get_keepalives())
        .keepalives_idle(if is_default { KEEPALIVE_IDLE } else { idle })
        .keepalives_interval(url_config.get_keepalives_interval().unwrap_or(KEEPALIVE_INTERVAL))
        .keepalives_retries(url_config.get_keepalives_retries().unwrap_or(KEEPALIVE_RETRIES));
    config
}

/// Returns the statements that initialize a session. They are not startup parameters, because
/// poolers such as `PgBouncer` reject those. JIT is off: compiling a statement to machine code
/// takes longer than any statement of the server, and no timeout interrupts it.
fn session_statements() -> String {
    let interval = KEEPALIVE_INTERVAL.as_secs();
    format!(
        "SET statement_timeout = {}; SET idle_in_transaction_session_timeout = {}; \
         SET tcp_keepalives_idle = {}; SET tcp_keepalives_interval = {interval}; \
         SET tcp_keepalives_count = {KEEPALIVE_RETRIES}; SET jit = off; SET TimeZone = 'UTC'",
        STATEMENT_TIMEOUT.as_millis(),
        IDLE_IN_TRANSACTION_TIMEOUT.as_millis(),
        KEEPALIVE_IDLE.as_secs(),
    )
}

/// Creates the TLS connector. The server's certificate is verified with the roots in the URL or, by
/// default, those of the system.
fn tls_connector(files: &TlsFiles) -> std::result::Result<MakeRustlsConnect, String> {
    let mut roots = RootCertStore::empty();
    match &files.roots {
        None => {
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
        Some(path) => {
            for root in load_certificates("sslrootcert", path)? {
                roots.add(root).map_err(|error| format!("sslrootcert: {path}: {error}"))?;
            }
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots);
    let config = match (&files.certificate, &files.key) {
        (None, None) => config.with_no_client_auth(),
        (Some(certificate), Some(key)) => {
            let chain = load_certificates("sslcert", certificate)?;
            let read = PrivateKeyDer::from_pem_file(key);
            let read = read.map_err(|error| format!("sslkey: {key}: {error}"))?;
            config
                .with_client_auth_cert(chain, read)
                .map_err(|error| format!("sslcert and sslkey: {error}"))?
        }
        (Some(_), None) => {
            return Err("sslcert requires sslkey, the file with its private key".into());
        }
        (None, Some(_)) => {
            return Err("sslkey requires sslcert, the file with the certificate".into());
        }
    };
    Ok(MakeRustlsConnect::new(config))
}

/// Loads the certificates of a PEM file. Fails if there is none.
fn load_certificates(
    option: &str,
    path: &str,
) -> std::result::Result<Vec<CertificateDer<'static>>, String> {
    let found = CertificateDer::pem_file_iter(path)
        .and_then(Iterator::collect::<std::result::Result<Vec<_>, _>>);
    let found = found.map_err(|error| format!("{option}: {path}: {error}"))?;
    if found.is_empty() {
        return Err(format!("{option}: {path} contains no certificate in PEM format"));
    }
    Ok(found)
}

fn invalid_url(reason: &str) -> StoreError {
    StoreError::Unavailable(format!("DATABASE_URL: {reason}"))
}

struct Parameter<'a> {
    name: String,
    value: String,
    /// The parameter as written in the URL.
    text: &'a str,
}

/// Returns `url` reduced to the options that the driver supports, and the files that it names.
fn to_driver_url(url: &str) -> (String, TlsFiles) {
    let (head, parameters, separator) = match split_url(url) {
        Some((head, query)) => (head, query.split('&').map(parse_query_parameter).collect(), "&"),
        None => ("", parse_connection_string(url), " "),
    };
    let mut files = TlsFiles::default();
    let Some(parameters) = parameters else { return (url.to_owned(), files) };
    let mut kept = Vec::new();
    for Parameter { name, value, text } in parameters {
        match (name.as_str(), value.as_str()) {
            // The name that libpq uses for the certificates of the system.
            ("sslrootcert", "system") => {}
            ("sslrootcert", _) => files.roots = Some(value),
            ("sslcert", _) => files.certificate = Some(value),
            ("sslkey", _) => files.key = Some(value),
            // The driver supports no stronger mode; the certificate is always verified.
            ("sslmode", "verify-full" | "verify-ca") => kept.push("sslmode=require"),
            // The driver recognizes a primary by its accepting writes.
            ("target_session_attrs", "primary") => kept.push("target_session_attrs=read-write"),
            _ => kept.push(text),
        }
    }
    (format!("{head}{}", kept.join(separator)), files)
}

/// Splits a URL after the `?` that begins its query. Returns `None` without a query or if the text
/// is no URL.
fn split_url(url: &str) -> Option<(&str, &str)> {
    let prefix =
        ["postgres://", "postgresql://"].iter().find(|prefix| url.starts_with(**prefix))?;
    // The driver reads the user and the password up to the first `@`.
    let host = url[prefix.len()..].find('@').map_or(prefix.len(), |at| prefix.len() + at + 1);
    let query = host + url[host..].find('?')? + 1;
    Some(url.split_at(query))
}

fn parse_query_parameter(text: &str) -> Option<Parameter<'_>> {
    let (name, value) = text.split_once('=')?;
    let decoded = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    Some(Parameter { name: decoded(name), value: decoded(value), text })
}

/// Parses a connection string such as `host=one user=kingdomail`. Returns `None` if it is
/// malformed, which the driver then reports.
fn parse_connection_string(text: &str) -> Option<Vec<Parameter<'_>>> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (name, after) = rest.split_once('=')?;
        let name = name.trim_end();
        if name.contains(char::is_whitespace) {
            return None;
        }
        let (value, left) = parse_value(after.trim_start())?;
        let text = &rest[..rest.len() - left.len()];
        found.push(Parameter { name: name.to_owned(), value, text });
        rest = left.trim_start();
    }
    Some(found)
}

/// Parses the value at the beginning of `text`, without its quotes, and returns it with the
/// remaining text.
fn parse_value(text: &str) -> Option<(String, &str)> {
    let quoted = text.strip_prefix('\'');
    let body = quoted.unwrap_or(text);
    let mut value = String::new();
    let mut chars = body.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => value.extend(chars.next().map(|(_, c)| c)),
            '\'' if quoted.is_some() => return Some((value, &body[at + 1..])),
            c if quoted.is_none() && c.is_whitespace() => return Some((value, &body[at..])),
            c => value.push(c),
        }
    }
    quoted.is_none().then_some((value, ""))
}
