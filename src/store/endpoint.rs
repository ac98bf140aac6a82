use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::{EndpointId, PlayerId};

use super::notice_settings::Channel;

/// Where a player is told. Whoever knows some of it may write to the player, or pass for us: it has no `Debug`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Address {
    Mail {
        address: String,
    },
    Webhook {
        url: String,
        /// Hexadecimal.
        secret: String,
        /// The secret before it, which is good for some time.
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

/// A secret that was replaced.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormerSecret {
    pub secret: String,
    pub until: Timestamp,
}

/// A service on which people chat, and which takes webhooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChatService {
    Discord,
    Slack,
    Ntfy,
}

/// One of the places where a player is told.
#[derive(Clone)]
pub struct EndpointRecord {
    pub id: EndpointId,
    pub player: PlayerId,
    pub address: Address,
    pub created_at: Timestamp,
    /// None while nobody has shown that it is the player's own.
    pub verified_at: Option<Timestamp>,
    /// When it was given up for another one; only what touches the safety of the account is still sent there.
    pub retired_at: Option<Timestamp>,
    /// Since when nothing came through.
    pub failing_since: Option<Timestamp>,
    /// How often in a row.
    pub failures: u32,
    pub disabled_at: Option<Timestamp>,
    /// Until when it has asked to be left alone.
    pub held_until: Option<Timestamp>,
}

impl Address {
    pub fn channel(&self) -> Channel {
        match self {
            Address::Mail { .. } => Channel::Mail,
            Address::Webhook { .. } => Channel::Webhook,
            Address::Chat { .. } => Channel::Chat,
            Address::Push { .. } => Channel::Push,
        }
    }
}

impl Address {
    /// Where messages are posted to; none for a mailbox.
    pub fn url(&self) -> Option<&str> {
        match self {
            Address::Mail { .. } => None,
            Address::Webhook { url, .. }
            | Address::Chat { url, .. }
            | Address::Push { url, .. } => Some(url),
        }
    }

    /// Whose server it is, as its owner knows it.
    pub fn host(&self) -> String {
        match self {
            Address::Mail { address } => {
                address.rsplit_once('@').map_or("", |(_, host)| host).to_owned()
            }
            Address::Webhook { url, .. }
            | Address::Chat { url, .. }
            | Address::Push { url, .. } => {
                let rest = url.split_once("://").map_or("", |(_, rest)| rest);
                rest.split(['/', '?']).next().unwrap_or_default().to_owned()
            }
        }
    }
}

impl EndpointRecord {
    /// Whether it is the player's own, and was not given up.
    pub fn is_current(&self) -> bool {
        self.verified_at.is_some() && self.retired_at.is_none()
    }

    /// When what is due at `at` goes there: not before the endpoint wants to be told again.
    pub fn earliest(&self, at: Timestamp) -> Timestamp {
        self.held_until.map_or(at, |held| held.max(at))
    }

    /// Whether notices go there.
    pub fn is_live(&self) -> bool {
        self.is_current() && self.disabled_at.is_none()
    }
}
