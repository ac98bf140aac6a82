//! Kingdoms: cells, legal placements, and drawing as text.

#[cfg(test)]
pub(crate) mod boards;
pub(crate) mod cell;
pub(crate) mod cells;
pub(crate) mod draw;
pub(crate) mod extent;
pub(crate) mod joined;
pub(crate) mod kingdom;
