//! A kingdom: its cells, what fits where, and how it is drawn as text.

#[cfg(test)]
pub(crate) mod boards;
pub(crate) mod cell;
pub(crate) mod cells;
pub(crate) mod draw;
pub(crate) mod extent;
pub(crate) mod joined;
pub(crate) mod kingdom;
