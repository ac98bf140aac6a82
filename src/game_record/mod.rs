//! Game records: one self-contained line of JSON with all events of an ended game, which can be
//! verified without the server, and a human-readable notation of it.
//!
//! Every byte of a record is checked. It must be in canonical form, its events form a hash chain,
//! and [`Record::verify`] replays them by the rules from the committed seed. The names of players
//! are outside the chain, so deleting an account does not invalidate the record.

pub mod archive;
mod defect;
mod file;
mod header;
mod notation;
mod parse;
mod timestamp;
mod verify;

pub use defect::RecordDefect;
pub use file::{Record, RecordParts, players};
pub use header::{Header, RankedSeat};
pub use notation::NOTATION_HEADER;
pub use parse::MAX_RECORD_BYTES;
pub use timestamp::format_timestamp;
