use crate::domain::notification::EndpointAddress;

use super::chat::ChatChannel;
use super::push::PushChannel;
use super::text_channel::TextChannel;
use super::webhook::WebhookChannel;

/// Channel of a destination, selected by its address.
pub(crate) enum Route<'a> {
    Mailbox(&'a str),
    /// Webhooks receive the data of a notification.
    Program(WebhookChannel<'a>),
    /// Other channels receive its text.
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
