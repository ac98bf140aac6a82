use std::collections::BTreeSet;

use jiff::Timestamp;

use crate::domain::{DestinationId, PlayerId};

use super::address::EndpointAddress;
use super::notice::NotificationKind;

/// One of the places where a player is told.
#[derive(Clone)]
pub struct Endpoint {
    pub id: DestinationId,
    pub player: PlayerId,
    pub address: EndpointAddress,
    pub created_at: Timestamp,
    /// None while nobody has shown that it is the player's own.
    pub verified_at: Option<Timestamp>,
    /// When it was given up for another one; only what touches the safety of the account is still sent there.
    pub retired_at: Option<Timestamp>,
    /// Since when nothing came through.
    pub failing_since: Option<Timestamp>,
    /// How often in a row.
    pub failures: u32,
    pub disabled_at: Option<Timestamp>,
    /// Until when it has asked to be left alone.
    pub held_until: Option<Timestamp>,
    /// The kinds of notices that go there; none for all.
    pub notices: Option<BTreeSet<NotificationKind>>,
}

impl Endpoint {
    /// Whether it is the player's own, and was not given up.
    pub fn is_current(&self) -> bool {
        self.verified_at.is_some() && self.retired_at.is_none()
    }

    /// When what is due at `at` goes there: not before the endpoint wants to be told again.
    pub fn earliest(&self, at: Timestamp) -> Timestamp {
        self.held_until.map_or(at, |held| held.max(at))
    }

    /// Whether notices of a kind go there, as far as it is up to the endpoint.
    pub fn wants(&self, kind: NotificationKind) -> bool {
        self.notices.as_ref().is_none_or(|notices| notices.contains(&kind))
    }

    /// Whether notices go there.
    pub fn is_live(&self) -> bool {
        self.is_current() && self.disabled_at.is_none()
    }
}
