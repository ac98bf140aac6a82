//! The notification feed, event streams, notification settings and the calendar.

pub mod calendar;
pub mod feed;
pub mod settings;
pub mod streaming;
pub mod streams;
mod views;

pub use settings::NotificationSettingsView;
pub use views::{NotificationListView, NotificationView, notification_json};
