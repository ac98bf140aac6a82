mod derived;
mod error;
mod read;
mod roster;
mod words;
mod write;

pub use error::NOTATION_HEADER;

use error::NotationError;

use super::file::Record;

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
