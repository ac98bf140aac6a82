//! Accounts and their sessions, one use case per file.

mod admins;
mod admission;
mod availability;
mod bot_owners;
mod bots;
mod claim;
mod deletion;
mod expire_guests;
mod export;
mod guests;
mod held_names;
mod known_devices;
mod log_in;
mod message_throttles;
mod name;
mod name_forms;
mod name_taken;
mod new_password;
mod one_at_a_time;
mod own_bots;
mod owner;
mod password_holder;
mod profile;
mod refresh;
mod refusals;
mod register;
mod requests;
mod reset;
mod session;
mod throttle;
mod throttle_limits;
mod tokens;
mod visitor;

pub use crate::store::accounts::PresentedToken;
pub(crate) use admins::require_admin;
pub use admins::{
    AccountReport, check_admin, find_account, lock_account, set_admin, unlock_account,
};
pub(crate) use availability::recompute_deadlines;
pub use availability::{
    AvailabilityChange, create_holiday, delete_holiday, get_availability, update_availability,
};
pub use bot_owners::BotOwners;
pub use bots::create_bot;
pub use claim::{claim_account, is_guest};
pub use deletion::{delete_account, delete_bot};
pub use expire_guests::expire_guests;
pub use export::{AccountData, export_account};
pub use guests::create_guest;
pub use log_in::log_in;
pub(crate) use message_throttles::{count_invitation, count_rematch, count_verification};
pub use name::NameViolation;
pub(crate) use name::{mixes_scripts, name_keys};
pub use name_forms::update_name_forms;
pub use one_at_a_time::AccountLocks;
pub(crate) use one_at_a_time::with_account_lock;
pub use own_bots::list_bots;
pub use owner::resolve_owner;
pub(crate) use password_holder::lock_password_account;
pub(crate) use profile::confirm_password;
pub use profile::{AccountChange, get_account, update_account};
pub(crate) use refresh::{ReuseGrace, rotate};
pub use refresh::{refresh_by_cookie, refresh_session};
pub use refusals::ThrottleCache;
pub use register::{NewAccount, register};
pub use requests::Idempotent;
pub(crate) use requests::{derive_repeatable_secret, find_or_record_request};
pub use reset::{request_password_reset, reset_password};
pub use session::{
    Grant, NewSession, Renewal, SESSION_LIFETIME, check_session, end_session, list_sessions,
};
pub(crate) use session::{require_live_session, session_expiry};
pub use throttle::network;
pub(crate) use throttle::{ThrottleKey, consume_tokens};
pub use throttle_limits::Throttles;
pub use tokens::{
    MAX_TOKEN_LIFETIME, NewToken, create_token, list_tokens, redeem_token, revoke_token,
};
pub use visitor::visitor;
