use std::fmt;
use std::time::Duration;

use guarded_http::{
    Destination, Forbidden, GuardedClient, HttpOutcome, Network, Options, OutboundRequest,
    UnusableRoot,
};
use jiff::{SignedDuration, Timestamp};
use url::Url;

/// Timeout of a request to the collector.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// Path of the traces, relative to the base URL of the collector.
const TRACES_PATH: &str = "v1/traces";
/// The operator chooses the collector, so that private addresses are allowed.
const ALL_NETWORKS: [&str; 2] = ["0.0.0.0/0", "::/0"];

/// OpenTelemetry collector to which traces are sent.
pub struct Collector {
    destination: Destination,
    headers: Vec<(String, String)>,
    client: GuardedClient,
    clock: fn() -> Timestamp,
}

/// Result of one attempt to send a batch.
pub(super) enum ExportResult {
    Accepted,
    /// Temporary failure, with the pause that the collector requested.
    Retry {
        why: String,
        pause: Option<SignedDuration>,
    },
    /// Permanent failure.
    Rejected {
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
        let url = format!("{}/{TRACES_PATH}", url.as_str().trim_end_matches('/'));
        let destination = Destination::parse(&url).map_err(UnusableCollector::Address)?;
        let allowed = ALL_NETWORKS.iter().filter_map(|network| network.parse::<Network>().ok());
        let options = Options {
            allowed_networks: allowed.collect(),
            total_timeout: REQUEST_TIMEOUT,
            ..Options::default()
        };
        let client = GuardedClient::new(options).map_err(UnusableCollector::Root)?;
        Ok(Collector { destination, headers, client, clock })
    }

    /// Returns the host of the collector, for the log.
    pub(super) fn host(&self) -> &str {
        self.destination.host()
    }

    /// Makes one attempt to send `body`, a JSON document.
    pub(super) async fn post(&self, body: Vec<u8>) -> ExportResult {
        let mut request = OutboundRequest::new(&self.destination, "application/json", body);
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        match self.client.post(&request, (self.clock)()).await {
            HttpOutcome::Delivered { .. } => ExportResult::Accepted,
            // The OTLP specification declares these statuses retryable.
            HttpOutcome::Refused { status: status @ (429 | 502..=504), retry_after } => {
                ExportResult::Retry { why: format!("HTTP status {status}"), pause: retry_after }
            }
            HttpOutcome::Refused { status, .. } => {
                ExportResult::Rejected { why: format!("HTTP status {status}") }
            }
            HttpOutcome::Gone => ExportResult::Rejected { why: "HTTP status 410".to_owned() },
            HttpOutcome::Failed { why } => {
                ExportResult::Retry { why: why.to_string(), pause: None }
            }
            HttpOutcome::Forbidden { why } => ExportResult::Rejected { why: why.to_string() },
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
