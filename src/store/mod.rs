//! Postgres: the only SQL. Functions are sentences, the connection comes first, each is one query; none opens a
//! transaction.

mod absences;
mod account_requests;
mod admins;
mod belongings;
mod bots;
mod calendars;
mod connection;
mod deliveries;
mod delivery;
mod due;
mod due_times;
mod endpoint;
mod endpoints;
mod error;
mod events;
mod exported;
mod game;
mod host;
mod known_networks;
mod leases;
mod lists;
mod load;
mod migrations;
mod notice;
mod notice_settings;
mod notices;
mod operation;
mod orders;
mod outbox;
mod personal_tokens;
mod played;
mod players;
mod pool;
mod ratings;
mod reading;
mod record;
mod reliability;
mod results;
pub mod schema;
mod seats_row;
mod seen;
mod series;
mod series_course;
mod series_standing;
mod sessions;
mod statistics;
mod stream_tickets;
mod stuck;
mod superseded;
mod tables;
mod target;
mod throttle;
mod viewer;
mod watchers;

pub use absences::{Habits, find_habits, lock_games_of, lock_habits, set_habits};
pub use account_requests::{erase_requests, knows_key, remember_request};
pub use admins::{is_admin, is_locked, set_admin, set_locked};
pub use belongings::{
    find_calendar_of, list_invitations_of, list_orders_of, list_places_of, list_seats_of,
};
pub use bots::{find_owner, insert_bot, list_bots};
pub use calendars::{delete_calendar, find_calendar, put_calendar};
pub use connection::{Connection, Discard};
pub use deliveries::{
    NewDelivery, begin_attempt, deliver_again, end_deliveries, find_delivery, insert_delivery,
    list_deliveries, list_due, next_due, set_body,
};
pub use delivery::{Content, DeliveryRecord, DeliveryState};
pub use due::{
    Reminder, beat, claim_due_game, claim_game_to_remind, insert_reminder, lock_waiting_games,
    set_next_reminder, set_waiting,
};
pub use due_times::{deliver_at_once, hold_delivery, list_untried, list_waiting, postpone};
pub use endpoint::{Address, ChatService, EndpointRecord, FormerSecret};
pub use endpoints::{
    delete_endpoint, disable_endpoint, enable_endpoint, erase_endpoints, insert_endpoint,
    list_endpoints, lock_endpoint, move_endpoint, retire_endpoint, set_address, verify_endpoint,
};
pub use error::{Result, StoreError};
pub use events::{RecordedRequest, find_request, list_events};
pub use exported::{Exported, find_in_chronicle, list_exported};
pub use game::{Access, GameRecord, SeatRecord};
pub use known_networks::{erase_known_networks, knows_network, remember_network};
pub use leases::{
    Claimed, Class, LEASE_SECONDS, claim_endpoints, count_failure, count_slowness, count_success,
    end_lease, extend_leases, hold_endpoint,
};
pub use lists::{
    AfterMyGame, GameSummary, find_versions, has_games, list_game_ids, list_games_of,
    list_open_tables, list_sandboxes, list_unfinished_games_of,
};
pub use load::{
    LOAD_TO_PLAY, Loaded, Secrets, find_game, load_game, load_game_for_check,
    load_game_for_request, load_game_to_play,
};
pub use migrations::{migrate, revert_all};
pub use notice::{Notice, NoticeKind, NoticeRecord};
pub use notice_settings::{
    Channel, Digest, NoticeSettings, erase_notice_settings, find_notice_settings,
    set_notice_settings,
};
pub use notices::{
    append_notice, erase_notices, find_position, find_position_in_session, find_positions,
    list_notices, set_read,
};
pub use operation::{
    accepts_writes, check_durability, create_database_if_missing, game_now, is_migrated,
    stored_awaiting,
};
pub use orders::{OrderRecord, decide_again, delete_orders, find_order, put_order};
pub use outbox::{Untold, claim_untold, count_try, list_untold_games, set_told};
pub use personal_tokens::{
    PersonalTokenRecord, ShownToken, find_personal_token, insert_personal_token,
    list_personal_tokens, note_token_use, revoke_personal_token,
};
pub use played::{PlayedFilter, PlayedRecord, PlayedSeat, list_played};
pub use players::{
    NAME_TAKEN, Name, PlayerRecord, erase_player, find_credentials, find_names, find_player,
    find_player_by_name, hold_player, hold_recipient, insert_player, lock_password, lock_player,
    rename_player, set_password,
};
pub use pool::{Loan, Pool};
pub use ratings::{
    AfterLeader, Leader, RatingChange, change_rating, find_ratings, list_leaders,
    list_rating_changes, list_ratings_of,
};
pub use record::{Change, RECORD, REQUEST_ONCE, Request, Waited, Waiting, record};
pub use reliability::{Reliability, find_reliability};
pub use results::{
    append_to_chronicle, claim_unconcluded, insert_results, list_chronicle, list_loose_results,
    list_results, set_concluded,
};
pub use schema::{game_secrets, games};
pub use seen::{seen_up_to, set_seen};
pub use series::{
    NewSeries, NewSeriesGame, PlaceRecord, ScheduledGame, SeriesRecord, find_series, insert_series,
    list_series_of, list_unfinished_series_of,
};
pub use series_course::{
    begin_series_game, change_place, claim_due_series, end_series, insert_places, lock_series,
    rest_series, set_ready, take_seed,
};
pub use series_standing::series_standing;
pub use sessions::{
    SessionRecord, erase_sessions, insert_refresh_token, insert_session, knows_client,
    list_sessions, lock_refresh_token, replace_refresh_token, revoke_other_sessions,
    revoke_session, revoke_sessions_beyond, session_is_live,
};
pub use statistics::{HeadToHead, Statistics, find_head_to_head, find_statistics};
pub use stream_tickets::{insert_stream_ticket, take_stream_ticket};
pub use stuck::{
    Backlog, StuckEndpoint, StuckGame, find_backlog, forget_deliveries, list_stuck_endpoints,
    list_stuck_games,
};
pub use superseded::{drop_replaced, join_deliveries, list_joined, release_joined};
pub use tables::{
    NewTable, OPENED_ONCE, REMATCH_OPEN_ONCE, change_sitter, delete_sandboxes, find_open_rematch,
    find_opened, give_up_seat, insert_invitation, insert_table, is_invited, list_rematches,
    lock_game, share_seat, store_start, take_seat,
};
pub use throttle::{Share, forget_full_shares, forget_tries, give_tries_back, take_try};
pub use viewer::Viewer;
pub use watchers::{find_audience, list_live_sessions};

diesel::define_sql_function! {
    /// What time it is, on the clock that decides.
    fn game_time() -> diesel::sql_types::Timestamptz;
}
