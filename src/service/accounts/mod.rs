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

pub use crate::store::accounts::ShownToken;
pub(crate) use admins::admins_only;
pub use admins::{AccountReport, appoint, check_admin, find_account, lock_account, unlock_account};
pub(crate) use availability::recount;
pub use availability::{
    AvailabilityChange, create_holiday, delete_holiday, habits, update_availability,
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
pub use name::BadName;
pub(crate) use name::{mixes_scripts, name_keys};
pub use name_forms::renew_name_forms;
pub use one_at_a_time::AccountTurns;
pub(crate) use one_at_a_time::in_turn;
pub use own_bots::bots;
pub use owner::owner;
pub(crate) use password_holder::hold_password_holder;
pub(crate) use profile::confirm;
pub use profile::{AccountChange, change_account, profile};
pub(crate) use refresh::{Repeatable, rotate};
pub use refresh::{refresh, refresh_by_cookie};
pub use refusals::Refusals;
pub use register::{NewAccount, register};
pub use requests::Made;
pub(crate) use requests::{made_before, repeatable_secret};
pub use reset::{request_reset, reset_password};
pub use session::{
    Grant, NewSession, Renewal, SESSION_LIFETIME, check_session, end_session, sessions,
};
pub(crate) use session::{expiry, still_live};
pub use throttle::network;
pub(crate) use throttle::{ThrottleKey, take_tries};
pub use throttle_limits::Throttles;
pub use tokens::{LONGEST_TOKEN, NewToken, create_token, redeem_token, revoke_token, tokens};
pub use visitor::visitor;
