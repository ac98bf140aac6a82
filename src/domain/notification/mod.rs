//! Notifications to players, the channels on which they are sent, and their delivery.

mod delivery;
mod destination;
mod kind;
mod settings;

pub use delivery::{Backlog, Delivery, DeliveryClass, DeliveryContent, DeliveryState};
pub use destination::{
    Channel, ChatService, Destination, DestinationAddress, FormerSecret, UNUSED_LIFETIME,
};
pub(crate) use kind::FORMAT;
pub use kind::{FeedEntry, Notification, NotificationKind};
pub use settings::{DigestFrequency, NotificationSettings};
