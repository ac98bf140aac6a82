//! Verification of a record by replay. The first defect ends it.

mod agreed;
mod played;
mod replayer;
mod shuffle;

use kingdomino::Seat;
use kingdomino::shuffle::commitment;

use crate::domain::event_log::{Proposal, Version};

use self::replayer::Replayer;
use super::defect::RecordDefect;
use super::file::Record;
use super::header::{canonical_event_json, first_link, next_link, result, sha256};

/// Event that must follow immediately, in addition to those that the rules require.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequiredNext {
    Anything,
    /// Start of the game, because the table is full.
    Start,
    /// Action of the house after a timeout.
    Overdue(Seat),
    /// Move of a premove.
    Premoved(Seat),
    /// Effect of a proposal that all players have accepted.
    ProposalAccepted(Seat, Proposal),
}

impl Record {
    /// Verifies the hashes, the shuffle, each event against the rules and the settings of the
    /// table, and the result.
    ///
    /// A move of a house player must be legal, but need not be the move that the house player would
    /// choose. Premoves and absences are not recorded and cannot be verified.
    ///
    /// # Errors
    /// The first defect.
    pub fn verify(&self) -> Result<(), RecordDefect> {
        if sha256(&self.json_without_checksum()) != self.checksum {
            return Err(RecordDefect::Checksum);
        }
        self.verify_chain()?;
        let game = self.header.game.uuid().into_bytes();
        if commitment(game, &self.header.seed.0) != self.header.commitment.0 {
            return Err(RecordDefect::Commitment);
        }
        let mut replayer = Replayer::new(&self.header);
        for index in 0..self.events.len() {
            replayer.step(&self.events, index)?;
        }
        let state = replayer.end()?;
        if result(state.as_ref()) == self.header.result {
            Ok(())
        } else {
            Err(RecordDefect::Result)
        }
    }

    /// Verifies that the events are numbered, ordered by time, and chained.
    fn verify_chain(&self) -> Result<(), RecordDefect> {
        let mut link = first_link(&self.header);
        let mut before = self.header.opened_at;
        for ((event, hash), number) in self.events.iter().zip(&self.hashes).zip(1..) {
            if event.version != Version::from_number(number) {
                return Err(RecordDefect::Numbering(event.version));
            }
            link = next_link(&link, &canonical_event_json(event));
            if link != *hash {
                return Err(RecordDefect::Chain(event.version));
            }
            if event.at < before {
                return Err(RecordDefect::Time(event.version));
            }
            before = event.at;
        }
        let ends = [self.events.first(), self.events.last()].map(|event| event.map(|end| end.at));
        if ends == [Some(self.header.opened_at), Some(self.header.ended_at)] {
            Ok(())
        } else {
            Err(if self.events.is_empty() { RecordDefect::Unfinished } else { RecordDefect::Times })
        }
    }
}
