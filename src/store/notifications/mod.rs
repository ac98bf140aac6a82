//! The outbox, the feeds of players, and their notification settings.

mod calendars;
mod feed;
mod old_notices;
mod outbox;
mod settings;
mod stream_tickets;

pub use calendars::{delete_calendar, find_calendar, put_calendar};
pub use feed::{
    append_notice, erase_notices, find_position, find_position_in_session, find_positions,
    list_notifications, set_read,
};
pub use old_notices::{list_players_told_after, remove_read_notices};
pub use outbox::{
    PendingRelay, claim_untold, count_try, list_untold_games, remove_given_up, set_told,
};
pub use settings::{erase_notice_settings, find_notice_settings, set_notice_settings};
pub use stream_tickets::{insert_stream_ticket, take_stream_ticket};
