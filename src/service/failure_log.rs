use crate::store::StoreError;
use crate::telemetry::log_database_failure;

use super::error::Error;

/// Logs that `task` failed. An unavailable database is logged once at the start of the outage and
/// once at its end, because during a failover every task fails several times a second.
pub fn log_failure(task: &'static str, error: &Error) {
    match error {
        Error::Store(error) => log_store_failure(task, error),
        error => tracing::warn!(%error, "{task}"),
    }
}

/// Same as [`log_failure`] for an error of the store.
pub fn log_store_failure(task: &'static str, error: &StoreError) {
    match error {
        StoreError::Unavailable(why) => log_database_failure(task, why),
        error => tracing::warn!(%error, "{task}"),
    }
}
