use std::fmt;
use std::time::Duration;

/// How long half of the answers took at most, and 99 of 100.
pub struct Percentiles {
    pub p50: Duration,
    pub p99: Duration,
}

impl Percentiles {
    /// Of at least one latency; sorts them.
    pub fn of(latencies: &mut [Duration]) -> Percentiles {
        latencies.sort_unstable();
        let percentile = |percent: usize| latencies[latencies.len() * percent / 100];
        Percentiles { p50: percentile(50), p99: percentile(99) }
    }
}

impl fmt::Display for Percentiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [p50, p99] = [self.p50, self.p99].map(|latency| latency.as_secs_f64());
        write!(
            f,
            "{:.2} ms (p50), {:.2} ms (p99), {:.1} times as long",
            p50 * 1e3,
            p99 * 1e3,
            p99 / p50
        )
    }
}
