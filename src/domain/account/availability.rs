use jiff::{SignedDuration, Timestamp};

use crate::domain::clock::Absence;

/// Availability of a player, which affects the clocks of all their games.
#[derive(Clone, Debug)]
pub struct Availability {
    pub absence: Absence,
    /// False for a player without any settings.
    pub is_chosen: bool,
    /// Time between a reminder and its deadline; `None` for no reminders.
    pub reminder: Option<SignedDuration>,
    /// Database time at which the availability was read.
    pub read_at: Timestamp,
}
