//! Notifications of players, and the feed in which they are read.

mod feed;
mod notify_player;
mod relay;
mod waiters;

pub use feed::{Feed, mark_read, poll_feed};
pub use notify_player::{find_game, load_recipient, load_subject, notify_player};
pub use relay::relay_all;
pub use waiters::{WaitKey, Waiters};
