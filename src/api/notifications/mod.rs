//! Feeds, streams and the calendar.

pub mod calendar;
mod icalendar;
pub mod notices;
pub mod settings;
pub mod streams;
mod views;

pub use views::{FeedView, NoticeView, notice_on_the_wire};
