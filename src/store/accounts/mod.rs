//! Accounts, their sessions and tokens, and the throttling of their use.

mod availability;
mod export;
mod guests;
mod idempotency;
mod names;
mod personal_tokens;
mod players;
mod refresh_tokens;
mod sessions;
mod throttle;

pub use availability::{find_availability, lock_availability, lock_player_games, set_availability};
pub use export::{
    find_calendar_creation, list_joined_games, list_joined_series, list_player_invitations,
    list_player_premoves,
};
pub use guests::{claim_guest, find_expired_guest, insert_guest, is_guest, is_guest_expired};
pub use idempotency::{
    EarlierRequest, erase_requests, find_request, is_known_request_key, record_request,
};
pub use names::{
    StoredName, anonymize_name_holds, delete_name_holds, is_name_held_for_different_player,
    list_stored_names, remove_expired_name_holds, set_normalized_name, upsert_name_holds,
};
pub(super) use personal_tokens::read_scopes;
pub use personal_tokens::{
    PresentedToken, find_owner, find_personal_token, insert_bot, insert_personal_token, list_bots,
    list_personal_tokens, record_token_use, revoke_personal_token,
};
pub use players::{
    NAME_SKELETON_UNIQUE, NAME_UNIQUE, erase_player, find_credentials, find_names,
    find_password_hash, find_player, find_player_by_name, find_shown_players, insert_player,
    is_admin, is_locked, lock_password, lock_player, lock_player_shared, lock_recipient,
    rename_player, search_players, set_admin, set_avatar, set_locked, set_password,
};
pub use refresh_tokens::{
    find_current_token, insert_refresh_token, lock_refresh_token, replace_refresh_token,
};
pub use sessions::{
    erase_known_networks, erase_sessions, extend_session, insert_session, is_known_client,
    is_known_network, is_login, is_session_live, list_live_sessions, list_sessions, record_network,
    remove_ended_sessions, revoke_logins_except, revoke_session, revoke_sessions_except,
    revoke_surplus_sessions,
};
pub use throttle::{consume_token, refund_tokens, remove_full_buckets, reset_buckets};
