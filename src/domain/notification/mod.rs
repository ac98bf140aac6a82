//! Notifications to players, the channels on which they are sent, and their delivery.

mod delivery;
mod destination;
mod notification;
mod settings;

pub use delivery::{Backlog, Delivery, DeliveryClass, DeliveryContent, DeliveryState};
pub use destination::{Channel, ChatService, Destination, DestinationAddress, FormerSecret};
pub(crate) use notification::FORMAT;
pub use notification::{FeedEntry, Notification, NotificationKind};
pub use settings::{DigestFrequency, NotificationSettings};
