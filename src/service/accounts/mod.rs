//! Accounts and their sessions: registration, login, names, passwords, tokens and rate limits.

mod account_emails;
pub(in crate::service) mod account_locks;
mod admins;
pub(in crate::service) mod bots;
mod guests;
mod known_devices;
mod password_reset;
pub(in crate::service) mod profile;
mod register;
pub(in crate::service) mod sessions;
pub(in crate::service) mod taken_names;
mod throttle;
mod throttle_cache;
pub(in crate::service) mod tokens;

pub use crate::store::accounts::PresentedToken;
pub(crate) use account_emails::{invalidate_pending_emails, queue_email};
pub use account_locks::AccountLocks;
pub(crate) use admins::require_admin;
pub use admins::{
    AccountReport, check_admin, find_account, lock_account, set_admin, unlock_account,
};
pub use bots::{BotOwners, create_bot, list_bots, resolve_owner};
pub use guests::{claim_account, create_guest, is_guest, visitor};
pub(crate) use password_reset::lock_password_account;
pub use password_reset::{request_password_reset, reset_password};
pub use profile::{AccountChange, get_account, update_account};
pub(crate) use profile::{confirm_password, require_password};
pub use register::{NewAccount, register};
pub use sessions::{
    Grant, NewSession, Renewal, SESSION_LIFETIME, check_session, end_session, list_sessions,
    log_in, refresh_by_cookie, refresh_session,
};
pub(crate) use sessions::{
    ReuseGrace, not_found_error, require_live_session, rotate, session_expiry,
};
pub use taken_names::update_name_forms;
pub(crate) use throttle::{
    ThrottleKey, consume_tokens, count_invitation, count_rematch, count_verification,
};
pub use throttle::{Throttles, network};
pub use throttle_cache::ThrottleCache;
pub use tokens::{
    MAX_TOKEN_LIFETIME, NewToken, STREAM_TICKET_LIFETIME_SECONDS, create_stream_ticket,
    create_token, list_tokens, redeem_stream_ticket, redeem_token, revoke_token,
};
