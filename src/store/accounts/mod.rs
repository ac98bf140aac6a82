//! Accounts, their sessions and tokens, and the throttling of their use.

mod admins;
mod availability;
mod bots;
mod export;
mod guests;
mod known_networks;
mod names;
mod personal_tokens;
mod players;
mod refresh_tokens;
mod requests;
mod sessions;
mod throttle;

pub use admins::{is_admin, is_locked, set_admin, set_locked};
pub use availability::{find_habits, lock_games_of, lock_habits, set_habits};
pub use bots::{find_owner, insert_bot, list_bots};
pub use export::{
    find_calendar_of, list_invitations_of, list_orders_of, list_places_of, list_seats_of,
};
pub use guests::{claim_guest, find_expired_guest, guest_has_expired, insert_guest, is_guest};
pub use known_networks::{erase_known_networks, knows_network, remember_network};
pub use names::{
    StoredName, disown_held_names, hold_names, is_held_for_other, list_names_after, release_names,
    remove_ended_holds, set_name_forms,
};
pub(super) use personal_tokens::read_scopes;
pub use personal_tokens::{
    ShownToken, find_personal_token, insert_personal_token, list_personal_tokens, note_token_use,
    revoke_personal_token,
};
pub use players::{
    NAME_LOOKS_TAKEN, NAME_TAKEN, erase_player, find_credentials, find_names, find_player,
    find_player_by_name, hold_recipient, insert_player, lock_password, lock_player, rename_player,
    search_players, set_password, share_player,
};
pub use refresh_tokens::{
    find_current_token, insert_refresh_token, lock_refresh_token, replace_refresh_token,
};
pub use requests::{EarlierRequest, erase_requests, find_request, knows_key, remember_request};
pub use sessions::{
    erase_sessions, extend_session, insert_session, knows_client, list_sessions,
    remove_ended_sessions, revoke_other_logins, revoke_other_sessions, revoke_session,
    revoke_sessions_beyond, session_is_live,
};
pub use throttle::{forget_tries, give_tries_back, remove_full_shares, take_try};
