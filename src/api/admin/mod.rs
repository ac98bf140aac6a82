//! `/v1/admin`.

pub mod routes;
mod views;

pub use views::{DeliveryBacklogView, RequeuedDeliveriesView, StuckDestinationView};
