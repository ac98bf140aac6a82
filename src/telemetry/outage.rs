//! Outages in the log: one line at the start and one at the end, regardless of the number of
//! failures.

use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// Time without a failure after which the outage of the database is over. Longer than the
/// connection timeout of requests and tasks, so that an outage in which all of them wait counts as
/// one.
const RECOVERY_TIME: Duration = Duration::from_secs(10);

/// Outage of the database, as seen by this process.
static DATABASE_OUTAGE: Outage = Outage::new();

/// Counts the failures of one dependency from the first one until it works again.
#[derive(Debug, Default)]
pub struct Outage(Mutex<Option<Failures>>);

#[derive(Clone, Copy, Debug)]
struct Failures {
    first: Instant,
    last: Instant,
    count: u64,
}

/// Finished outage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastOutage {
    pub failures: u64,
    /// Time from the first failure to the last.
    pub duration: Duration,
}

impl Outage {
    pub const fn new() -> Outage {
        Outage(Mutex::new(None))
    }

    /// Counts a failure and returns whether it is the first of an outage.
    pub fn record_failure(&self, now: Instant) -> bool {
        let mut failures = self.failures();
        let current = failures.get_or_insert(Failures { first: now, last: now, count: 0 });
        current.last = current.last.max(now);
        current.count += 1;
        current.count == 1
    }

    /// Ends the outage if there was no failure for `quiet`, and returns it.
    pub fn end(&self, now: Instant, quiet: Duration) -> Option<PastOutage> {
        let mut failures = self.failures();
        let ended = failures.take_if(|current| now.duration_since(current.last) >= quiet)?;
        let duration = ended.last.duration_since(ended.first);
        Some(PastOutage { failures: ended.count, duration })
    }

    fn failures(&self) -> MutexGuard<'_, Option<Failures>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Logs that `task` failed because the database is unavailable: the first failure of an outage as a
/// warning, the others at the level DEBUG.
pub fn log_database_failure(task: &str, error: &dyn fmt::Display) {
    if DATABASE_OUTAGE.record_failure(Instant::now()) {
        tracing::warn!(
            task,
            %error,
            "database unavailable, further failures are logged at level debug"
        );
    } else {
        tracing::debug!(task, %error, "database unavailable");
    }
}

/// Logs the end of the outage of the database, if it is over. The worker calls this every second.
pub fn log_database_recovery() {
    if let Some(PastOutage { failures, duration }) =
        DATABASE_OUTAGE.end(Instant::now(), RECOVERY_TIME)
    {
        let seconds = duration.as_secs_f64();
        tracing::warn!(failures, seconds, "database available again");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outage_counts_failures_until_quiet() {
        let outage = Outage::new();
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(outage.end(start, RECOVERY_TIME), None);
        assert!(outage.record_failure(at(0)));
        assert!(!outage.record_failure(at(5)));
        assert!(!outage.record_failure(at(17)));
        assert_eq!(outage.end(at(26), RECOVERY_TIME), None);
        let duration = Duration::from_secs(17);
        assert_eq!(outage.end(at(27), RECOVERY_TIME), Some(PastOutage { failures: 3, duration }));
        assert_eq!(outage.end(at(60), RECOVERY_TIME), None);
        assert!(outage.record_failure(at(61)));
    }
}
