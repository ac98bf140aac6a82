//! Accounts, sessions, bots and tokens.

pub mod apps;
pub mod bots;
pub mod guests;
pub mod habits;
pub mod me;
pub mod new_session;
pub mod sessions;
pub mod views;
