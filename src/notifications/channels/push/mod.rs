//! Web Push messages (RFC 8030, 8188, 8291, 8292).

mod channel;
mod encryption;
mod request;
mod vapid;

pub(crate) use channel::PushChannel;
pub use request::{
    Push, PushError, PushSubscription, SubscriptionError, Topic, Urgency, push_request,
};
pub use vapid::Vapid;
