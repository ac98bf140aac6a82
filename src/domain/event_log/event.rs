use jiff::{SignedDuration, Timestamp};
use kingdomino::shuffle::{Hex32, LineProof};
use kingdomino::{Dealt, Event, Fact, FirstPicks, Quests, Seat, Settings};
use serde::{Deserialize, Serialize};

use crate::domain::PlayerId;
use crate::domain::clock::Timing;

use super::proposal::Proposal;
use super::rated::RatingMode;
use super::series_link::OfSeries;
use super::version::Version;

/// One event of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    pub version: Version,
    pub at: Timestamp,
    pub seat: Option<Seat>,
    pub automatic: bool,
    pub fact: TableEvent,
    /// How long the clock had run for what the event answers.
    pub waited: Option<SignedDuration>,
}

/// What happened, at the table or in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableEvent {
    TableOpened {
        settings: Settings,
        /// Not written without clocks: the events of such tables are older than these.
        #[serde(default, skip_serializing_if = "is_default")]
        timing: Timing,
        /// Not written where it is what is usual.
        #[serde(default, skip_serializing_if = "is_default")]
        rated: RatingMode,
        /// Not written for a game alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        series: Option<OfSeries>,
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
    /// `seats` lists the players by seat; `settings` those that the game is played by.
    GameStarted {
        seats: Vec<PlayerId>,
        settings: Settings,
        kings: FirstPicks,
        /// Not written where there are none: the stored events of the base game are older than the quests.
        #[serde(default, skip_serializing_if = "Quests::is_empty")]
        quests: Quests,
        /// The root of the tree over the lines. Not written where they come without proofs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lines_root: Option<Hex32>,
    },
    GameCancelled {},
    /// A seat asks all others for their consent.
    ConsentAsked {
        proposal: Proposal,
    },
    ConsentGiven {},
    /// One that refuses is enough: nothing is asked any more.
    ConsentRefused {},
    ConsentWithdrawn {},
    /// The game is again as it was at a version before. What happened since stays on record.
    Undone {
        to_version: Version,
    },
    /// All clocks stand.
    Paused {
        until: Timestamp,
    },
    /// The pause is over before its time.
    Resumed {},
    SeatOffered {
        to: PlayerId,
    },
    /// The offer of the seat was withdrawn or declined.
    OfferEnded {},
    SeatHandedOver {
        from: PlayerId,
        to: PlayerId,
    },
    LineDealt {
        dominoes: Dealt,
        /// Not written where the shuffle has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        proof: Option<LineProof>,
    },
    /// Every other event of the rules.
    #[serde(untagged)]
    Play(Fact),
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// An event that is about to be recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    pub seat: Option<Seat>,
    pub automatic: bool,
    pub fact: TableEvent,
}

impl NewEvent {
    /// Something that a player did at the table.
    pub fn of_the_table(fact: TableEvent) -> NewEvent {
        NewEvent { seat: None, automatic: false, fact }
    }

    /// What a seat did at the table, beside the game.
    pub fn of_a_seat(seat: Seat, fact: TableEvent) -> NewEvent {
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
    /// What it is to the rules; none for what happens at the table.
    pub fn of_the_rules(&self) -> Option<Fact> {
        match self {
            TableEvent::Play(fact) => Some(*fact),
            TableEvent::LineDealt { dominoes, .. } => Some(Fact::LineDealt { dominoes: *dominoes }),
            _ => None,
        }
    }
}

impl StoredEvent {
    /// The event of the rules; none for one of the table.
    pub fn of_the_rules(&self) -> Option<Event> {
        let fact = self.fact.of_the_rules()?;
        Some(Event { seat: self.seat, automatic: self.automatic, fact })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = r#"{"type":"line_dealt","dominoes":["1","7","12","48"]}"#;
    const NEW: &str = r#"{"type":"line_dealt","dominoes":["1","7","12","48"],"proof":{"salt":"0000000000000000000000000000000000000000000000000000000000000000","path":[]}}"#;

    #[test]
    fn a_line_is_read_with_its_proof_and_without() {
        for (json, proven) in [(OLD, false), (NEW, true)] {
            let fact: TableEvent = serde_json::from_str(json).expect("a line");
            let TableEvent::LineDealt { proof, .. } = &fact else { panic!("{fact:?}") };
            assert_eq!(proof.is_some(), proven);
            assert_eq!(serde_json::to_string(&fact).expect("JSON"), json);
            assert!(matches!(fact.of_the_rules(), Some(Fact::LineDealt { .. })));
        }
    }

    #[test]
    fn a_line_with_anything_else_is_refused() {
        let odd = NEW.replace("proof", "prof");
        assert!(serde_json::from_str::<TableEvent>(&odd).is_err());
    }
}
