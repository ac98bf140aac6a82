//! Web Push messages (RFC 8030, 8188, 8291, 8292).

mod base64_url;
mod channel;
mod encryption;
mod failed;
mod request;
mod subscription;
mod vapid;

pub(crate) use channel::PushChannel;
pub use failed::PushError;
pub use request::{Push, Topic, Urgency, push_request};
pub use subscription::{PushSubscription, SubscriptionError};
pub use vapid::Vapid;
