use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A way to a player, besides the feed and the streams.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    Mail,
    /// Webhooks for programs.
    Webhook,
    /// Webhooks of chat services, which people read.
    Chat,
    /// Messages to browsers.
    Push,
}

impl Channel {
    pub const ALL: [Channel; 4] = [Channel::Mail, Channel::Webhook, Channel::Chat, Channel::Push];

    /// Whether what comes there is read by people, for whom only the last news of a game counts.
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
