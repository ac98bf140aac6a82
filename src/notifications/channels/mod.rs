//! How messages look on each channel: what is written, signed and encrypted, and what request carries it.

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

/// A request in our name.
fn request(to: &Destination, kind: &'static str, body: Vec<u8>) -> OutboundRequest {
    OutboundRequest::new(to, kind, body).header("user-agent", AGENT)
}
