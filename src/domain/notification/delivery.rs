//! Deliveries of messages to destinations, and the queues in which they wait.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::{DeliveryId, DestinationId, GameId};

use super::kind::FeedEntry;

/// Delivery of one message to one destination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    pub id: DeliveryId,
    pub destination: DestinationId,
    pub feed_position: i64,
    pub game: Option<GameId>,
    pub content: DeliveryContent,
    pub created_at: Timestamp,
    pub due_at: Timestamp,
    /// Body of the message. `None` before the first attempt, and after the last one of an email.
    pub body: Option<Vec<u8>>,
    pub attempts: u32,
    pub state: DeliveryState,
    pub outcome: Option<String>,
    pub ended_at: Option<Timestamp>,
}

/// Content of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum DeliveryContent {
    #[serde(rename = "notice")]
    Notification(FeedEntry),
    /// Test of the destination.
    Test {},
    /// Link that confirms an email address.
    Verification {},
    /// Link that resets the password.
    PasswordReset {},
}

/// State of a delivery.
///
/// - `pending`: waits for its due time or for another attempt.
/// - `delivered`: accepted by the destination.
/// - `dropped`: not sent, because the message is obsolete or no longer wanted.
/// - `dead`: could not be delivered and is not retried.
///
/// May gain values: make no assumption about a delivery in an unknown state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeliveryState {
    Pending,
    Delivered,
    Dropped,
    Dead,
}

impl DeliveryState {
    const ALL: [DeliveryState; 4] = [
        DeliveryState::Pending,
        DeliveryState::Delivered,
        DeliveryState::Dropped,
        DeliveryState::Dead,
    ];

    pub fn name(self) -> &'static str {
        match self {
            DeliveryState::Pending => "pending",
            DeliveryState::Delivered => "delivered",
            DeliveryState::Dropped => "dropped",
            DeliveryState::Dead => "dead",
        }
    }

    pub fn from_stored(text: &str) -> Option<DeliveryState> {
        DeliveryState::ALL.into_iter().find(|state| state.name() == text)
    }
}

/// Delivery class of a destination. Classes are processed separately, so that slow destinations do
/// not delay others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeliveryClass {
    /// Email addresses, which all share one mail server.
    Email,
    /// Destinations with a failed or slow last attempt, which may time out.
    Slow,
    /// Destinations without a successful delivery so far.
    Unproven,
    Healthy,
}

impl DeliveryClass {
    pub const ALL: [DeliveryClass; 4] = [
        DeliveryClass::Email,
        DeliveryClass::Slow,
        DeliveryClass::Unproven,
        DeliveryClass::Healthy,
    ];
}

/// Sizes of the queues through which notifications pass.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Backlog {
    /// Outbox rows that were not relayed yet.
    pub unrelayed: i64,
    /// Age of the oldest of these rows, in seconds.
    pub unrelayed_seconds: f64,
    /// Outbox rows that failed too often and are no longer retried.
    pub given_up: i64,
    /// Messages that wait for their due time or for another attempt.
    pub pending: i64,
    /// Time since the oldest due message became due, in seconds.
    pub overdue_seconds: f64,
    /// Messages that could not be delivered.
    pub dead: i64,
    /// Destinations with a failed last delivery.
    pub failing: i64,
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use uuid::Uuid;

    use super::super::kind::Notification;
    use super::*;

    /// Stored messages are read by later releases, and by SQL conditions.
    #[test]
    fn stored_notification_has_fixed_names() {
        let entry = FeedEntry {
            position: 1,
            id: Uuid::nil(),
            game: None,
            version: None,
            at: Timestamp::UNIX_EPOCH,
            notification: Notification::GameStarted {},
        };
        let stored = serde_json::to_value(DeliveryContent::Notification(entry)).expect("JSON");
        assert_eq!(
            (&stored["type"], &stored["notice"]["type"]),
            (&json!("notice"), &json!("game_started"))
        );
    }
}
