//! Events of a game as stored, and the versions that number them. An event of the rules is decided
//! by the rules crate, `kingdomino`; all others are events at the table. Events of older releases
//! must remain readable, so a new field needs a default, and the serialized names must not change.

use std::fmt;

use jiff::{SignedDuration, Timestamp};
use kingdomino::shuffle::{Hex32, LineProof, LineTree};
use kingdomino::{
    Dealt, DominoId, Event, Fact, FirstPicks, GameState, Quest, Quests, Seat, Settings,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::clock::Timing;
use crate::domain::{PlayerId, SeriesId};

use super::agreements::Proposal;
use super::result::RatingMode;

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

impl StoredEvent {
    /// Returns an event of the rules in the form of the rules crate; `None` for an event at the
    /// table.
    pub fn rules_event(&self) -> Option<Event> {
        let fact = self.fact.rules_event()?;
        Some(Event { seat: self.seat, automatic: self.automatic, fact })
    }
}

/// Data of an event, as it is stored. The stored form is hashed, so the order of the fields is
/// significant, and optional fields are left out rather than null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = RecordedFact)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableEvent {
    /// The table was created.
    #[serde(rename = "table_opened")]
    TableCreated {
        /// Rules of the game.
        settings: Settings,
        /// Clocks and seat rules; left out at a table without a pace.
        #[serde(default, skip_serializing_if = "is_default")]
        timing: Timing,
        /// Results that change ratings; left out for the default, `people`.
        #[serde(default, skip_serializing_if = "is_default")]
        rated: RatingMode,
        /// Series that the game belongs to; left out for none.
        #[schema(value_type = SeriesRef, required = false)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        series: Option<SeriesRef>,
    },
    /// The host invited a player.
    PlayerInvited {
        /// Player who was invited.
        player: PlayerId,
    },
    /// A player declined an invitation.
    InvitationDeclined {
        /// Player who declined.
        player: PlayerId,
    },
    /// A player took the next free seat.
    PlayerJoined {
        /// Player who joined.
        player: PlayerId,
    },
    /// A player left the table before the start. The players behind moved up by one seat.
    PlayerLeft {
        /// Player who left.
        player: PlayerId,
    },
    /// The host made the table unrated before the start.
    TableMadeUnrated {},
    /// The game started.
    GameStarted {
        /// Players, by seat.
        #[schema(min_items = 2, max_items = 5)]
        seats: Vec<PlayerId>,
        /// Rules of the game, with the number of players that have joined.
        settings: Settings,
        /// Owners of the kings, in the order in which they pick from the first line.
        #[schema(value_type = Vec<Seat>, min_items = 3, max_items = 5)]
        kings: FirstPicks,
        /// Quests that every player scores; left out without Age of Giants.
        #[schema(value_type = Vec<Quest>, min_items = 2, max_items = 2)]
        #[serde(default, skip_serializing_if = "Quests::is_empty")]
        quests: Quests,
        /// Root of the Merkle tree over the lines; left out with `kingdomail-shuffle-1`.
        #[schema(value_type = Hex32, required = false)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lines_root: Option<Hex32>,
    },
    /// The table was cancelled before the start.
    GameCancelled {},
    /// The seat made a proposal to all other players.
    #[serde(rename = "consent_asked")]
    ProposalMade {
        /// Proposal that was made.
        proposal: Proposal,
    },
    /// The seat accepted the open proposal.
    #[serde(rename = "consent_given")]
    ProposalAccepted {},
    /// The seat rejected the open proposal, which closes it.
    #[serde(rename = "consent_refused")]
    ProposalRejected {},
    /// The seat withdrew its proposal.
    #[serde(rename = "consent_withdrawn")]
    ProposalWithdrawn {},
    /// The last decision of the seat was undone. The undone events stay in the record.
    Undone {
        /// Version before the decision. The game is again as it was at this version.
        to_version: Version,
    },
    /// All clocks were stopped.
    Paused {
        /// Time at which the pause ends.
        until: Timestamp,
    },
    /// The pause was ended early.
    Resumed {},
    /// The seat was offered to a player.
    SeatOffered {
        /// Player to whom the seat was offered.
        to: PlayerId,
    },
    /// The offer of the seat was withdrawn or declined.
    #[serde(rename = "offer_ended")]
    SeatOfferEnded {},
    /// The seat was handed over to another player.
    SeatHandedOver {
        /// Previous player of the seat.
        from: PlayerId,
        /// New player of the seat.
        to: PlayerId,
    },
    /// The next line was dealt.
    LineDealt {
        /// Dominoes of the line, ascending, including those that leave the game immediately.
        #[schema(value_type = Vec<DominoId>, min_items = 3, max_items = 5)]
        dominoes: Dealt,
        /// Proof that the line was fixed when the game started; left out with
        /// `kingdomail-shuffle-1`.
        #[schema(value_type = LineProof, required = false)]
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

impl TableEvent {
    /// Returns the fact of an event of the rules; `None` for an event at the table.
    pub fn rules_event(&self) -> Option<Fact> {
        match self {
            TableEvent::Play(fact) => Some(*fact),
            TableEvent::LineDealt { dominoes, .. } => Some(Fact::LineDealt { dominoes: *dominoes }),
            _ => None,
        }
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

/// Series of a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = RecordedSeries)]
#[serde(deny_unknown_fields)]
pub struct SeriesRef {
    /// Id of the series.
    pub id: SeriesId,
    /// Number of the game in the series, counted from 1.
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
}

/// Event to be recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    pub seat: Option<Seat>,
    pub automatic: bool,
    pub fact: TableEvent,
}

impl NewEvent {
    /// Creates an event at the table that belongs to no seat.
    pub fn at_table(fact: TableEvent) -> NewEvent {
        NewEvent { seat: None, automatic: false, fact }
    }

    /// Creates an event at the table by a seat, such as a proposal.
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

/// Version of a game: the number of its events so far.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(try_from = "u32", into = "u32")]
#[schema(value_type = u32, minimum = 0, maximum = 2_147_483_647, examples(17))]
pub struct Version(i32);

impl Version {
    /// Version before the first event.
    pub const NONE: Version = Version(0);
    /// Version of a new table.
    pub const FIRST: Version = Version(1);

    /// Returns the version with a stored number.
    pub fn from_number(number: i32) -> Version {
        Version(number)
    }

    pub fn number(self) -> i32 {
        self.0
    }

    /// Returns the version this many events later.
    pub fn after(self, events: usize) -> Version {
        Version(self.0.saturating_add(i32::try_from(events).unwrap_or(i32::MAX)))
    }

    /// Returns the version one event earlier.
    pub fn before(self) -> Version {
        Version(self.0.saturating_sub(1).max(0))
    }
}

impl TryFrom<u32> for Version {
    type Error = &'static str;

    fn try_from(number: u32) -> Result<Version, &'static str> {
        i32::try_from(number).map(Version).map_err(|_| "no game has so many events")
    }
}

impl From<Version> for u32 {
    fn from(version: Version) -> u32 {
        version.0.unsigned_abs()
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Versions of a game that a client has seen. A request is accepted if the current version is one
/// of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum SeenVersions {
    One(Version),
    /// A list with at least one version.
    AnyOf(Vec<Version>),
    /// Any version: the client accepts the current one.
    Every,
}

impl SeenVersions {
    pub fn has(&self, version: Version) -> bool {
        match self {
            SeenVersions::One(seen) => *seen == version,
            SeenVersions::AnyOf(seen) => seen.contains(&version),
            SeenVersions::Every => true,
        }
    }

    /// Highest listed version; [`Version::NONE`] for `Every`.
    pub fn latest(&self) -> Version {
        match self {
            SeenVersions::One(seen) => *seen,
            SeenVersions::AnyOf(seen) => seen.iter().copied().max().unwrap_or(Version::NONE),
            SeenVersions::Every => Version::NONE,
        }
    }
}

/// Converts `events`, which happened in the state `before`, to events to be recorded. Adds a proof
/// to each dealt line. `tree` is called only if a line is dealt, and returns `None` for a shuffle
/// without proofs.
pub fn attach_proofs(
    before: &GameState,
    events: &[Event],
    tree: impl FnOnce() -> Option<LineTree>,
) -> Vec<NewEvent> {
    let dealt = |event: &Event| matches!(event.fact, Fact::LineDealt { .. });
    let tree = if events.iter().any(dealt) { tree() } else { None };
    let mut line = before.lines_dealt();
    let recorded = |event: &Event| {
        let mut recorded = NewEvent::from(*event);
        if let TableEvent::LineDealt { proof, .. } = &mut recorded.fact {
            *proof = tree.as_ref().and_then(|tree| tree.proof(line));
            line += 1;
        }
        recorded
    };
    events.iter().map(recorded).collect()
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
