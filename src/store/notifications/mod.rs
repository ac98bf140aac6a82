//! The outbox, the feeds of players, and their notification settings.

mod calendars;
mod feed;
mod old_notices;
mod outbox;
mod settings;
mod stream_tickets;

pub use calendars::{delete_calendar, find_calendar, upsert_calendar_token};
pub use feed::{
    append_notification, erase_notifications, find_feed_position, find_feed_position_in_session,
    find_feed_positions, list_notifications, set_read_position,
};
pub use old_notices::{list_players_with_feed, remove_read_notifications};
pub use outbox::{
    PendingRelay, claim_pending, list_pending_games, mark_relayed, record_failed_attempt,
    remove_abandoned_relays,
};
pub use settings::{
    erase_notification_settings, find_notification_settings, set_notification_settings,
};
pub use stream_tickets::{insert_stream_ticket, redeem_stream_ticket};
