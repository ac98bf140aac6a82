use jiff::Timestamp;
use kingdomino::PremovePlan;
use serde::Deserialize;

use crate::domain::PlayerId;

/// An order as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct StoredOrder {
    pub player: PlayerId,
    /// For which of the seat's turns it is.
    pub turn: u8,
    /// How many giants stood in the kingdom when it was given.
    pub giants: u8,
    pub order: PremovePlan,
    /// From then on it is not carried out any more; none for never.
    pub valid_until: Option<Timestamp>,
    pub given_at: Timestamp,
}
