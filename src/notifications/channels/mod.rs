//! Notification channels: message format, signature, encryption and HTTP request of each.

pub mod chat;
pub mod mail;
pub mod push;
mod senders;
mod text_channel;
pub mod webhook;

pub use senders::{Senders, SendersOptions};
pub(crate) use text_channel::TextMessage;

use guarded_http::{Destination, OutboundRequest};

use crate::domain::notification::DestinationAddress;

use self::chat::ChatChannel;
use self::push::PushChannel;
use self::text_channel::TextChannel;
use self::webhook::WebhookChannel;

const AGENT: &str = concat!("Kingdomail/", env!("CARGO_PKG_VERSION"));
const JSON: &str = "application/json";

/// Channel of a destination, selected by its address.
pub(crate) enum Route<'a> {
    Email(&'a str),
    /// Webhooks receive the data of a notification.
    Webhook(WebhookChannel<'a>),
    /// Other channels receive its text.
    Text(Box<dyn TextChannel + 'a>),
}

impl<'a> Route<'a> {
    pub fn for_address(address: &'a DestinationAddress) -> Self {
        match address {
            DestinationAddress::Mail { address } => Self::Email(address),
            DestinationAddress::Webhook { url, secret, former } => {
                Self::Webhook(WebhookChannel { url, secret, former: former.as_ref() })
            }
            DestinationAddress::Chat { url, service } => {
                Self::Text(Box::new(ChatChannel { url, service: *service }))
            }
            DestinationAddress::Push { url, p256dh, auth } => {
                Self::Text(Box::new(PushChannel { url, p256dh, auth }))
            }
        }
    }
}

/// Builds a request with the `User-Agent` of this server.
fn request(to: &Destination, kind: &'static str, body: Vec<u8>) -> OutboundRequest {
    OutboundRequest::new(to, kind, body).header("user-agent", AGENT)
}
