//! Destinations of notifications: their addresses and channels.

use std::collections::BTreeSet;

use jiff::{SignedDuration, Timestamp};
use serde::de::value::{self, StrDeserializer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::{DestinationId, PlayerId};

use super::kind::NotificationKind;

/// Time for which a destination is kept that was replaced or never verified.
pub const UNUSED_LIFETIME: SignedDuration = SignedDuration::from_hours(72);

/// Destination of notifications to a player.
#[derive(Clone)]
pub struct Destination {
    pub id: DestinationId,
    pub player: PlayerId,
    pub address: DestinationAddress,
    pub created_at: Timestamp,
    /// Time of verification; `None` until the player has confirmed to own the destination.
    pub verified_at: Option<Timestamp>,
    /// Time at which another destination replaced this one. From then on, only security
    /// notifications are sent to it.
    pub retired_at: Option<Timestamp>,
    /// Time of the first of the current consecutive failures.
    pub failing_since: Option<Timestamp>,
    /// Number of consecutive failures.
    pub failures: u32,
    pub disabled_at: Option<Timestamp>,
    /// Time before which the destination has requested no deliveries.
    pub paused_until: Option<Timestamp>,
    /// Kinds of notifications that are sent; `None` for all.
    pub notification_kinds: Option<BTreeSet<NotificationKind>>,
}

impl Destination {
    /// Returns true if the destination is verified and was not replaced.
    pub fn is_current(&self) -> bool {
        self.verified_at.is_some() && self.retired_at.is_none()
    }

    /// Returns the time at which a destination that was replaced, or never verified, is removed.
    pub fn removal_at(&self) -> Option<Timestamp> {
        let unused_since =
            self.retired_at.or((self.verified_at.is_none()).then_some(self.created_at));
        unused_since.map(|since| since + UNUSED_LIFETIME)
    }

    /// Returns the earliest delivery time of a message due at `at`.
    pub fn earliest_delivery(&self, at: Timestamp) -> Timestamp {
        self.paused_until.map_or(at, |held| held.max(at))
    }

    /// Returns true if the filter of the destination accepts a kind.
    pub fn accepts(&self, kind: NotificationKind) -> bool {
        self.notification_kinds.as_ref().is_none_or(|kinds| kinds.contains(&kind))
    }

    /// Returns true if notifications are sent to the destination.
    pub fn is_live(&self) -> bool {
        self.is_current() && self.disabled_at.is_none()
    }
}

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

/// Channel on which notifications are sent to a player, in addition to the feed and the streams.
///
/// - `email`: emails.
/// - `webhook`: webhooks of kind `standard`, for programs.
/// - `chat`: webhooks of chat services.
/// - `push`: push messages to browsers.
///
/// May gain values: keep an unknown channel unchanged.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    #[serde(rename = "email")]
    Email,
    Webhook,
    Chat,
    Push,
}

impl Channel {
    pub const ALL: [Channel; 4] = [Channel::Email, Channel::Webhook, Channel::Chat, Channel::Push];

    /// Returns the channel stored as `name`: its [`stored_name`](Channel::stored_name), or its name
    /// in the API.
    pub fn from_stored(name: &str) -> Option<Channel> {
        let name = if name == "mail" { "email" } else { name };
        Channel::deserialize(StrDeserializer::<value::Error>::new(name)).ok()
    }

    /// Returns true if people read the messages, so that only the latest one about a game matters.
    pub fn is_read_by_people(self) -> bool {
        self != Channel::Webhook
    }

    /// Name in the database, where emails are `mail`.
    pub fn stored_name(self) -> &'static str {
        match self {
            Channel::Email => "mail",
            Channel::Webhook | Channel::Chat | Channel::Push => self.name(),
        }
    }

    /// Name in metrics, traces and the output of commands, as in the API.
    pub fn name(self) -> &'static str {
        match self {
            Channel::Email => "email",
            Channel::Webhook => "webhook",
            Channel::Chat => "chat",
            Channel::Push => "push",
        }
    }
}
