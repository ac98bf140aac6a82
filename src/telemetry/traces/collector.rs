use std::fmt;
use std::time::Duration;

use guarded_http::{
    Destination, Forbidden, GuardedClient, HttpOutcome, Network, Options, OutboundRequest,
    UnusableRoot,
};
use jiff::{SignedDuration, Timestamp};
use url::Url;

/// Timeout of a request to the collector.
const WHOLE: Duration = Duration::from_secs(10);
/// Path of the traces, relative to the base URL of the collector.
const PATH: &str = "v1/traces";
/// The operator chooses the collector, so that private addresses are allowed.
const EVERYWHERE: [&str; 2] = ["0.0.0.0/0", "::/0"];

/// OpenTelemetry collector to which traces are sent.
pub struct Collector {
    destination: Destination,
    headers: Vec<(String, String)>,
    client: GuardedClient,
    clock: fn() -> Timestamp,
}

/// Result of one attempt to send a batch.
pub(super) enum Sent {
    Taken,
    /// Temporary failure, with the pause that the collector requested.
    NotNow {
        why: String,
        pause: Option<SignedDuration>,
    },
    /// Permanent failure.
    Refused {
        why: String,
    },
}

impl Collector {
    /// Returns the collector at the base URL `url`, which excludes `/v1/traces` as in other
    /// OpenTelemetry programs. `headers` are sent with every request and never logged.
    ///
    /// # Errors
    /// The URL or the root certificates are unusable.
    pub fn new(
        url: &Url,
        headers: Vec<(String, String)>,
        clock: fn() -> Timestamp,
    ) -> Result<Collector, UnusableCollector> {
        let url = format!("{}/{PATH}", url.as_str().trim_end_matches('/'));
        let destination = Destination::parse(&url).map_err(UnusableCollector::Address)?;
        let allowed = EVERYWHERE.iter().filter_map(|network| network.parse::<Network>().ok());
        let options = Options { allowed: allowed.collect(), whole: WHOLE, ..Options::default() };
        let client = GuardedClient::new(options).map_err(UnusableCollector::Root)?;
        Ok(Collector { destination, headers, client, clock })
    }

    /// Returns the host of the collector, for the log.
    pub(super) fn host(&self) -> &str {
        self.destination.host()
    }

    /// Makes one attempt to send `body`, a JSON document.
    pub(super) async fn post(&self, body: Vec<u8>) -> Sent {
        let mut request = OutboundRequest::new(&self.destination, "application/json", body);
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        match self.client.post(&request, (self.clock)()).await {
            HttpOutcome::Delivered { .. } => Sent::Taken,
            // The OTLP specification declares these statuses retryable.
            HttpOutcome::Refused { status: status @ (429 | 502..=504), retry_after } => {
                Sent::NotNow { why: format!("HTTP status {status}"), pause: retry_after }
            }
            HttpOutcome::Refused { status, .. } => {
                Sent::Refused { why: format!("HTTP status {status}") }
            }
            HttpOutcome::Gone => Sent::Refused { why: "HTTP status 410".to_owned() },
            HttpOutcome::Failed { why } => Sent::NotNow { why: why.to_string(), pause: None },
            HttpOutcome::Forbidden { why } => Sent::Refused { why: why.to_string() },
        }
    }
}

/// Reason for an unusable collector.
#[derive(Debug)]
pub enum UnusableCollector {
    Address(Forbidden),
    Root(UnusableRoot),
}

impl fmt::Display for UnusableCollector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnusableCollector::Address(why) => why.fmt(f),
            UnusableCollector::Root(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for UnusableCollector {}
