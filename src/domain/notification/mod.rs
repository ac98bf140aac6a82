//! What players are notified of, on which channels, and how messages are delivered.

mod address;
mod backlog;
mod channel;
mod delivery;
mod endpoint;
mod feed;
mod lane;
mod notice;
mod settings;

pub use address::{Address, ChatService};
pub use backlog::Backlog;
pub use channel::Channel;
pub use delivery::{Content, DeliveryRecord, DeliveryState};
pub use endpoint::{EndpointRecord, FormerSecret};
pub use feed::NoticeRecord;
pub use lane::Class;
pub(crate) use notice::FORMAT;
pub use notice::{Notice, NoticeKind};
pub use settings::{Digest, NoticeSettings};
