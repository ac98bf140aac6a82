//! Where messages go: webhooks, browsers and mail addresses.

pub mod mail;
pub mod push;
mod views;
pub mod webhooks;

pub use views::{
    AddedWebhookView, DeliveryListView, DeliveryView, NothingView, PushSubscriptionListView,
    PushSubscriptionView, TestMessage, WebhookListView, WebhookMessage, WebhookView,
};
