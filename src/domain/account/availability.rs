use jiff::{SignedDuration, Timestamp};

use crate::domain::clock::Absence;

/// What a player's clocks depend on besides the tables.
#[derive(Clone, Debug)]
pub struct Availability {
    pub absence: Absence,
    /// Whether the player has chosen any of it.
    pub is_chosen: bool,
    /// How long before a deadline the player wants to be reminded; none for not.
    pub reminder: Option<SignedDuration>,
    /// When it was read, on the clock that decides.
    pub read_at: Timestamp,
}
