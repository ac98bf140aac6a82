//! What players are notified of, and how they read it.

mod calendars;
mod feed;
mod settings;
mod streams;

pub use calendars::{Agenda, DueTurn, agenda, end_calendar, new_calendar};
pub use feed::{Feed, feed, mark_read};
pub use settings::{NoticeSettingsChange, change_notice_settings, notice_settings};
pub use streams::{
    STREAM_TICKET_SECONDS, carry, carry_once, new_stream_ticket, redeem_stream_ticket, tell,
};
