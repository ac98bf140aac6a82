//! The OpenAPI document: collected from the routes, then made into what generators of clients need.

mod answers;
mod deprecation;
mod document;
pub mod examples;
mod inputs;
mod lists;
mod lookup;
mod operation;
mod parameters;
mod refusals;
mod requirements;
mod schemas;
mod v3_0;
mod webhook;

pub use deprecation::announce_deprecation;
pub use document::document_of;
pub use inputs::{Inputs, RequestInput};
pub use lookup::OpenApiDocument;
pub use operation::Operation;
pub use requirements::{Alternative, Requirement};
pub use v3_0::older;
