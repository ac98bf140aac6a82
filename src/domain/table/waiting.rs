use jiff::{SignedDuration, Timestamp};

use crate::domain::PlayerId;
use crate::domain::clock::Clocks;

/// Wait state of a game after a change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WaitState {
    /// State of the clocks; `None` for an untimed game.
    pub clocks: Option<Clocks>,
    /// Time from which the clock of the awaited player is counted.
    pub since: Option<Timestamp>,
    pub deadline: Option<Timestamp>,
    pub remind_at: Option<Timestamp>,
}

/// Player that a game waited for, and the time that the clock ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElapsedWait {
    pub player: PlayerId,
    pub ran: SignedDuration,
}
