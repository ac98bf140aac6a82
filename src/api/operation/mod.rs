//! Health checks, metrics and the OpenAPI documents.

mod checks;
mod metrics;
pub mod probes;

pub use checks::HealthCache;
pub use metrics::{Metrics, count_request, method_label};
