//! Constants of the formats, shared by the encoder and the decoder.

/// Format that is written; the decoder accepts all older ones.
pub const CURRENT_FORMAT: u8 = 2;
/// First format, without quests and giants.
pub const BASE_GAME_FORMAT: u8 = 1;

/// Stored in place of a seat if a slot has no king.
pub const NO_SEAT: u8 = u8::MAX;
