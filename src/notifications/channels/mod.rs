//! Notification channels: message format, signature, encryption and HTTP request of each.

pub mod chat;
pub mod mail;
pub mod push;
mod route;
mod text_channel;
pub mod webhook;

pub(crate) use route::Route;
pub(crate) use text_channel::TextMessage;

use guarded_http::{Destination, OutboundRequest};

const AGENT: &str = concat!("Kingdomail/", env!("CARGO_PKG_VERSION"));
const JSON: &str = "application/json";

/// Builds a request with the `User-Agent` of this server.
fn request(to: &Destination, kind: &'static str, body: Vec<u8>) -> OutboundRequest {
    OutboundRequest::new(to, kind, body).header("user-agent", AGENT)
}
