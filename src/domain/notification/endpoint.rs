use std::collections::BTreeSet;

use jiff::Timestamp;

use crate::domain::{DestinationId, PlayerId};

use super::address::DestinationAddress;
use super::notice::NotificationKind;

/// Destination of notifications to a player.
#[derive(Clone)]
pub struct Destination {
    pub id: DestinationId,
    pub player: PlayerId,
    pub address: DestinationAddress,
    pub created_at: Timestamp,
    /// Time of verification; `None` until the player has confirmed to own the destination.
    pub verified_at: Option<Timestamp>,
    /// Time at which another destination replaced this one. From then on, only security
    /// notifications are sent to it.
    pub retired_at: Option<Timestamp>,
    /// Time of the first of the current consecutive failures.
    pub failing_since: Option<Timestamp>,
    /// Number of consecutive failures.
    pub failures: u32,
    pub disabled_at: Option<Timestamp>,
    /// Time before which the destination has requested no deliveries.
    pub held_until: Option<Timestamp>,
    /// Kinds of notifications that are sent; `None` for all.
    pub notices: Option<BTreeSet<NotificationKind>>,
}

impl Destination {
    /// Returns true if the destination is verified and was not replaced.
    pub fn is_current(&self) -> bool {
        self.verified_at.is_some() && self.retired_at.is_none()
    }

    /// Returns the earliest delivery time of a message due at `at`.
    pub fn earliest_delivery(&self, at: Timestamp) -> Timestamp {
        self.held_until.map_or(at, |held| held.max(at))
    }

    /// Returns true if the filter of the destination accepts a kind.
    pub fn accepts(&self, kind: NotificationKind) -> bool {
        self.notices.as_ref().is_none_or(|notices| notices.contains(&kind))
    }

    /// Returns true if notifications are sent to the destination.
    pub fn is_live(&self) -> bool {
        self.is_current() && self.disabled_at.is_none()
    }
}
