use jiff::Timestamp;
use kingdomino::shuffle::Scheme;
use kingdomino::{Seat, TieBreak};
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::event_log::Version;
use crate::domain::{GameId, PlayerId};
use crate::service::games::Verified;

use super::record_fact::RecordedFact;

/// The record of a game that is over. It is more than JSON: its bytes are hashed, so keep and send it as it is. The
/// documentation of the record describes how to verify it.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordView {
    #[schema(max_length = 40, examples("kingdomail-record-1"))]
    pub format: String,
    pub game: GameId,
    pub scheme: Scheme,
    pub opened_at: Timestamp,
    pub ended_at: Timestamp,
    pub opener: PlayerId,
    #[schema(max_length = 20, examples("public"))]
    pub access: String,
    /// Who sits at the table at the end, by seat.
    #[schema(max_items = 5)]
    pub seats: Vec<RecordedSeatView>,
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub commitment: String,
    /// Null where lines come without proofs, or none was dealt.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub lines_root: Option<String>,
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub seed: String,
    /// From the first to the last; null when the game was cancelled.
    #[schema(max_items = 5)]
    pub result: Option<Vec<RecordedRankView>>,
    #[schema(max_items = 10_000)]
    pub events: Vec<RecordedEventView>,
    /// What the players are called, by their ids, as far as they still have names.
    #[schema(value_type = HashMap<String, String>)]
    pub names: serde_json::Map<String, serde_json::Value>,
    /// Over everything before it.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub checksum: String,
}

/// A player, and what it added to the chance of the shuffle.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordedSeatView {
    pub player: PlayerId,
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub entropy: Option<String>,
}

/// Where a seat ended.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordedRankView {
    pub seat: Seat,
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
    #[schema(minimum = 0, maximum = 48)]
    pub largest_property: u32,
    #[schema(minimum = 0, maximum = 100)]
    pub crowns: u32,
    pub decided_by: TieBreak,
}

/// Something that happened, as it is recorded.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordedEventView {
    pub version: Version,
    pub at: Timestamp,
    pub seat: Option<Seat>,
    pub automatic: bool,
    #[schema(value_type = RecordedFact)]
    pub fact: serde_json::Value,
    /// Over this event and all before it.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub hash: String,
}

/// What verifying a record came to.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordCheckView {
    /// Whether all of it holds.
    pub holds: bool,
    /// The game; null when it could not be read so far.
    pub game_id: Option<GameId>,
    /// The first thing that is wrong; null for nothing.
    pub flaw: Option<FlawView>,
    /// Whether it is what this server keeps of the game; null where you can see no such game here.
    pub kept_here: Option<bool>,
}

/// What is wrong with a record.
#[derive(Debug, Serialize, ToSchema)]
pub struct FlawView {
    /// A word that never changes; the documentation of the record lists them.
    #[schema(max_length = 40, examples("illegal"))]
    pub code: String,
    /// The event that is wrong; null when it is something else.
    pub version: Option<Version>,
    /// An explanation in English.
    #[schema(max_length = 1000)]
    pub detail: String,
}

impl From<Verified> for RecordCheckView {
    fn from(verified: Verified) -> RecordCheckView {
        let Verified { game, flaw, is_ours } = verified;
        let flaw = flaw.map(|flaw| FlawView {
            code: flaw.code().to_owned(),
            version: flaw.version(),
            detail: flaw.to_string(),
        });
        RecordCheckView { holds: flaw.is_none(), game_id: game, flaw, kept_here: is_ours }
    }
}
