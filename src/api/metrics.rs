use std::time::Duration;

use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// The numbers that a process keeps of itself. Labels are routes and codes, never ids.
#[derive(Clone)]
pub struct Metrics(Option<PrometheusHandle>);

impl Metrics {
    /// Starts to count. A process counts once: whoever comes later shares what the first made.
    pub fn install() -> Metrics {
        static HANDLE: std::sync::OnceLock<Option<PrometheusHandle>> = std::sync::OnceLock::new();
        Metrics(HANDLE.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).clone())
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
