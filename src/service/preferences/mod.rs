//! Preferences of a player that affect running games and pending notifications: availability,
//! notification settings, and the calendar of deadlines.

pub(in crate::service) mod availability;
mod calendars;
mod notification_settings;

pub use availability::{
    AvailabilityChange, create_holiday, delete_holiday, get_availability, update_availability,
};
pub use calendars::{Agenda, DueTurn, create_calendar, delete_calendar, load_agenda};
pub use notification_settings::{
    NotificationSettingsChange, get_notification_settings, release, reschedule,
    update_notification_settings,
};
