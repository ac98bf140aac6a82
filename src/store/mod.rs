//! Postgres: the only SQL. Functions are sentences, the connection comes first, each is one query; none opens a
//! transaction.

mod absences;
mod agreements;
mod calendars;
mod due;
mod error;
mod events;
mod game;
mod house;
mod lists;
mod load;
mod log;
mod migrations;
mod notice;
mod notices;
mod operation;
mod orders;
mod outbox;
mod players;
mod pool;
mod record;
mod reliability;
pub mod schema;
mod sessions;
mod stream_tickets;
mod tables;
mod version;

pub use absences::{Habits, find_habits, lock_games_of, lock_habits, set_habits};
pub use agreements::{Agreements, Asked, Offer, Proposal};
pub use calendars::{delete_calendar, find_calendar, put_calendar};
pub use due::{
    Beat, Reminder, beat, claim_due_game, claim_game_to_remind, insert_reminder,
    lock_waiting_games, set_next_reminder, set_waiting,
};
pub use error::{Result, StoreError};
pub use events::{RecordedRequest, find_request, list_events};
pub use game::{Access, GameRecord, SeatRecord, Status};
pub use house::{HOUSE_ACCOUNTS, house_account, house_player};
pub use lists::{
    AfterMyGame, GameSummary, find_versions, list_game_ids, list_games_of, list_open_tables,
    list_unfinished_games_of,
};
pub use load::{
    LOAD_TO_PLAY, Loaded, Secrets, Viewer, find_game, load_game, load_game_for_check,
    load_game_to_play,
};
pub use log::{LogFact, LoggedEvent, NewEvent};
pub use migrations::{MIGRATIONS, migrate, pending, revert_all};
pub use notice::{Notice, NoticeRecord};
pub use notices::{
    NewNotice, append_notice, erase_notices, find_position, find_positions, list_notices, set_read,
};
pub use operation::{check_durability, create_database_if_missing, is_migrated, stored_awaiting};
pub use orders::{OrderRecord, decide_again, delete_orders, find_order, put_order};
pub use outbox::{Untold, claim_untold_game, count_try, list_untold, set_told, told_up_to};
pub use players::{
    NAME_TAKEN, Name, PlayerRecord, erase_player, find_credentials, find_names, find_player,
    find_player_by_name, hold_player, insert_player, lock_password, rename_player, set_password,
};
pub use pool::{Loan, Pool};
pub use record::{Change, RECORD, REQUEST_ONCE, Request, Waited, Waiting, record};
pub use reliability::{Reliability, find_reliability};
pub use sessions::{
    RefreshTokenRecord, SessionRecord, erase_sessions, insert_refresh_token, insert_session,
    list_sessions, lock_refresh_token, replace_refresh_token, revoke_other_sessions,
    revoke_session, session_is_live,
};
pub use stream_tickets::{insert_stream_ticket, take_stream_ticket};
pub use tables::{
    NewTable, ONCE_AT_A_TABLE, OPENED_ONCE, change_sitter, find_opened, give_up_seat,
    insert_invitation, insert_table, is_invited, lock_game, store_start, take_seat,
};
pub use version::Version;

/// A connection to Postgres, from a pool or not, in a transaction or not.
pub use diesel_async::AsyncPgConnection as Connection;
