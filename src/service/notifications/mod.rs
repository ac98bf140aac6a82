//! Notifications of players, and the feed in which they are read.

mod calendars;
mod feed;
mod notify_player;
mod relay;
mod reschedule;
mod settings;
mod stream_tickets;
mod subject;
mod waiters;

pub use calendars::{Agenda, DueTurn, create_calendar, delete_calendar, load_agenda};
pub use feed::{Feed, mark_read, poll_feed};
pub use notify_player::{load_recipient, notify_player};
pub use relay::relay_all;
pub use reschedule::{release, reschedule};
pub use settings::{
    NotificationSettingsChange, get_notification_settings, update_notification_settings,
};
pub use stream_tickets::{
    STREAM_TICKET_LIFETIME_SECONDS, create_stream_ticket, redeem_stream_ticket,
};
pub use subject::{find_game, load_subject};
pub use waiters::{WaitKey, Waiters};
