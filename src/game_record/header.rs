//! Header of a record, and its hash chain. Each event is hashed together with the hash of all
//! earlier events, so an event cannot be changed, removed or inserted without changing all later
//! hashes.

use jiff::Timestamp;
use kingdomino::shuffle::{Hex32, ShuffleScheme};
use kingdomino::{GameState, Seat, TieBreak};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::domain::event_log::{StoredEvent, TableEvent, Version};
use crate::domain::{GameId, PlayerId};

use super::timestamp;

/// Header of a record. The order of the fields is part of the format and never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Header {
    pub format: Format,
    pub game: GameId,
    pub scheme: ShuffleScheme,
    /// Time of the first event.
    #[serde(with = "timestamp")]
    pub opened_at: Timestamp,
    /// Time of the last event.
    #[serde(with = "timestamp")]
    pub ended_at: Timestamp,
    pub opener: PlayerId,
    pub access: String,
    /// Players at the end of the game, in seat order.
    pub seats: Vec<RecordedSeat>,
    pub commitment: Hex32,
    /// Root of the line tree; `None` if lines have no proofs or none was dealt.
    pub lines_root: Option<Hex32>,
    pub seed: Hex32,
    /// Ranking; `None` if the game was cancelled.
    pub result: Option<Vec<RankedSeat>>,
}

/// Format of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    #[serde(rename = "kingdomail-record-1")]
    One,
}

/// Player of a seat with the player's entropy for the shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedSeat {
    pub player: PlayerId,
    pub entropy: Option<Hex32>,
}

/// Final rank of a seat, with its tie-break values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RankedSeat {
    pub seat: Seat,
    pub rank: u8,
    pub points: u32,
    pub largest_property: u32,
    pub crowns: u32,
    pub decided_by: TieBreak,
}

/// Hashed form of an event: its JSON in a record without the hash.
#[derive(Serialize)]
struct HashedEvent<'a> {
    version: Version,
    #[serde(with = "timestamp")]
    at: Timestamp,
    seat: Option<Seat>,
    automatic: bool,
    fact: &'a TableEvent,
}

/// Returns the ranking of a finished game; `None` for any other state.
pub(super) fn result(state: Option<&GameState>) -> Option<Vec<RankedSeat>> {
    let state = state.filter(|state| state.is_finished())?;
    let ranked = |standing: &kingdomino::Standing| RankedSeat {
        seat: standing.seat,
        rank: standing.rank,
        points: standing.tally.points,
        largest_property: standing.tally.largest_property,
        crowns: standing.tally.crowns,
        decided_by: standing.decided_by,
    };
    Some(kingdomino::ranking(state).iter().map(ranked).collect())
}

/// Serializes a value as canonical JSON.
pub(super) fn canonical_json<T: Serialize>(written: &T) -> String {
    serde_json::to_string(written).unwrap_or_else(|_| unreachable!("only keys that are text"))
}

pub(super) fn canonical_event_json(event: &StoredEvent) -> String {
    let StoredEvent { version, at, seat, automatic, ref fact, elapsed_wait: _ } = *event;
    canonical_json(&HashedEvent { version, at, seat, automatic, fact })
}

/// Returns the first link of the chain, which is the hash of the header.
pub(super) fn first_link(header: &Header) -> Hex32 {
    let mut hash = Sha256::new();
    hash.update(b"kingdomail-record-1\0");
    hash.update(canonical_json(header));
    Hex32(hash.finalize().into())
}

/// Returns the link after `before` for an event in canonical JSON.
pub(super) fn next_link(before: &Hex32, event: &str) -> Hex32 {
    let mut hash = Sha256::new();
    hash.update(before.0);
    hash.update(event);
    Hex32(hash.finalize().into())
}

pub(super) fn sha256(text: &str) -> Hex32 {
    Hex32(Sha256::digest(text).into())
}
