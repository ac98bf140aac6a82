//! Health checks, metrics and the OpenAPI documents.

mod checks;
mod metrics;
pub mod probes;

pub use checks::Probed;
pub use metrics::{Metrics, count_request, counted_method};
