use std::fmt;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::task::AbortHandle;
use tokio::time::{Instant, timeout_at};
use tokio_postgres::config::{self, TargetSessionAttrs};
use tokio_postgres::tls::TlsStream;
use tokio_postgres::{CancelToken, Client, Config, Connection, NoTls, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::telemetry::{Outage, PastOutage};

use super::failure::describe_connect_error;

/// Period after a failure during which a host is tried after the others.
const FAILURE_COOLDOWN: Duration = Duration::from_mins(1);

/// The client and the handle of its driver task, which the driver creates for each connection.
pub(super) type ClientAndDriver = (Client, AbortHandle);

/// One of the hosts of the database URL.
pub(crate) struct Host {
    /// Names this host only.
    config: Config,
    port: u16,
    tls: Option<MakeRustlsConnect>,
    /// Statements that initialize each session.
    settings: String,
    failures: Mutex<Failures>,
    outage: Outage,
}

#[derive(Default)]
struct Failures {
    /// Time of the last failure, unless a later connection succeeded.
    last_failure_at: Option<Instant>,
    /// Send time of the last statement that got no answer.
    unanswered_at: Option<Instant>,
    /// True if a statement failed for lack of disk space and no space probe has succeeded since.
    is_disk_full: bool,
}

impl Host {
    pub fn new(
        config: Config,
        port: u16,
        tls: Option<MakeRustlsConnect>,
        settings: String,
    ) -> Host {
        let (failures, outage) = (Mutex::default(), Outage::new());
        Host { config, port, tls, settings, failures, outage }
    }

    /// Opens a connection and starts its driver task. `end` bounds name resolution, connecting, the
    /// handshakes and the check for a writable host together.
    ///
    /// # Errors
    /// The reason, for the log.
    pub async fn connect(&self, end: Instant) -> Result<ClientAndDriver, String> {
        let connected = self.connect_to_any_address(end).await;
        self.failures().last_failure_at = connected.is_err().then(Instant::now);
        if connected.is_ok() {
            self.log_recovery();
        }
        connected
    }

    /// Logs the first failure of an outage of this host as a warning, and the others at the level
    /// DEBUG: a host is tried several times a second.
    pub fn log_failure(&self, error: &str) {
        if self.outage.record_failure(Instant::now()) {
            tracing::warn!(host = %self, error, "database host failed, trying the next one");
        } else {
            tracing::debug!(host = %self, error, "database host failed");
        }
    }

    fn log_recovery(&self) {
        let ended = self.outage.end(Instant::now(), Duration::ZERO);
        if let Some(PastOutage { failures, duration }) = ended {
            let seconds = duration.as_secs_f64();
            tracing::warn!(host = %self, failures, seconds, "database host available again");
        }
    }

    async fn connect_to_any_address(&self, end: Instant) -> Result<ClientAndDriver, String> {
        let found = timeout_at(end, self.resolve_addresses()).await;
        let addresses = found.map_err(|_| "the DNS lookup of its name timed out")??;
        let mut reason = "its name has no address".to_owned();
        for (tried, config) in addresses.iter().enumerate() {
            let end = end_of_share(end, addresses.len() - tried);
            match timeout_at(end, self.connect_to_address(config)).await {
                Ok(Ok(connection)) => return Ok(connection),
                Ok(Err(error)) => reason = describe_connect_error(&error),
                Err(_) => "it did not respond in time".clone_into(&mut reason),
            }
        }
        Err(reason)
    }

    async fn connect_to_address(
        &self,
        config: &Config,
    ) -> Result<ClientAndDriver, tokio_postgres::Error> {
        let (client, driver) = match &self.tls {
            Some(tls) => config.connect(tls.clone()).await.map(spawn_driver)?,
            None => config.connect(NoTls).await.map(spawn_driver)?,
        };
        // The driver ends when the client is dropped.
        client.batch_execute(&self.settings).await?;
        Ok((client, driver))
    }

    /// Returns one configuration for each address of the host.
    async fn resolve_addresses(&self) -> Result<Vec<Config>, String> {
        let [config::Host::Tcp(name)] = self.config.get_hosts() else {
            return Ok(vec![self.config.clone()]);
        };
        if !self.config.get_hostaddrs().is_empty() {
            return Ok(vec![self.config.clone()]);
        }
        let found = tokio::net::lookup_host((name.as_str(), self.port)).await;
        let found = found.map_err(|error| format!("its name cannot be resolved: {error}"))?;
        let at = |address: IpAddr| {
            let mut config = self.config.clone();
            config.hostaddr(address);
            config
        };
        Ok(found.map(|address| at(address.ip())).collect())
    }

    /// Returns whether a connection with its last answer at `last_response_at` is suspect, because a later
    /// statement on another connection got no answer.
    pub fn is_unresponsive_since(&self, last_response_at: Instant) -> bool {
        self.failures().unanswered_at.is_some_and(|unanswered| last_response_at <= unanswered)
    }

    /// Records that the statement sent at `started_at` got no answer. Connections without an answer
    /// since then are suspect.
    pub fn mark_unresponsive(&self, started_at: Instant) {
        let mut failures = self.failures();
        failures.last_failure_at = Some(Instant::now());
        failures.unanswered_at = failures.unanswered_at.max(Some(started_at));
    }

    /// Records that a statement failed for lack of disk space (`true`), or that the space probe
    /// succeeded (`false`).
    pub fn set_disk_full(&self, is_disk_full: bool) {
        self.failures().is_disk_full = is_disk_full;
    }

    /// Returns whether the disk was full and no space probe has succeeded since.
    pub fn is_disk_full(&self) -> bool {
        self.failures().is_disk_full
    }

    /// Sends a cancel request for the current statement of the session of `token`.
    pub async fn cancel(&self, token: CancelToken) {
        // The server does not reply to a cancel request, and a lost one has no consequence.
        drop(match &self.tls {
            Some(tls) => token.cancel_query(tls.clone()).await,
            None => token.cancel_query(NoTls).await,
        });
    }

    /// Returns whether the host failed recently and is tried after the others.
    pub fn failed_recently(&self) -> bool {
        self.failures()
            .last_failure_at
            .is_some_and(|failed_at| failed_at.elapsed() < FAILURE_COOLDOWN)
    }

    /// Returns whether only a writable host is acceptable.
    pub fn must_be_writable(&self) -> bool {
        self.config.get_target_session_attrs() == TargetSessionAttrs::ReadWrite
    }

    fn failures(&self) -> MutexGuard<'_, Failures> {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.config.get_hosts(), self.config.get_hostaddrs()) {
            ([config::Host::Tcp(name)], _) => write!(f, "{name}:{}", self.port),
            #[cfg(unix)]
            ([config::Host::Unix(folder)], _) => write!(f, "{}", folder.display()),
            (_, [address, ..]) => write!(f, "{address}:{}", self.port),
            _ => write!(f, "port {}", self.port),
        }
    }
}

fn spawn_driver<S>((client, connection): (Client, Connection<Socket, S>)) -> ClientAndDriver
where
    S: TlsStream + Unpin + Send + 'static,
{
    let driver = tokio::spawn(async move {
        // The client gets an error for the closed connection.
        drop(connection.await);
    });
    (client, driver.abort_handle())
}

/// Returns the end of the first of `parts` equal shares of the time until `end`.
pub(super) fn end_of_share(end: Instant, parts: usize) -> Instant {
    let now = Instant::now();
    let parts = u32::try_from(parts.max(1)).unwrap_or(u32::MAX);
    now + end.saturating_duration_since(now) / parts
}
