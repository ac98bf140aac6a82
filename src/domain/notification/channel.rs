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
    Email,
    Webhook,
    Chat,
    Push,
}

impl Channel {
    /// Returns the channel stored as `name`: its [`stored_name`](Channel::stored_name), or its name
    /// in the API.
    pub fn from_stored(name: &str) -> Option<Channel> {
        let name = if name == "mail" { "email" } else { name };
        Channel::deserialize(StrDeserializer::<value::Error>::new(name)).ok()
    }

    pub const ALL: [Channel; 4] = [Channel::Email, Channel::Webhook, Channel::Chat, Channel::Push];

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
