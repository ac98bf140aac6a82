//! Points and ranks.

pub(crate) mod ranking;
pub(crate) mod score;
