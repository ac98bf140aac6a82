//! The numbers of the formats, and what both who writes and who reads them knows.

/// The format that is written; all older ones are read.
pub const FORMAT: u8 = 2;
/// The first format, which knows no expansion: neither quests nor giants.
pub const BASE_GAME: u8 = 1;

/// Stands in a slot for the seat of a king that is not there.
pub const NOBODY: u8 = u8::MAX;
