use jiff::{SignedDuration, Timestamp};

use crate::domain::PlayerId;
use crate::domain::clock::Clocks;

/// How a game waits after a change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// What the clocks have counted; none without a pace.
    pub clocks: Option<Clocks>,
    /// From when on the clock of who is awaited is counted.
    pub since: Option<Timestamp>,
    pub deadline: Option<Timestamp>,
    pub remind_at: Option<Timestamp>,
}

/// For whom a game waited, and how long the clock ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waited {
    pub player: PlayerId,
    pub ran: SignedDuration,
}
