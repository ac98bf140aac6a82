//! Accounts and their sessions, a use case a file.

mod bots;
mod deletion;
mod export;
mod familiar;
mod log_in;
mod new_password;
mod profile;
mod refresh;
mod register;
mod reset;
mod session;
mod tokens;

pub use bots::{MOST_BOTS, bots, delete_bot, make_bot};
pub use deletion::delete_account;
pub use export::{AccountData, export_account};
pub use log_in::log_in;
pub(crate) use profile::confirm;
pub use profile::{AccountChange, change_account, profile};
pub use refresh::refresh;
pub use register::register;
pub use reset::{request_reset, reset_password};
pub(crate) use session::still_live;
pub use session::{Grant, check_session, end_session, sessions};
pub use tokens::{
    LONGEST_TOKEN, MOST_TOKENS, TokenWish, make_token, redeem_token, revoke_token, tokens,
};
