use std::collections::BTreeSet;

use jiff::Timestamp;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::api::notifications::NoticeView;
use crate::domain::notification::{
    Delivery, DeliveryContent, DeliveryState, Endpoint, EndpointAddress, NoticeKind,
};
use crate::domain::{DeliveryId, EndpointId, GameId};
use crate::service::endpoints::{NewWebhook, WebhookKind};

/// One of your webhooks.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookView {
    pub id: EndpointId,
    pub kind: WebhookKind,
    /// Where it is. For a chat service only the beginning is shown: whoever knows the rest can write there.
    #[schema(max_length = 2048)]
    pub url: String,
    pub created_at: Timestamp,
    /// Whether anything is sent there.
    pub enabled: bool,
    /// Since when it was turned off; null while it is on.
    pub disabled_at: Option<Timestamp>,
    /// Since when nothing came through; null when the last attempt did. After five days it is turned off.
    pub failing_since: Option<Timestamp>,
    /// How often in a row nothing came through.
    #[schema(minimum = 0)]
    pub failures: u32,
    /// The kinds of notices that are sent there; null for all, also for those that come to be.
    #[schema(max_items = 50)]
    pub notices: Option<BTreeSet<NoticeKind>>,
}

/// A webhook with its secret, which is not shown again.
#[derive(Debug, Serialize, ToSchema)]
pub struct AddedWebhookView {
    pub webhook: WebhookView,
    /// `whsec_` and base64, as the libraries of Standard Webhooks take it. Null for a chat service.
    #[schema(max_length = 100)]
    pub secret: Option<String>,
}

/// Your webhooks.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookListView {
    /// The oldest first.
    #[schema(max_items = 200)]
    pub items: Vec<WebhookView>,
}

/// What is posted to the webhook of a program for a test.
#[derive(Debug, Serialize, ToSchema)]
pub struct TestMessage {
    /// Always `test`.
    #[schema(max_length = 4, examples("test"))]
    pub r#type: String,
    pub timestamp: Timestamp,
    pub data: NothingView,
}

/// Nothing.
#[derive(Debug, Serialize, ToSchema)]
pub struct NothingView {}

/// What is posted to the webhook of a program.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookMessage {
    /// `notice.` and the type of the notice. There may be more types one day.
    #[schema(max_length = 64)]
    pub r#type: String,
    /// When it was told. The header `webhook-timestamp` has the time of this attempt.
    pub timestamp: Timestamp,
    /// The notice, as in the feed.
    #[schema(value_type = NoticeView)]
    pub data: Value,
}

/// One message to one endpoint.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeliveryView {
    /// The `webhook-id`, the same in every attempt.
    pub id: DeliveryId,
    /// The notice's id; null for a test.
    pub notice_id: Option<uuid::Uuid>,
    pub game_id: Option<GameId>,
    pub state: DeliveryState,
    #[schema(minimum = 0)]
    pub attempts: u32,
    /// What became of the last attempt, or why there is none.
    #[schema(max_length = 2000)]
    pub outcome: Option<String>,
    pub created_at: Timestamp,
    /// When it is sent, or was to be.
    pub due_at: Timestamp,
    pub ended_at: Option<Timestamp>,
    /// What is sent, once it was; null before, and where only its reader may see it.
    pub body: Option<Value>,
}

/// A part of what was sent to an endpoint.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeliveryListView {
    /// The newest first.
    #[schema(max_items = 100)]
    pub items: Vec<DeliveryView>,
    /// For the next page; null on the last one.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

/// A browser in which you are told.
#[derive(Debug, Serialize, ToSchema)]
pub struct PushSubscriptionView {
    pub id: EndpointId,
    /// Whose push service it is.
    #[schema(max_length = 2048)]
    pub host: String,
    pub created_at: Timestamp,
    pub failing_since: Option<Timestamp>,
}

/// The browsers in which you are told.
#[derive(Debug, Serialize, ToSchema)]
pub struct PushSubscriptionListView {
    #[schema(max_items = 200)]
    pub items: Vec<PushSubscriptionView>,
}

impl From<Endpoint> for WebhookView {
    fn from(endpoint: Endpoint) -> WebhookView {
        let Endpoint {
            id, address, created_at, failing_since, failures, disabled_at, notices, ..
        } = endpoint;
        let url = match &address {
            EndpointAddress::Webhook { url, .. } => url.clone(),
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
            notices,
        }
    }
}

impl From<NewWebhook> for AddedWebhookView {
    fn from(NewWebhook { webhook, secret }: NewWebhook) -> AddedWebhookView {
        AddedWebhookView { webhook: webhook.into(), secret: secret.map(|secret| secret.expose()) }
    }
}

impl From<Delivery> for DeliveryView {
    fn from(delivery: Delivery) -> DeliveryView {
        let notice_id = match &delivery.content {
            DeliveryContent::Notice(record) => Some(record.id),
            _ => None,
        };
        DeliveryView {
            id: delivery.id,
            notice_id,
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

impl From<Endpoint> for PushSubscriptionView {
    fn from(endpoint: Endpoint) -> PushSubscriptionView {
        PushSubscriptionView {
            id: endpoint.id,
            host: endpoint.address.host(),
            created_at: endpoint.created_at,
            failing_since: endpoint.failing_since,
        }
    }
}
