//! `/v1/admin`.

pub mod routes;
mod views;

pub use routes::MessageChannel;
pub use views::{BacklogView, RequeuedView, StuckEndpointView};
