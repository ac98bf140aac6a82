use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::domain::GameId;
use crate::domain::event_log::Version;

use super::notice::Notice;

/// A notice in the feed of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedEntry {
    /// Counted from 1 for each player, without a gap.
    pub position: i64,
    /// The same on every channel.
    pub id: Uuid,
    pub game: Option<GameId>,
    /// The version of the game that it tells of.
    pub version: Option<Version>,
    pub at: Timestamp,
    pub notice: Notice,
}
