use std::fmt;
use std::time::Duration;

/// p50 and p99 of a set of latencies.
pub struct Percentiles {
    pub p50: Duration,
    pub p99: Duration,
}

impl Percentiles {
    /// Sorts the latencies and returns their percentiles. Requires at least one latency.
    pub fn from_latencies(latencies: &mut [Duration]) -> Percentiles {
        latencies.sort_unstable();
        let percentile = |percent: usize| latencies[latencies.len() * percent / 100];
        Percentiles { p50: percentile(50), p99: percentile(99) }
    }
}

impl fmt::Display for Percentiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [p50, p99] = [self.p50, self.p99].map(|latency| latency.as_secs_f64());
        write!(f, "{:.2} ms (p50), {:.2} ms (p99), ratio {:.1}", p50 * 1e3, p99 * 1e3, p99 / p50)
    }
}
