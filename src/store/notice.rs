use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::ids::{GameId, PlayerId};
use crate::rules::Seat;

use super::{Proposal, Version};

/// The format that is written; all older ones are read.
pub(super) const FORMAT: i16 = 1;

/// What a player is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Notice {
    /// The player is to place or to pick.
    YourTurn {
        deadline: Option<Timestamp>,
    },
    /// A giant has come to the player, who is to choose the crown it covers.
    CoverACrown {
        deadline: Option<Timestamp>,
    },
    /// The time for what is expected of the player runs out.
    Reminder {
        deadline: Timestamp,
    },
    /// The time was up, and the house decided.
    TimedOut {
        taken_over: bool,
    },
    Invited {
        by: PlayerId,
    },
    GameStarted {},
    GameCancelled {},
    GameFinished {
        rank: u8,
        points: u32,
    },
    ConsentAsked {
        by: Seat,
        proposal: Proposal,
    },
    ConsentGiven {
        by: Seat,
    },
    ConsentRefused {
        by: Seat,
    },
    Undone {
        by: Seat,
    },
    Paused {
        until: Timestamp,
    },
    Resumed {
        by: Seat,
    },
    SeatOffered {
        seat: Seat,
        by: PlayerId,
    },
    SeatHandedOver {
        seat: Seat,
        from: PlayerId,
        to: PlayerId,
    },
}

/// A notice in the feed of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRecord {
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
