use jiff::SignedDuration;
use kingdomino::HousePlayer;
use kingdomino::shuffle::Bytes32;

use crate::domain::PlayerId;
use crate::domain::clock::{Absence, LocalQuietHours};
use crate::domain::event_log::house_player;

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    pub player: PlayerId,
    /// None when the account was deleted.
    pub name: Option<String>,
    /// What the player added to the chance of the shuffle.
    pub entropy: Option<Bytes32>,
    /// When the player is away; none for never.
    pub absence: Option<Absence>,
    /// How long before a deadline the player wants to be reminded.
    pub reminder: Option<SignedDuration>,
    /// When the player is left in peace.
    pub quiet_hours: Option<LocalQuietHours>,
}

impl Sitter {
    /// The house player that has the seat from the start; none if the seat is somebody's.
    pub fn house(&self) -> Option<HousePlayer> {
        house_player(self.player)
    }
}
