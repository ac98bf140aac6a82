//! The OpenAPI document: collected from the routes, and adapted to client generators.

mod answered;
mod answers;
mod audience;
mod contact;
mod deprecation;
mod document;
pub mod examples;
mod fallbacks;
mod growth;
mod guides;
mod inputs;
mod lists;
mod lookup;
mod operation;
mod parameters;
mod published;
mod record_schema;
mod refusals;
mod requirements;
mod schemas;
mod v3_0;
mod webhook;

pub use audience::{for_operators, for_players};
pub use contact::set_contact;
pub use deprecation::add_deprecation_headers;
pub use inputs::{Inputs, RequestInput};
pub use lookup::OpenApiDocument;
pub use operation::Operation;
pub use published::{DEFAULT_BASE, Published};
pub use record_schema::record_schemas;
pub use requirements::{Alternative, Requirement, Visitors};
pub use v3_0::to_openapi_3_0;
