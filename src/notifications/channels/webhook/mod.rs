//! Webhooks, signed according to Standard Webhooks 1.0.

mod channel;
mod request;

pub(crate) use channel::WebhookChannel;
pub use request::{WebhookId, WebhookSecret, WebhookSecretError, webhook_request};
