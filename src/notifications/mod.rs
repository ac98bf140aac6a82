//! From an event to a person. Rows of the outbox, written with the events, become notices in the feeds of players: in one
//! transaction, so that nothing is told twice, and one node at a time for each game, so that all is told in order.

mod attempt;
pub mod channels;
pub mod content;
mod from_events;
pub mod links;
mod recipient;
mod retry;
mod schedule;
mod senders;

pub(crate) use attempt::Attempt;
pub(crate) use from_events::{notices_of_events, notices_of_time, wait_began};
pub use recipient::Recipient;
pub use retry::{DISABLE_AFTER, next_retry};
pub(crate) use schedule::due;
pub use senders::{Senders, SendersOptions};
