use jiff::Timestamp;
use kingdomino::PremovePlan;
use serde::Deserialize;

use crate::domain::PlayerId;

/// A premove as stored.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct StoredPremove {
    pub player: PlayerId,
    /// Turn of the seat for which the premove is planned.
    pub turn: u8,
    /// Number of giants in the kingdom when the premove was made.
    pub giants: u8,
    pub order: PremovePlan,
    /// Time from which the premove is no longer played; `None` for never.
    pub valid_until: Option<Timestamp>,
    pub given_at: Timestamp,
}
