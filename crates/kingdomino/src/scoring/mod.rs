//! Points and places at the end of a game.

pub(crate) mod ranking;
pub(crate) mod score;
