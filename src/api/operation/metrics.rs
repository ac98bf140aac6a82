use std::sync::OnceLock;
use std::time::Duration;

use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::domain::notification::Backlog;
use crate::service::games::LATENESS;

/// The numbers that a process keeps of itself. Labels are routes and codes, never ids.
#[derive(Clone)]
pub struct Metrics(Option<PrometheusHandle>);

/// The upper ends of the classes that the durations of requests are counted in, in seconds.
const DURATIONS: &[f64] = &[0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
/// The same for how late deadlines fire.
const LATENESSES: &[f64] = &[0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0, 3600.0];
/// How often what was recorded is put into its classes: until then every duration takes memory.
const UPKEEP: Duration = Duration::from_secs(5);

impl Metrics {
    /// Starts to count. A process counts once: whoever comes later shares what the first made.
    pub fn install() -> Metrics {
        static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
        Metrics(
            HANDLE
                .get_or_init(|| start().inspect_err(|error| complain(error.as_ref())).ok())
                .clone(),
        )
    }

    /// All numbers, with the connections of the pool: open, and of those idle.
    pub fn render(&self, (open, idle): (usize, usize)) -> String {
        #[expect(clippy::cast_precision_loss, reason = "a few dozen connections")]
        {
            gauge!("kingdomail_pool_connections", "state" => "open").set(open as f64);
            gauge!("kingdomail_pool_connections", "state" => "idle").set(idle as f64);
        }
        self.0.as_ref().map(PrometheusHandle::render).unwrap_or_default()
    }
}

/// Counts a request. `route` is the pattern, not the address.
pub fn count_request(method: &str, route: &str, status: u16, took: Duration) {
    let labels = [
        ("method", method.to_owned()),
        ("route", route.to_owned()),
        ("status", status.to_string()),
    ];
    counter!("kingdomail_requests_total", &labels).increment(1);
    histogram!("kingdomail_request_seconds", "route" => route.to_owned())
        .record(took.as_secs_f64());
}

/// How much of the notices waits, of all nodes.
#[expect(clippy::cast_precision_loss, reason = "nobody minds one in a million")]
pub fn count_backlog(backlog: &Backlog) {
    gauge!("kingdomail_outbox_rows", "state" => "untold").set(backlog.untold as f64);
    gauge!("kingdomail_outbox_rows", "state" => "given_up").set(backlog.given_up as f64);
    gauge!("kingdomail_outbox_oldest_seconds").set(backlog.untold_seconds);
    gauge!("kingdomail_deliveries", "state" => "pending").set(backlog.pending as f64);
    gauge!("kingdomail_deliveries", "state" => "dead").set(backlog.dead as f64);
    gauge!("kingdomail_deliveries_overdue_seconds").set(backlog.overdue_seconds);
    gauge!("kingdomail_endpoints_failing").set(backlog.failing as f64);
}

/// How many players and games somebody of this process listens to.
#[expect(clippy::cast_precision_loss, reason = "nobody minds one in a million")]
pub fn count_streams(topics: usize) {
    gauge!("kingdomail_topics_listened_to").set(topics as f64);
}

/// How many connections clients have.
#[expect(clippy::cast_precision_loss, reason = "some thousands of connections")]
pub fn count_connections(connections: usize) {
    gauge!("kingdomail_connections").set(connections as f64);
}

fn start() -> Result<PrometheusHandle, Box<dyn std::error::Error>> {
    let late = Matcher::Full(LATENESS.to_owned());
    let handle = PrometheusBuilder::new()
        .set_buckets(DURATIONS)?
        .set_buckets_for_metric(late, LATENESSES)?
        .install_recorder()?;
    let kept_up = handle.clone();
    std::thread::Builder::new().name("metrics".to_owned()).spawn(move || {
        loop {
            std::thread::sleep(UPKEEP);
            kept_up.run_upkeep();
        }
    })?;
    Ok(handle)
}

fn complain(error: &dyn std::error::Error) {
    tracing::warn!(%error, "there will be no metrics");
}
