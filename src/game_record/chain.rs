//! Hash chain of a record. Each event is hashed together with the hash of all earlier events, so an
//! event cannot be changed, removed or inserted without changing all later hashes.

use jiff::Timestamp;
use kingdomino::Seat;
use kingdomino::shuffle::Hex32;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::domain::event_log::{StoredEvent, TableEvent, Version};

use super::header::Header;
use super::timestamp;

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
