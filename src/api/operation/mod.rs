//! Probes and metrics.

mod checks;
mod metrics;
pub mod probes;

pub use checks::Probed;
pub use metrics::{Metrics, count_request, counted_method};
