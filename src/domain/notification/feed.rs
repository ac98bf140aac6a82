use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::domain::GameId;
use crate::domain::event_log::Version;

use super::notice::Notification;

/// Notification in the feed of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedEntry {
    /// Position in the feed of the player, counted from 1 without gaps.
    pub position: i64,
    /// Id of the notification, the same on all channels.
    pub id: Uuid,
    pub game: Option<GameId>,
    /// Version of the game that the notification is about.
    pub version: Option<Version>,
    pub at: Timestamp,
    pub notice: Notification,
}
