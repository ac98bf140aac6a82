use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::channel::Channel;

/// Address of a destination. It contains secrets for writing to the player or for signing messages,
/// so it has no `Debug`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum DestinationAddress {
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

impl DestinationAddress {
    pub fn channel(&self) -> Channel {
        match self {
            DestinationAddress::Mail { .. } => Channel::Email,
            DestinationAddress::Webhook { .. } => Channel::Webhook,
            DestinationAddress::Chat { .. } => Channel::Chat,
            DestinationAddress::Push { .. } => Channel::Push,
        }
    }
}

impl DestinationAddress {
    /// URL to which messages are posted; `None` for an email address.
    pub fn url(&self) -> Option<&str> {
        match self {
            DestinationAddress::Mail { .. } => None,
            DestinationAddress::Webhook { url, .. }
            | DestinationAddress::Chat { url, .. }
            | DestinationAddress::Push { url, .. } => Some(url),
        }
    }

    /// Host of the address, for display.
    pub fn host(&self) -> String {
        match self {
            DestinationAddress::Mail { address } => {
                address.rsplit_once('@').map_or("", |(_, host)| host).to_owned()
            }
            DestinationAddress::Webhook { url, .. }
            | DestinationAddress::Chat { url, .. }
            | DestinationAddress::Push { url, .. } => {
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
