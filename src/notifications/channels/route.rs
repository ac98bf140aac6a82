use crate::domain::notification::DestinationAddress;

use super::chat::ChatChannel;
use super::push::PushChannel;
use super::text_channel::TextChannel;
use super::webhook::WebhookChannel;

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
