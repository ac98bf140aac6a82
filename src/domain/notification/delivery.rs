use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::{DeliveryId, DestinationId, GameId};

use super::feed::FeedEntry;

/// Content of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum DeliveryContent {
    Notice(FeedEntry),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeliveryState {
    Pending,
    Delivered,
    Dropped,
    Dead,
}

/// Delivery of one message to one destination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    pub id: DeliveryId,
    pub endpoint: DestinationId,
    pub position: i64,
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
