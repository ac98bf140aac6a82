//! Notifications to players, the channels on which they are sent, and their delivery.

mod address;
mod backlog;
mod channel;
mod delivery;
mod endpoint;
mod feed;
mod lane;
mod notice;
mod settings;

pub use address::{ChatService, DestinationAddress, FormerSecret};
pub use backlog::Backlog;
pub use channel::Channel;
pub use delivery::{Delivery, DeliveryContent, DeliveryState};
pub use endpoint::Destination;
pub use feed::FeedEntry;
pub use lane::DeliveryClass;
pub(crate) use notice::FORMAT;
pub use notice::{Notification, NotificationKind};
pub use settings::{DigestFrequency, NotificationSettings};
