//! Accounts, sessions, bots and tokens.

pub mod apps;
pub mod availability;
pub mod bots;
pub mod guests;
pub mod me;
pub mod sessions;
pub mod views;
