//! Human-readable notation of a record. It omits what follows from the seed and the rules.

mod read;
mod words;
mod write;

use std::fmt;

use crate::domain::PlayerId;
use crate::domain::event_log::TableEvent;

use super::file::Record;

/// First line of a record in notation.
pub const NOTATION_HEADER: &str = "kingdomail-notation-1";

impl Record {
    /// Writes the record in the human-readable notation. Derived values are omitted, so only a
    /// record that verifies survives the round trip unchanged.
    pub fn to_notation(&self) -> String {
        write::write(self)
    }

    /// Parses a record in notation, which must be in canonical form. Derived values are computed
    /// but not verified.
    ///
    /// # Errors
    /// The first line that is malformed or not in canonical form.
    pub fn from_notation(text: &str) -> Result<Record, NotationError> {
        let record = read::read(text)?;
        let written = record.to_notation();
        if written == text {
            return Ok(record);
        }
        let same =
            text.split('\n').zip(written.split('\n')).take_while(|(one, other)| one == other);
        Err(NotationError { line: same.count() + 1, message: "not in the canonical form" })
    }
}

/// Error for a text that is not a record in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Line number, counted from 1.
    pub line: usize,
    pub message: &'static str,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for NotationError {}

/// Players of a record, abbreviated by their index: `@0`, `@1`, …
#[derive(Default)]
pub struct Roster(Vec<PlayerId>);

impl Roster {
    /// Collects the players in the order in which they first occur in the record.
    pub fn of(record: &Record) -> Roster {
        let mut people = Roster(vec![record.header.opener]);
        for event in &record.events {
            match &event.fact {
                TableEvent::PlayerInvited { player }
                | TableEvent::InvitationDeclined { player }
                | TableEvent::PlayerJoined { player }
                | TableEvent::PlayerLeft { player }
                | TableEvent::SeatOffered { to: player } => people.add(*player),
                TableEvent::SeatHandedOver { from, to } => {
                    people.add(*from);
                    people.add(*to);
                }
                _ => {}
            }
        }
        record.header.seats.iter().for_each(|seat| people.add(seat.player));
        record.names.keys().for_each(|player| people.add(*player));
        people
    }

    pub fn add(&mut self, player: PlayerId) {
        if !self.0.contains(&player) {
            self.0.push(player);
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = PlayerId> {
        self.0.iter().copied()
    }

    /// Returns the abbreviation of a player; `None` for a player that does not occur in the record.
    pub fn alias(&self, player: PlayerId) -> Option<String> {
        let index = self.0.iter().position(|known| *known == player)?;
        Some(format!("@{index}"))
    }

    /// Returns the player with an abbreviation.
    pub fn player(&self, name: &str) -> Option<PlayerId> {
        let index: usize = name.strip_prefix('@')?.parse().ok()?;
        self.0.get(index).copied()
    }
}
