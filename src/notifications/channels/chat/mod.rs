//! A message in the words of the services that people read: each with its escapes and its limits.

mod discord;
mod message;
mod ntfy;
mod slack;
#[cfg(test)]
mod tests;

pub use message::Message;
pub use ntfy::NtfyTopic;

use guarded_http::{Destination, OutboundRequest};

use super::{JSON, request};

/// The request for a service that wants nothing but JSON.
#[must_use]
pub fn chat_request(to: &Destination, body: Vec<u8>) -> OutboundRequest {
    request(to, JSON, body)
}
