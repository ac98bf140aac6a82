//! Server-sent events.

mod broadcast;
mod limits;
mod source;
mod window;

pub use broadcast::Broadcasts;
pub(crate) use broadcast::Watcher;
pub use limits::{OpenStreams, StreamLimits, StreamPermit};
pub(crate) use source::EventSource;
