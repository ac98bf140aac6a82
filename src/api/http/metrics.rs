use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use nix::sys::statvfs::statvfs;

use crate::api::http::connections::{self, Connections};
use crate::domain::diagnosis::TableSize;
use crate::domain::notification::Backlog;
use crate::service::{self, ComputeUsage, PoolUsage};
use crate::telemetry::{
    BUILD_INFO, COMPUTE_JOBS, CONNECTIONS, CONNECTIONS_LIMIT, DATA_FREE, DATA_SIZE, DATABASE_SIZE,
    DATABASE_UP, DATABASE_WRITABLE, DEADLINE_LATENESS, DELIVERY_BACKLOG, DELIVERY_OVERDUE,
    DESTINATIONS_FAILING, OUTBOX_OLDEST, OUTBOX_ROWS, POOL_CONNECTIONS, POOL_LIMIT, READY,
    REQUEST_DURATION, REQUESTS, TABLE_SIZE, VERSION, WATCHED_TOPICS, describe_metrics, traces,
};

/// Metrics of this process. Labels are routes and codes, never ids.
#[derive(Clone)]
pub struct Metrics {
    handle: Option<PrometheusHandle>,
    /// Data folder. The usage of its disk is reported.
    data: PathBuf,
}

/// Histogram buckets of request durations in seconds.
const REQUEST_DURATION_BUCKETS: &[f64] =
    &[0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
/// Histogram buckets of the lateness of deadlines in seconds.
const LATENESS_BUCKETS: &[f64] = &[0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0, 3600.0];
/// Interval at which recorded durations are moved into buckets. Until then, each one takes memory.
const UPKEEP_INTERVAL: Duration = Duration::from_secs(5);
/// HTTP methods that are counted by name. Counting methods that clients invent would add a time
/// series for each of them.
const KNOWN_METHODS: [&str; 9] =
    ["CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"];

impl Metrics {
    /// Installs the metrics recorder. Later calls in the same process share the first recorder.
    pub fn install(data: PathBuf) -> Metrics {
        static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
        let handle = HANDLE.get_or_init(|| {
            install_recorder().inspect_err(|error| log_setup_failure(error.as_ref())).ok()
        });
        Metrics { handle: handle.clone(), data }
    }

    /// Renders all metrics in the text format of Prometheus.
    pub fn render(&self) -> String {
        record_disk(&self.data);
        self.handle.as_ref().map(PrometheusHandle::render).unwrap_or_default()
    }
}

/// Label of a method in metrics and traces.
pub fn method_label(method: &str) -> &'static str {
    // The name that OpenTelemetry defines for unknown methods.
    KNOWN_METHODS.into_iter().find(|known| *known == method).unwrap_or("_OTHER")
}

/// Counts a request. `route` is the pattern of the path.
pub fn count_request(method: &'static str, route: &str, status: u16, took: Duration) {
    let labels = [
        ("method", method.to_owned()),
        ("route", route.to_owned()),
        ("status", status.to_string()),
    ];
    counter!(REQUESTS, &labels).increment(1);
    histogram!(REQUEST_DURATION, "route" => route.to_owned()).record(took.as_secs_f64());
}

/// Sets the results of the readiness check, as `/readyz` reports it, and of the write check.
pub fn record_readiness(is_ready: bool, is_database_up: bool, is_writable: bool) {
    gauge!(READY).set(f64::from(is_ready));
    gauge!(DATABASE_UP).set(f64::from(is_database_up));
    gauge!(DATABASE_WRITABLE).set(f64::from(is_writable));
}

/// Sets the delivery backlog of all nodes.
#[expect(clippy::cast_precision_loss, reason = "one in a million is irrelevant")]
pub fn record_backlog(backlog: &Backlog) {
    gauge!(OUTBOX_ROWS, "state" => "pending").set(backlog.unrelayed as f64);
    gauge!(OUTBOX_ROWS, "state" => "given_up").set(backlog.given_up as f64);
    gauge!(OUTBOX_OLDEST).set(backlog.unrelayed_seconds);
    gauge!(DELIVERY_BACKLOG, "state" => "pending").set(backlog.pending as f64);
    gauge!(DELIVERY_BACKLOG, "state" => "dead").set(backlog.dead as f64);
    gauge!(DELIVERY_OVERDUE).set(backlog.overdue_seconds);
    gauge!(DESTINATIONS_FAILING).set(backlog.failing as f64);
}

/// Sets the size of the database in bytes.
#[expect(clippy::cast_precision_loss, reason = "one byte in a petabyte is irrelevant")]
pub fn record_database_size(bytes: i64) {
    gauge!(DATABASE_SIZE).set(bytes as f64);
}

/// Sets the size of each table in bytes.
#[expect(clippy::cast_precision_loss, reason = "one byte in a petabyte is irrelevant")]
pub fn record_table_sizes(tables: &[TableSize]) {
    for TableSize { name, bytes } in tables {
        gauge!(TABLE_SIZE, "table" => name.clone()).set(*bytes as f64);
    }
}

/// Sets the size and the free space of the disk of the data folder, if the folder exists.
#[expect(clippy::cast_precision_loss, reason = "one byte in a petabyte is irrelevant")]
fn record_disk(data: &Path) {
    let Ok(found) = statvfs(data) else { return };
    // The integer types differ between platforms.
    let bytes = |blocks| (u128::from(found.fragment_size()) * u128::from(blocks)) as f64;
    gauge!(DATA_SIZE).set(bytes(found.blocks()));
    gauge!(DATA_FREE).set(bytes(found.blocks_available()));
}

/// Sets the number of players and games that streams of this process watch.
#[expect(clippy::cast_precision_loss, reason = "one in a million is irrelevant")]
pub fn record_streams(topics: usize) {
    gauge!(WATCHED_TOPICS).set(topics as f64);
}

/// Sets the number of jobs in the compute pool.
#[expect(clippy::cast_precision_loss, reason = "a few dozen jobs")]
pub fn record_compute(usage: ComputeUsage) {
    gauge!(COMPUTE_JOBS, "state" => "running").set(usage.running as f64);
    gauge!(COMPUTE_JOBS, "state" => "waiting").set(usage.waiting as f64);
}

/// Sets the number of client connections and of connections to Postgres.
#[expect(clippy::cast_precision_loss, reason = "some thousands of connections")]
pub fn record_connections(clients: &Connections, pool: PoolUsage) {
    gauge!(CONNECTIONS).set(clients.count() as f64);
    gauge!(CONNECTIONS_LIMIT).set(clients.limit() as f64);
    gauge!(POOL_CONNECTIONS, "state" => "open").set(pool.open as f64);
    gauge!(POOL_CONNECTIONS, "state" => "idle").set(pool.idle as f64);
    gauge!(POOL_LIMIT).set(pool.limit as f64);
}

fn install_recorder() -> Result<PrometheusHandle, Box<dyn std::error::Error>> {
    let lateness = Matcher::Full(DEADLINE_LATENESS.to_owned());
    let handle = PrometheusBuilder::new()
        .set_buckets(REQUEST_DURATION_BUCKETS)?
        .set_buckets_for_metric(lateness, LATENESS_BUCKETS)?
        .install_recorder()?;
    describe_metrics();
    gauge!(BUILD_INFO, "version" => VERSION).set(1);
    connections::initialize_counters();
    service::register_metrics();
    traces::init_counters();
    let upkeep_handle = handle.clone();
    std::thread::Builder::new().name("metrics".to_owned()).spawn(move || {
        loop {
            std::thread::sleep(UPKEEP_INTERVAL);
            upkeep_handle.run_upkeep();
        }
    })?;
    Ok(handle)
}

fn log_setup_failure(error: &dyn std::error::Error) {
    tracing::warn!(%error, "metrics setup failed");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_method_is_counted_as_other() {
        assert_eq!(method_label("GET"), "GET");
        assert_eq!(method_label("get"), "_OTHER");
        assert_eq!(method_label("BREW-1"), "_OTHER");
    }
}
