//! Accounts, sessions, bots and tokens.

pub mod bots;
pub mod habits;
pub mod me;
pub mod sessions;
pub mod views;
