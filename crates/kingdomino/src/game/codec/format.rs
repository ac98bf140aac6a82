//! Constants of the formats, shared by the encoder and the decoder.

/// Format that is written; the decoder accepts all older ones.
pub const FORMAT: u8 = 2;
/// First format, without quests and giants.
pub const BASE_GAME: u8 = 1;

/// Stored in place of a seat if a slot has no king.
pub const NOBODY: u8 = u8::MAX;
