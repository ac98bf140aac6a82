//! Parser of records. It limits sizes and does not trust the content.

use std::collections::BTreeMap;

use jiff::Timestamp;
use kingdomino::Seat;
use kingdomino::shuffle::{Hex32, ShuffleScheme};
use serde::Deserialize;
use serde_json::error::Category;

use crate::domain::event_log::{StoredEvent, TableEvent, Version};
use crate::domain::{GameId, PlayerId};

use super::defect::RecordDefect;
use super::file::Record;
use super::header::{Format, Header, RankedSeat, RecordedSeat};
use super::timestamp;

/// Maximum size of a record in bytes, larger than the record of any real game.
pub const MAX_RECORD_BYTES: usize = 4 << 20;
pub(super) const MAX_EVENTS: usize = 10_000;
/// Allowed values of `access`.
pub(super) const ACCESS_VALUES: [&str; 2] = ["public", "invitation"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordJson {
    format: String,
    game: GameId,
    scheme: ShuffleScheme,
    #[serde(with = "timestamp")]
    opened_at: Timestamp,
    #[serde(with = "timestamp")]
    ended_at: Timestamp,
    opener: PlayerId,
    access: String,
    seats: Vec<RecordedSeat>,
    commitment: Hex32,
    lines_root: Option<Hex32>,
    seed: Hex32,
    result: Option<Vec<RankedSeat>>,
    events: Vec<EventJson>,
    names: BTreeMap<PlayerId, String>,
    checksum: Hex32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventJson {
    version: Version,
    #[serde(with = "timestamp")]
    at: Timestamp,
    seat: Option<Seat>,
    automatic: bool,
    fact: TableEvent,
    hash: Hex32,
}

#[derive(Deserialize)]
struct FormatOnly {
    format: String,
}

impl Record {
    /// Parses a record in canonical form.
    ///
    /// # Errors
    /// The record is too large, malformed, of an unknown format, or not in canonical form.
    pub fn read(line: &[u8]) -> Result<Record, RecordDefect> {
        let record = parse(line)?;
        if record.to_json_line().as_bytes() == line {
            Ok(record)
        } else {
            Err(RecordDefect::NotCanonical)
        }
    }
}

/// Parses a line without verifying its content.
fn parse(line: &[u8]) -> Result<Record, RecordDefect> {
    if line.len() > MAX_RECORD_BYTES {
        return Err(RecordDefect::TooLarge);
    }
    let written = read(line).map_err(|defect| unknown_format(line).unwrap_or(defect))?;
    let format = format(&written.format)?;
    if written.events.len() > MAX_EVENTS {
        return Err(RecordDefect::TooLarge);
    }
    if !ACCESS_VALUES.contains(&written.access.as_str()) {
        return Err(RecordDefect::Malformed(
            "The access is neither public nor invitation.".to_owned(),
        ));
    }
    let header = Header {
        format,
        game: written.game,
        scheme: written.scheme,
        opened_at: written.opened_at,
        ended_at: written.ended_at,
        opener: written.opener,
        access: written.access,
        seats: written.seats,
        commitment: written.commitment,
        lines_root: written.lines_root,
        seed: written.seed,
        result: written.result,
    };
    let event = |event: EventJson| {
        let EventJson { version, at, seat, automatic, fact, hash } = event;
        (StoredEvent { version, at, seat, automatic, fact, elapsed_wait: None }, hash)
    };
    let (events, hashes) = written.events.into_iter().map(event).unzip();
    let RecordJson { names, checksum, .. } = written;
    Ok(Record { header, events, hashes, names, checksum })
}

fn read(line: &[u8]) -> Result<RecordJson, RecordDefect> {
    let mut json = serde_json::Deserializer::from_slice(line);
    let written = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        malformed(&path, error.inner())
    })?;
    json.end().map_err(|error| malformed("", &error))?;
    Ok(written)
}

/// Returns the defect with its position. The messages of the deserializer are replaced, because
/// they contain type names and parts of the input.
fn malformed(path: &str, error: &serde_json::Error) -> RecordDefect {
    RecordDefect::Malformed(match error.classify() {
        Category::Io | Category::Syntax | Category::Eof => {
            format!("Invalid JSON in line {}, column {}.", error.line(), error.column())
        }
        Category::Data if path.is_empty() || path == "." => {
            "A field is missing or unknown.".to_owned()
        }
        Category::Data => format!("Invalid value at {path}."),
    })
}

/// Returns `UnknownFormat` for a record of another format, which must not be reported as malformed.
fn unknown_format(line: &[u8]) -> Option<RecordDefect> {
    let parsed = serde_json::from_slice::<FormatOnly>(line).ok()?;
    format(&parsed.format).err()
}

fn format(name: &str) -> Result<Format, RecordDefect> {
    if name == "kingdomail-record-1" { Ok(Format::One) } else { Err(RecordDefect::UnknownFormat) }
}
