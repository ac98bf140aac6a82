mod derived;
mod error;
mod read;
mod roster;
mod words;
mod write;

pub use error::NOTATION;

use error::BadNotation;

use super::file::Record;

impl Record {
    /// The game as text for people. What follows from the rest is not written, so only a record that verifies comes back from
    /// it as it was.
    pub fn to_notation(&self) -> String {
        write::write(self)
    }

    /// The record of a game in notation, which must be written just as this program writes it. All that follows from what is
    /// written is computed, and none of it verified.
    ///
    /// # Errors
    /// The first line that cannot be read, or is written otherwise.
    pub fn from_notation(text: &str) -> Result<Record, BadNotation> {
        let record = read::read(text)?;
        let written = record.to_notation();
        if written == text {
            return Ok(record);
        }
        let same =
            text.split('\n').zip(written.split('\n')).take_while(|(one, other)| one == other);
        Err(BadNotation { line: same.count() + 1, what: "not in the canonical form" })
    }
}
