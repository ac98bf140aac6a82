//! Notifications from event to recipient, independent of the database: recipients, schedule,
//! content and channels. `service::notifications` records notifications and deliveries,
//! `service::delivery` sends them.

mod attempt;
pub mod channels;
pub mod content;
mod from_events;
pub mod links;
mod recipient;
mod schedule;

pub(crate) use attempt::AttemptOutcome;
pub use attempt::{DISABLE_AFTER, Undeliverable, next_retry};
pub use channels::{Senders, SendersOptions};
pub(crate) use from_events::{deadline_reminder, notifications_for_events, wait_cause};
pub use recipient::Recipient;
pub(crate) use schedule::due;
