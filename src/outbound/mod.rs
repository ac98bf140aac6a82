//! How bytes leave the server: to addresses that strangers chose, without becoming a weapon in their hands.
//! What is sent, to whom and how often is decided above.
//!
//! A [`Destination`] is where, a [`Parcel`] is what, and [`Outbound::post`] makes one attempt, whose
//! [`Outcome`] says what to do next; [`next_retry`] says when. Types that hold a secret have neither `Debug`
//! nor `Serialize`; each has a named way out.

mod address;
mod client;
mod connection;
mod destination;
mod message;
mod options;
mod outcome;
mod parcel;
mod push;
mod resolve;
mod retry;
mod webhook;

pub use client::{Outbound, UnusableRoot};
pub use destination::Destination;
pub use message::{Message, NtfyTopic};
pub use options::{Network, OutboundOptions, PORTS};
pub use outcome::{Failure, Forbidden, Outcome};
pub use parcel::Parcel;
pub use push::{
    NotASubscription, NotAVapid, Push, PushFailed, PushSubscription, Topic, Urgency, Vapid,
};
pub use resolve::{Resolve, SystemResolver};
pub use retry::{DISABLE_AFTER, next_retry};
pub use webhook::{NotAWebhookSecret, WebhookId, WebhookSecret};
