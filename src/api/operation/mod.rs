//! Probes and metrics.

mod metrics;
pub mod probes;

pub use metrics::{Metrics, count_backlog, count_connections, count_request, count_streams};
