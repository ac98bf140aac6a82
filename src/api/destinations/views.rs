use std::collections::BTreeSet;

use jiff::Timestamp;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::api::notifications::NotificationView;
use crate::domain::notification::{
    Delivery, DeliveryContent, DeliveryState, Destination, DestinationAddress, NotificationKind,
};
use crate::domain::{DeliveryId, DestinationId, GameId};
use crate::service::destinations::{WebhookKind, WebhookWithSecret};

/// A webhook.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookView {
    /// Id of the webhook.
    pub id: DestinationId,
    /// Kind of the receiver.
    pub kind: WebhookKind,
    /// URL of the receiver. The URL of a chat service is truncated after the host, because the rest
    /// of it is a secret.
    #[schema(max_length = 2048)]
    pub url: String,
    /// Time at which the webhook was created.
    pub created_at: Timestamp,
    /// True while messages are sent to the webhook.
    pub enabled: bool,
    /// Time at which the webhook was disabled; null while it is enabled.
    pub disabled_at: Option<Timestamp>,
    /// Time of the first of the current failures; null if the last attempt succeeded. After five
    /// days of failures, the webhook is disabled.
    pub failing_since: Option<Timestamp>,
    /// Number of consecutive failed attempts.
    #[schema(minimum = 0)]
    pub failures: u32,
    /// Kinds of notifications that are sent; null for all kinds, including future ones.
    #[schema(max_items = 50)]
    pub notifications: Option<BTreeSet<NotificationKind>>,
}

/// A webhook with its secret, which is not shown again.
#[derive(Debug, Serialize, ToSchema)]
pub struct CreatedWebhookView {
    /// The webhook.
    pub webhook: WebhookView,
    /// Signing secret in the format of Standard Webhooks: `whsec_` followed by base64. Null for a
    /// chat service.
    #[schema(max_length = 100)]
    pub secret: Option<String>,
}

/// A list of webhooks.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookListView {
    /// The webhooks, the oldest first.
    #[schema(max_items = 200)]
    pub items: Vec<WebhookView>,
}

/// Test message to a webhook of kind `standard`.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookTestMessage {
    /// Type of the message, always `test`.
    #[schema(max_length = 4, examples("test"))]
    pub r#type: String,
    /// Time at which the test was requested.
    pub timestamp: Timestamp,
    /// Empty data.
    pub data: WebhookTestDataView,
}

/// Data of a test message, an empty object.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookTestDataView {}

/// Message to a webhook of kind `standard`.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookMessage {
    /// Type of the message: `notification.` followed by the type of the notification. More types
    /// may be added.
    #[schema(max_length = 64)]
    pub r#type: String,
    /// Time at which the message was created. The header `webhook-timestamp` contains the time of
    /// the attempt.
    pub timestamp: Timestamp,
    /// The notification, in the same form as in the notification feed.
    #[schema(value_type = NotificationView)]
    pub data: Value,
}

/// Delivery of one message to one destination.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeliveryView {
    /// Id of the delivery, which is the `webhook-id` of every attempt.
    pub id: DeliveryId,
    /// Id of the notification; null for tests and for emails with a confirmation or reset link.
    pub notification_id: Option<uuid::Uuid>,
    /// Id of the game that the message is about; null if it is not about a game.
    pub game_id: Option<GameId>,
    /// State of the delivery.
    pub state: DeliveryState,
    /// Number of attempts so far.
    #[schema(minimum = 0)]
    pub attempts: u32,
    /// Outcome of the last attempt, or the reason why there was none; null while the delivery waits
    /// for its first attempt.
    #[schema(max_length = 2000)]
    pub outcome: Option<String>,
    /// Time at which the message was created.
    pub created_at: Timestamp,
    /// Time at which the next attempt is due, or at which the last attempt was due.
    pub due_at: Timestamp,
    /// Time at which the delivery ended; null while it is pending.
    pub ended_at: Option<Timestamp>,
    /// Body of a message to a webhook; null before the first attempt, and for other channels.
    pub body: Option<Value>,
}

/// A page of the delivery log of a destination.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeliveryListView {
    /// The deliveries, the newest first.
    #[schema(max_items = 100)]
    pub items: Vec<DeliveryView>,
    /// Cursor of the next page; null on the last page.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

/// A push subscription of a browser.
#[derive(Debug, Serialize, ToSchema)]
pub struct PushSubscriptionView {
    /// Id of the subscription.
    pub id: DestinationId,
    /// Host of the push service.
    #[schema(max_length = 2048)]
    pub host: String,
    /// Time at which the subscription was created.
    pub created_at: Timestamp,
    /// Time of the first of the current failures; null if the last delivery succeeded.
    pub failing_since: Option<Timestamp>,
}

/// A list of push subscriptions.
#[derive(Debug, Serialize, ToSchema)]
pub struct PushSubscriptionListView {
    /// The push subscriptions.
    #[schema(max_items = 200)]
    pub items: Vec<PushSubscriptionView>,
}

impl From<Destination> for WebhookView {
    fn from(destination: Destination) -> WebhookView {
        let Destination {
            id,
            address,
            created_at,
            failing_since,
            failures,
            disabled_at,
            notification_kinds,
            ..
        } = destination;
        let url = match &address {
            DestinationAddress::Webhook { url, .. } => url.clone(),
            other => format!("https://{}/…", other.host()),
        };
        WebhookView {
            id,
            kind: WebhookKind::of(&address),
            url,
            created_at,
            enabled: disabled_at.is_none(),
            disabled_at,
            failing_since,
            failures,
            notifications: notification_kinds,
        }
    }
}

impl From<WebhookWithSecret> for CreatedWebhookView {
    fn from(WebhookWithSecret { webhook, secret }: WebhookWithSecret) -> CreatedWebhookView {
        CreatedWebhookView { webhook: webhook.into(), secret: secret.map(|secret| secret.expose()) }
    }
}

impl From<Delivery> for DeliveryView {
    fn from(delivery: Delivery) -> DeliveryView {
        let notification_id = match &delivery.content {
            DeliveryContent::Notification(record) => Some(record.id),
            _ => None,
        };
        DeliveryView {
            id: delivery.id,
            notification_id,
            game_id: delivery.game,
            state: delivery.state,
            attempts: delivery.attempts,
            outcome: delivery.outcome,
            created_at: delivery.created_at,
            due_at: delivery.due_at,
            ended_at: delivery.ended_at,
            body: delivery.body.and_then(|body| serde_json::from_slice(&body).ok()),
        }
    }
}

impl From<Destination> for PushSubscriptionView {
    fn from(destination: Destination) -> PushSubscriptionView {
        PushSubscriptionView {
            id: destination.id,
            host: destination.address.host(),
            created_at: destination.created_at,
            failing_since: destination.failing_since,
        }
    }
}
