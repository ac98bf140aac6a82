use jiff::Timestamp;
use kingdomino::shuffle::{Hex32, ShuffleScheme};
use kingdomino::{GameState, Seat, TieBreak};
use serde::{Deserialize, Serialize};

use crate::domain::{GameId, PlayerId};

use super::timestamp;

/// What a record says of its game before its events, and all of it stays as it is for ever. The fields are written in
/// this order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Header {
    pub format: Format,
    pub game: GameId,
    pub scheme: ShuffleScheme,
    /// When the first event happened.
    #[serde(with = "timestamp")]
    pub opened_at: Timestamp,
    /// When the last event happened.
    #[serde(with = "timestamp")]
    pub ended_at: Timestamp,
    pub opener: PlayerId,
    pub access: String,
    /// Who sits at the table at the end, by seat.
    pub seats: Vec<RecordedSeat>,
    pub commitment: Hex32,
    /// None where lines come without proofs, or none was dealt.
    pub lines_root: Option<Hex32>,
    pub seed: Hex32,
    /// The ranking; none when the game was cancelled.
    pub result: Option<Vec<Ranked>>,
}

/// The format of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    #[serde(rename = "kingdomail-record-1")]
    One,
}

/// A player and what it added to the chance of the shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedSeat {
    pub player: PlayerId,
    pub entropy: Option<Hex32>,
}

/// Where a seat ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ranked {
    pub seat: Seat,
    pub rank: u8,
    pub points: u32,
    pub largest_property: u32,
    pub crowns: u32,
    pub decided_by: TieBreak,
}

/// The ranking of a game that is over; none of one that is not.
pub(super) fn result(state: Option<&GameState>) -> Option<Vec<Ranked>> {
    let state = state.filter(|state| state.is_finished())?;
    let ranked = |standing: &kingdomino::Standing| Ranked {
        seat: standing.seat,
        rank: standing.rank,
        points: standing.tally.points,
        largest_property: standing.tally.largest_property,
        crowns: standing.tally.crowns,
        decided_by: standing.decided_by,
    };
    Some(kingdomino::ranking(state).iter().map(ranked).collect())
}
