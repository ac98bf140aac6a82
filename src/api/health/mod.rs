//! Health checks, metrics and the OpenAPI documents.

mod checks;
pub mod probes;

pub use checks::HealthCache;
