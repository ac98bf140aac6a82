//! Accounts and their sessions, a use case a file.

mod deletion;
mod log_in;
mod profile;
mod refresh;
mod register;
mod reset;
mod session;

pub use deletion::delete_account;
pub(super) use profile::confirm;

pub use log_in::log_in;
pub use profile::{AccountChange, change_account, profile};
pub use refresh::refresh;
pub use register::register;
pub use reset::{request_reset, reset_password};
pub use session::{Grant, check_session, end_session, sessions};
