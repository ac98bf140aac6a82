//! The outbox, the feeds of players, their notification settings, calendars and stream tickets.

mod feed;
mod outbox;
mod settings;

pub use feed::{
    append_notification, erase_notifications, find_feed_position, find_feed_position_in_session,
    find_feed_positions, list_notifications, list_players_with_feed, remove_read_notifications,
    set_read_position,
};
pub(in crate::store) use outbox::MAX_RELAY_ATTEMPTS;
pub use outbox::{
    PendingRelay, claim_pending, list_pending_games, mark_relayed, record_failed_attempt,
    remove_abandoned_relays,
};
pub use settings::{
    delete_calendar, erase_notification_settings, find_calendar, find_notification_settings,
    insert_stream_ticket, redeem_stream_ticket, set_notification_settings, upsert_calendar_token,
};
