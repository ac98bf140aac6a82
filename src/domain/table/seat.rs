use jiff::SignedDuration;
use kingdomino::HousePlayer;
use kingdomino::shuffle::Bytes32;

use crate::domain::PlayerId;
use crate::domain::clock::{Absence, LocalQuietHours};
use crate::domain::event_log::house_player;

/// Player of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedPlayer {
    pub player: PlayerId,
    /// `None` if the account was deleted.
    pub name: Option<String>,
    /// Entropy of the player for the shuffle.
    pub entropy: Option<Bytes32>,
    /// Absence of the player; `None` for none.
    pub absence: Option<Absence>,
    /// Time between a reminder and its deadline; `None` for no reminders.
    pub reminder: Option<SignedDuration>,
    /// Quiet hours of the player, if set.
    pub quiet_hours: Option<LocalQuietHours>,
}

impl SeatedPlayer {
    /// Returns the house player that has the seat from the start; `None` for any other player.
    pub fn house(&self) -> Option<HousePlayer> {
        house_player(self.player)
    }
}
