use jiff::Timestamp;
use kingdomino::shuffle::ShuffleScheme;
use kingdomino::{Seat, TieBreak};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::schema::{Object, ObjectBuilder, Schema, SchemaType, Type};

use crate::domain::event_log::Version;
use crate::domain::{GameId, PlayerId};
use crate::service::games::RecordVerification;

/// Record of a finished or cancelled game. The bytes of a record are hashed, so store and send it
/// unchanged. The page about game records describes how to verify it.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameRecordView {
    /// Name of the format.
    #[schema(max_length = 40, examples("kingdomail-record-1"))]
    pub format: String,
    /// Id of the game.
    pub game: GameId,
    /// Scheme of the shuffle.
    pub scheme: ShuffleScheme,
    /// Time of the first event.
    pub opened_at: Timestamp,
    /// Time of the last event.
    pub ended_at: Timestamp,
    /// Host: the player who created the table.
    pub opener: PlayerId,
    /// Visibility of the table: `public` or `invitation`.
    #[schema(max_length = 20, examples("public"))]
    pub access: String,
    /// Players at the end of the game, by seat.
    #[schema(max_items = 5)]
    pub seats: Vec<RecordedSeatView>,
    /// Commitment to the seed, in hexadecimal.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub commitment: String,
    /// Root of the Merkle tree over the lines, in hexadecimal; null with `kingdomail-shuffle-1`,
    /// and if the game never started.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub lines_root: Option<String>,
    /// Seed of the shuffle, in hexadecimal.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub seed: String,
    /// Ranking from first to last; null if the game was cancelled.
    #[schema(max_items = 5)]
    pub result: Option<Vec<RecordedRankView>>,
    /// All events of the game, in order.
    #[schema(max_items = 10_000)]
    pub events: Vec<RecordedEventView>,
    /// Names of the players, by id. Players with deleted accounts are left out.
    #[schema(value_type = HashMap<String, String>)]
    pub names: serde_json::Map<String, serde_json::Value>,
    /// SHA-256 hash of the record before this field, in hexadecimal.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub checksum: String,
}

/// Seat of a recorded game.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordedSeatView {
    /// Player at the end of the game.
    pub player: PlayerId,
    /// Randomness that the player added to the shuffle: 32 bytes in hexadecimal; null for none.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub entropy: Option<String>,
}

/// Final rank of a seat in a recorded game.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordedRankView {
    /// Seat that has this rank.
    pub seat: Seat,
    /// Rank, counted from 1. Seats that are equal in all comparisons share a rank.
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    /// Points of the kingdom.
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
    /// Number of squares of the largest property, with or without crowns.
    #[schema(minimum = 0, maximum = 48)]
    pub largest_property: u32,
    /// Number of crowns that no giant covers.
    #[schema(minimum = 0, maximum = 100)]
    pub crowns: u32,
    /// Last comparison that was needed to distinguish the seat from every other.
    pub decided_by: TieBreak,
}

/// Event of a recorded game.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordedEventView {
    /// Version of the game after the event.
    pub version: Version,
    /// Time of the event.
    pub at: Timestamp,
    /// Seat that acted; null for events of the table and of the game itself.
    pub seat: Option<Seat>,
    /// True if the server acted for the seat: a forced step, a premove, or a move of a house
    /// player.
    pub automatic: bool,
    /// Data of the event, under the names that are stored and hashed.
    /// `docs/client/record.schema.json` contains a schema for each kind.
    #[schema(schema_with = fact_schema)]
    pub fact: serde_json::Value,
    /// SHA-256 hash over this event and all before it, in hexadecimal.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub hash: String,
}

/// Result of the verification of a record.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordVerificationView {
    /// True if the record is valid.
    pub valid: bool,
    /// Id of the game; null if the record could not be parsed.
    pub game_id: Option<GameId>,
    /// First defect of the record; null for none.
    pub defect: Option<RecordDefectView>,
    /// True if the record is identical to the one that this server stores; null if the server has
    /// no such game that you can see.
    pub stored_here: Option<bool>,
}

/// Defect of a record.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordDefectView {
    /// Code of the defect, whose meaning never changes. The page about game records lists all
    /// codes.
    #[schema(max_length = 40, examples("illegal"))]
    pub code: String,
    /// Version of the defective event; null if the defect is not in an event.
    pub version: Option<Version>,
    /// Explanation in English.
    #[schema(max_length = 1000)]
    pub detail: String,
}

/// An object with a `type`: the fields of each type are listed in the schema of records only.
fn fact_schema() -> Object {
    let any = ObjectBuilder::new().schema_type(SchemaType::AnyValue).build();
    let kind = ObjectBuilder::new().schema_type(Type::String).max_length(Some(40));
    let kind = kind.description(Some("Type of the fact."));
    ObjectBuilder::new()
        .property("type", kind)
        .required("type")
        .additional_properties(Some(Schema::Object(any)))
        .description(Some(
            "Fact of the event, with a `type` and the fields of this type, under their stored names. \
             The documentation of game records lists them.",
        ))
        .build()
}

impl From<RecordVerification> for RecordVerificationView {
    fn from(verified: RecordVerification) -> RecordVerificationView {
        let RecordVerification { game, defect, matches_server } = verified;
        let defect = defect.map(|defect| RecordDefectView {
            code: defect.code().to_owned(),
            version: defect.version(),
            detail: defect.to_string(),
        });
        RecordVerificationView {
            valid: defect.is_none(),
            game_id: game,
            defect,
            stored_here: matches_server,
        }
    }
}
