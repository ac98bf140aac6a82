//! How a record is read: within bounds, and before anything of it is believed.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::Deserialize;

use crate::ids::{GameId, PlayerId};
use crate::log::{LogFact, LoggedEvent, Version};
use crate::rules::Seat;
use crate::rules::shuffle::{Hex32, Scheme};

use super::{Flaw, Format, Header, Ranked, Record, RecordedSeat, moment};

/// More than the line of any game ever comes to.
pub const MOST_BYTES: usize = 4 << 20;
pub(super) const MOST_EVENTS: usize = 10_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    format: String,
    game: GameId,
    scheme: Scheme,
    #[serde(with = "moment")]
    opened_at: Timestamp,
    #[serde(with = "moment")]
    ended_at: Timestamp,
    opener: PlayerId,
    access: String,
    seats: Vec<RecordedSeat>,
    commitment: Hex32,
    lines_root: Option<Hex32>,
    seed: Hex32,
    result: Option<Vec<Ranked>>,
    events: Vec<WrittenEvent>,
    names: BTreeMap<PlayerId, String>,
    checksum: Hex32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenEvent {
    version: Version,
    #[serde(with = "moment")]
    at: Timestamp,
    seat: Option<Seat>,
    automatic: bool,
    fact: LogFact,
    hash: Hex32,
}

#[derive(Deserialize)]
struct Named {
    format: String,
}

/// What a line says, whether it is true or not.
pub(super) fn parse(line: &[u8]) -> Result<Record, Flaw> {
    if line.len() > MOST_BYTES {
        return Err(Flaw::TooLarge);
    }
    let written: Written = match serde_json::from_slice(line) {
        Ok(written) => written,
        Err(error) => return Err(unreadable(line, &error)),
    };
    let format = format(&written.format)?;
    if written.events.len() > MOST_EVENTS {
        return Err(Flaw::TooLarge);
    }
    if !["public", "invitation"].contains(&written.access.as_str()) {
        return Err(Flaw::Malformed("the access is neither public nor by invitation".to_owned()));
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
    let event = |event: WrittenEvent| {
        let WrittenEvent { version, at, seat, automatic, fact, hash } = event;
        (LoggedEvent { version, at, seat, automatic, fact, waited: None }, hash)
    };
    let (events, hashes) = written.events.into_iter().map(event).unzip();
    let Written { names, checksum, .. } = written;
    Ok(Record { header, events, hashes, names, checksum })
}

/// A record of another format is not malformed.
fn unreadable(line: &[u8], error: &serde_json::Error) -> Flaw {
    let named = serde_json::from_slice::<Named>(line).ok();
    let other = named.and_then(|named| format(&named.format).err());
    other.unwrap_or_else(|| Flaw::Malformed(error.to_string()))
}

fn format(name: &str) -> Result<Format, Flaw> {
    if name == "kingdomail-record-1" { Ok(Format::One) } else { Err(Flaw::UnknownFormat) }
}
