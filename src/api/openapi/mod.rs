//! The OpenAPI document: collected from the routes, and adapted to client generators.

mod audience;
mod deprecation;
mod document;
pub mod examples;
mod fallbacks;
mod inputs;
mod lookup;
mod operation;
mod refusals;
mod responses;
mod schemas;
mod v3_0;

pub use audience::{DEFAULT_BASE, Published, for_operators, for_players};
pub use deprecation::add_deprecation_headers;
pub use document::set_contact;
pub use inputs::{Alternative, Inputs, RequestInput, Requirement, Visitors};
pub use lookup::OpenApiDocument;
pub use operation::Operation;
pub use responses::PROBE_PATHS;
pub use schemas::record_schemas;
pub use v3_0::to_openapi_3_0;
