//! Notifications from event to recipient, independent of the database: recipients, schedule,
//! content and channels. `service::notifications` records notifications and deliveries,
//! `service::delivery` sends them.

mod attempt;
pub mod channels;
pub mod content;
mod from_events;
pub mod links;
mod recipient;
mod retry;
mod schedule;
mod senders;
mod undeliverable;

pub(crate) use attempt::AttemptOutcome;
pub(crate) use from_events::{deadline_reminder, notifications_for_events, wait_cause};
pub use recipient::Recipient;
pub use retry::{DISABLE_AFTER, next_retry};
pub(crate) use schedule::due;
pub use senders::{Senders, SendersOptions};
pub use undeliverable::Undeliverable;
