//! Messages to programs, signed as Standard Webhooks 1.0 has it.

mod channel;
mod request;

pub(crate) use channel::WebhookChannel;
pub use request::{NotAWebhookSecret, WebhookId, WebhookSecret, webhook_request};
