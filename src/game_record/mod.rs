//! The record of a game that is over: one self-contained line of JSON with all that happened, which anybody can verify
//! without the server, and a notation of it for people.
//!
//! Every byte of a record is checked: it must be written just as this program writes it, its events hang together by a
//! chain of hashes, and [`Record::verify`] plays them by the rules, from the seed that was committed to. The names of the
//! players are outside the chain, so that an account can be deleted and the record stays what it is.

pub mod archive;
mod chain;
mod defect;
mod file;
mod header;
mod notation;
mod parse;
mod timestamp;
mod verify;

pub use defect::RecordDefect;
pub use file::{Record, RecordParts, players};
pub use header::{Header, Ranked};
pub use notation::NOTATION;
pub use timestamp::to_text;
