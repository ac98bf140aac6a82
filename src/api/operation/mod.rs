//! Probes and metrics.

mod metrics;
pub mod probes;

pub use metrics::{Metrics, count_request, counted_method};
