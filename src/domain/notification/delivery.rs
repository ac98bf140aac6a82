use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::{DeliveryId, EndpointId, GameId};

use super::feed::FeedEntry;

/// What a message is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum DeliveryContent {
    Notice(FeedEntry),
    /// The owner of the endpoint wants to see whether it works.
    Test {},
    /// Whoever reads it can show that the address is the player's.
    Verification {},
    /// Whoever reads it can choose a new password.
    PasswordReset {},
}

/// How a message stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeliveryState {
    /// It waits for its time, or for another attempt.
    Pending,
    Delivered,
    /// It was not needed any more.
    Dropped,
    /// It could not be delivered, and is not tried again.
    Dead,
}

/// One message to one endpoint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    pub id: DeliveryId,
    pub endpoint: EndpointId,
    pub position: i64,
    pub game: Option<GameId>,
    pub content: DeliveryContent,
    pub created_at: Timestamp,
    pub due_at: Timestamp,
    /// What is sent. None before the first attempt, and for mails after the last.
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
