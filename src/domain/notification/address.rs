use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::channel::Channel;

/// Address of a destination. It contains secrets for writing to the player or for signing messages,
/// so it has no `Debug`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum EndpointAddress {
    Mail {
        address: String,
    },
    Webhook {
        url: String,
        /// Signing secret in hexadecimal.
        secret: String,
        /// Previous secret, which is valid for some time after a rotation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        former: Option<FormerSecret>,
    },
    Chat {
        url: String,
        service: ChatService,
    },
    Push {
        url: String,
        p256dh: String,
        auth: String,
    },
}

impl EndpointAddress {
    pub fn channel(&self) -> Channel {
        match self {
            EndpointAddress::Mail { .. } => Channel::Mail,
            EndpointAddress::Webhook { .. } => Channel::Webhook,
            EndpointAddress::Chat { .. } => Channel::Chat,
            EndpointAddress::Push { .. } => Channel::Push,
        }
    }
}

impl EndpointAddress {
    /// URL to which messages are posted; `None` for an email address.
    pub fn url(&self) -> Option<&str> {
        match self {
            EndpointAddress::Mail { .. } => None,
            EndpointAddress::Webhook { url, .. }
            | EndpointAddress::Chat { url, .. }
            | EndpointAddress::Push { url, .. } => Some(url),
        }
    }

    /// Host of the address, for display.
    pub fn host(&self) -> String {
        match self {
            EndpointAddress::Mail { address } => {
                address.rsplit_once('@').map_or("", |(_, host)| host).to_owned()
            }
            EndpointAddress::Webhook { url, .. }
            | EndpointAddress::Chat { url, .. }
            | EndpointAddress::Push { url, .. } => {
                let rest = url.split_once("://").map_or("", |(_, rest)| rest);
                rest.split(['/', '?']).next().unwrap_or_default().to_owned()
            }
        }
    }
}

/// Chat service that accepts webhooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChatService {
    Discord,
    Slack,
    Ntfy,
}

/// A secret that was replaced by a rotation.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormerSecret {
    pub secret: String,
    pub until: Timestamp,
}
