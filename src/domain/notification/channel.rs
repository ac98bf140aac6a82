use serde::de::value::{self, StrDeserializer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Channel on which notifications are sent to a player, in addition to the feed and the streams.
///
/// - `email`: emails.
/// - `webhook`: webhooks of kind `standard`, for programs.
/// - `chat`: webhooks of chat services.
/// - `push`: push messages to browsers.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    #[serde(rename = "email")]
    Mail,
    Webhook,
    Chat,
    Push,
}

impl Channel {
    /// The channel that is stored under `name`: its name on the wire, or the one that it had in
    /// 0.2.0.
    pub fn stored(name: &str) -> Option<Channel> {
        let name = if name == "mail" { "email" } else { name };
        Channel::deserialize(StrDeserializer::<value::Error>::new(name)).ok()
    }

    pub const ALL: [Channel; 4] = [Channel::Mail, Channel::Webhook, Channel::Chat, Channel::Push];

    /// Returns true if people read the messages, so that only the latest one about a game matters.
    pub fn is_read_by_people(self) -> bool {
        self != Channel::Webhook
    }

    pub fn name(self) -> &'static str {
        match self {
            Channel::Mail => "mail",
            Channel::Webhook => "webhook",
            Channel::Chat => "chat",
            Channel::Push => "push",
        }
    }
}
