use crate::domain::notification::EndpointAddress;

use super::chat::ChatChannel;
use super::push::PushChannel;
use super::text_channel::TextChannel;
use super::webhook::WebhookChannel;

/// The way to an endpoint: here alone its address decides which channel writes and sends.
pub(crate) enum Route<'a> {
    Mailbox(&'a str),
    /// Programs are sent the data of a notice.
    Program(WebhookChannel<'a>),
    /// People are sent its text.
    Reader(Box<dyn TextChannel + 'a>),
}

impl<'a> Route<'a> {
    pub fn to(address: &'a EndpointAddress) -> Self {
        match address {
            EndpointAddress::Mail { address } => Self::Mailbox(address),
            EndpointAddress::Webhook { url, secret, former } => {
                Self::Program(WebhookChannel { url, secret, former: former.as_ref() })
            }
            EndpointAddress::Chat { url, service } => {
                Self::Reader(Box::new(ChatChannel { url, service: *service }))
            }
            EndpointAddress::Push { url, p256dh, auth } => {
                Self::Reader(Box::new(PushChannel { url, p256dh, auth }))
            }
        }
    }
}
