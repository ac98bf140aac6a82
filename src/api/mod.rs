//! HTTP layer: the only place with JSON formats and status codes. A handler translates a request
//! and delegates the work to one use case.

pub mod accounts;
pub mod admin;
pub mod catalogue;
pub mod destinations;
pub mod game_events;
pub mod games;
pub mod health;
pub mod http;
mod link_preview;
pub mod mcp;
pub mod notifications;
pub mod oauth;
pub mod openapi;
pub mod pages;
pub mod players;
pub mod problem;
pub mod reference;
mod routes;
pub mod series;
mod server;
pub mod web_client;

pub use routes::document;
pub use server::{HealthListener, ServerOptions, serve, serve_health};
