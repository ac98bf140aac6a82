//! The notification feed, event streams, notification settings and the calendar.

pub mod calendar;
mod icalendar;
pub mod notices;
pub mod settings;
mod settings_view;
pub mod streams;
mod views;

pub use settings_view::NotificationSettingsView;
pub use views::{NotificationListView, NotificationView, notification_json};
