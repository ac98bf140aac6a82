//! Destinations of notifications: webhooks, push subscriptions of browsers and email addresses.

pub mod email;
pub mod push;
mod views;
pub mod webhooks;

pub use views::{
    CreatedWebhookView, DeliveryListView, DeliveryView, PushSubscriptionListView,
    PushSubscriptionView, WebhookListView, WebhookMessage, WebhookTestDataView, WebhookTestMessage,
    WebhookView,
};
