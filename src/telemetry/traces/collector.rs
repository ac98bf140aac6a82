use std::fmt;
use std::time::Duration;

use guarded_http::{
    Destination, Forbidden, GuardedClient, HttpOutcome, Network, Options, OutboundRequest,
    UnusableRoot,
};
use jiff::{SignedDuration, Timestamp};
use url::Url;

/// How long a collector may take for an answer.
const WHOLE: Duration = Duration::from_secs(10);
/// Where a collector takes traces, below its address.
const PATH: &str = "v1/traces";
/// Collectors are the operator's: wherever they are, they may be reached.
const EVERYWHERE: [&str; 2] = ["0.0.0.0/0", "::/0"];

/// Where traces are sent, and by what.
pub struct Collector {
    destination: Destination,
    headers: Vec<(String, String)>,
    client: GuardedClient,
    clock: fn() -> Timestamp,
}

/// What became of an attempt to send something to a collector.
pub(super) enum Sent {
    Taken,
    /// It may be taken later; the pause that the collector asked for.
    NotNow {
        why: String,
        pause: Option<SignedDuration>,
    },
    /// It never will be.
    Refused {
        why: String,
    },
}

impl Collector {
    /// The collector at `url`, which is its base as for OpenTelemetry's own programs: without `/v1/traces`. `headers` are sent
    /// with everything, and never logged.
    ///
    /// # Errors
    /// What is wrong with the address.
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

    /// Whose collector it is, for the log.
    pub(super) fn host(&self) -> &str {
        self.destination.host()
    }

    /// Makes one attempt to send `body`, which is JSON.
    pub(super) async fn post(&self, body: Vec<u8>) -> Sent {
        let mut request = OutboundRequest::new(&self.destination, "application/json", body);
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        match self.client.post(&request, (self.clock)()).await {
            HttpOutcome::Delivered { .. } => Sent::Taken,
            // What OTLP says may be sent again.
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

/// Why nothing can be sent to a collector.
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
