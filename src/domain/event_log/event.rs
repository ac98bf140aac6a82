use jiff::{SignedDuration, Timestamp};
use kingdomino::shuffle::{Hex32, LineProof};
use kingdomino::{Dealt, Event, Fact, FirstPicks, Quests, Seat, Settings};
use serde::{Deserialize, Serialize};

use crate::domain::PlayerId;
use crate::domain::clock::Timing;

use super::proposal::Proposal;
use super::rated::RatingMode;
use super::series_link::SeriesRef;
use super::version::Version;

/// Event of a game, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    pub version: Version,
    pub at: Timestamp,
    pub seat: Option<Seat>,
    pub automatic: bool,
    pub fact: TableEvent,
    /// Time that the clock had run before the event.
    pub elapsed_wait: Option<SignedDuration>,
}

/// Event at the table or in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableEvent {
    TableOpened {
        settings: Settings,
        /// Omitted without clocks, because events of such tables can be older than this field.
        #[serde(default, skip_serializing_if = "is_default")]
        timing: Timing,
        /// Omitted for the default.
        #[serde(default, skip_serializing_if = "is_default")]
        rated: RatingMode,
        /// Omitted for a single game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        series: Option<SeriesRef>,
    },
    PlayerInvited {
        player: PlayerId,
    },
    InvitationDeclined {
        player: PlayerId,
    },
    PlayerJoined {
        player: PlayerId,
    },
    PlayerLeft {
        player: PlayerId,
    },
    /// `seats` lists the players in seat order. `settings` are those that the game is played with.
    GameStarted {
        seats: Vec<PlayerId>,
        settings: Settings,
        kings: FirstPicks,
        /// Omitted if there are none, because stored events of the base game are older than quests.
        #[serde(default, skip_serializing_if = "Quests::is_empty")]
        quests: Quests,
        /// Root of the line tree. Omitted if lines have no proofs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lines_root: Option<Hex32>,
    },
    GameCancelled {},
    /// A seat makes a proposal to all other players.
    ConsentAsked {
        proposal: Proposal,
    },
    ConsentGiven {},
    /// A single rejection closes the proposal.
    ConsentRefused {},
    ConsentWithdrawn {},
    /// Restores the game at an earlier version. The undone events stay on record.
    Undone {
        to_version: Version,
    },
    /// Stops all clocks.
    Paused {
        until: Timestamp,
    },
    /// The pause ends early.
    Resumed {},
    SeatOffered {
        to: PlayerId,
    },
    /// The seat offer was withdrawn or declined.
    OfferEnded {},
    SeatHandedOver {
        from: PlayerId,
        to: PlayerId,
    },
    LineDealt {
        dominoes: Dealt,
        /// Omitted if the shuffle has no proofs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        proof: Option<LineProof>,
    },
    /// All other events of the rules.
    #[serde(untagged)]
    Play(Fact),
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Event to be recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    pub seat: Option<Seat>,
    pub automatic: bool,
    pub fact: TableEvent,
}

impl NewEvent {
    /// Creates an event of a player at the table.
    pub fn at_table(fact: TableEvent) -> NewEvent {
        NewEvent { seat: None, automatic: false, fact }
    }

    /// Creates an event of a seat that is not part of the game itself, such as a proposal.
    pub fn by_seat(seat: Seat, fact: TableEvent) -> NewEvent {
        NewEvent { seat: Some(seat), automatic: false, fact }
    }
}

impl From<Event> for NewEvent {
    fn from(event: Event) -> NewEvent {
        let Event { seat, automatic, fact } = event;
        NewEvent { seat, automatic, fact: TableEvent::from(fact) }
    }
}

impl From<Fact> for TableEvent {
    fn from(fact: Fact) -> TableEvent {
        match fact {
            Fact::LineDealt { dominoes } => TableEvent::LineDealt { dominoes, proof: None },
            _ => TableEvent::Play(fact),
        }
    }
}

impl TableEvent {
    /// Returns the event of the rules; `None` for an event at the table.
    pub fn rules_event(&self) -> Option<Fact> {
        match self {
            TableEvent::Play(fact) => Some(*fact),
            TableEvent::LineDealt { dominoes, .. } => Some(Fact::LineDealt { dominoes: *dominoes }),
            _ => None,
        }
    }
}

impl StoredEvent {
    /// Returns the event of the rules; `None` for an event at the table.
    pub fn rules_event(&self) -> Option<Event> {
        let fact = self.fact.rules_event()?;
        Some(Event { seat: self.seat, automatic: self.automatic, fact })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = r#"{"type":"line_dealt","dominoes":["1","7","12","48"]}"#;
    const NEW: &str = r#"{"type":"line_dealt","dominoes":["1","7","12","48"],"proof":{"salt":"0000000000000000000000000000000000000000000000000000000000000000","path":[]}}"#;

    #[test]
    fn line_is_read_with_optional_proof() {
        for (json, proven) in [(OLD, false), (NEW, true)] {
            let fact: TableEvent = serde_json::from_str(json).expect("a line");
            let TableEvent::LineDealt { proof, .. } = &fact else { panic!("{fact:?}") };
            assert_eq!(proof.is_some(), proven);
            assert_eq!(serde_json::to_string(&fact).expect("JSON"), json);
            assert!(matches!(fact.rules_event(), Some(Fact::LineDealt { .. })));
        }
    }

    #[test]
    fn line_with_unknown_field_is_rejected() {
        let odd = NEW.replace("proof", "prof");
        assert!(serde_json::from_str::<TableEvent>(&odd).is_err());
    }
}
