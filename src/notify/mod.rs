//! From an event to a person. Rows of the outbox, written with the events, become notices in the feeds of players: in one
//! transaction, so that nothing is told twice, and one node at a time for each game, so that all is told in order.

mod bell;
mod outbox;
mod told;

pub use bell::{Bell, Topic};
pub use outbox::{Told, tell_all};
