//! Feeds, streams and the calendar.

pub mod calendar;
mod icalendar;
pub mod notices;
pub mod settings;
mod settings_view;
pub mod streams;
mod views;

pub use settings_view::NoticeSettingsView;
pub use views::{FeedView, NoticeView, notice_on_the_wire};
