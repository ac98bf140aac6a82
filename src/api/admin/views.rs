use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::domain::notification::Channel;
use crate::service::StuckNotifications;

/// Notifications and messages at each stage of the delivery, and destinations with failures.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeliveryBacklogView {
    /// Number of events that are not yet relayed to notifications.
    #[schema(minimum = 0)]
    pub unrelayed: i64,
    /// Age of the oldest event that is not yet relayed, in seconds.
    #[schema(minimum = 0)]
    pub unrelayed_seconds: f64,
    /// Number of events that could not be relayed and are not retried.
    #[schema(minimum = 0)]
    pub given_up: i64,
    /// Number of messages that wait for their due time or for another attempt.
    #[schema(minimum = 0)]
    pub pending: i64,
    /// Number of messages that could not be delivered and are not retried.
    #[schema(minimum = 0)]
    pub dead: i64,
    /// Number of destinations whose last attempt failed.
    #[schema(minimum = 0)]
    pub failing: i64,
    /// Destinations with failures or undelivered messages, at most 100, the longest failing first.
    #[schema(max_items = 100)]
    pub destinations: Vec<StuckDestinationView>,
}

/// A destination with failures or undelivered messages.
#[derive(Debug, Serialize, ToSchema)]
pub struct StuckDestinationView {
    /// Id of the destination.
    pub id: Uuid,
    /// Channel of the destination.
    pub channel: Option<Channel>,
    /// Number of consecutive failed attempts.
    #[schema(minimum = 0)]
    pub failures: i32,
    /// Time of the first of the current failures; null if the last attempt succeeded.
    pub failing_since: Option<Timestamp>,
    /// Time at which the next attempt is due; null if there is none.
    pub next_at: Option<Timestamp>,
    /// Number of messages that wait for their due time or for another attempt.
    #[schema(minimum = 0)]
    pub pending: i64,
    /// Number of messages that could not be delivered and are not retried.
    #[schema(minimum = 0)]
    pub dead: i64,
}

/// Result of requeuing messages.
#[derive(Debug, Serialize, ToSchema)]
pub struct RequeuedDeliveriesView {
    /// Number of messages that are sent again.
    pub requeued: u64,
}

impl From<StuckNotifications> for DeliveryBacklogView {
    fn from(stuck: StuckNotifications) -> DeliveryBacklogView {
        let StuckNotifications { backlog, destinations: endpoints, .. } = stuck;
        let endpoints = endpoints.into_iter().map(|destination| StuckDestinationView {
            id: destination.id,
            channel: Channel::from_stored(&destination.channel),
            failures: destination.failures,
            failing_since: destination.failing_since.to_jiff(),
            next_at: destination.next_at.to_jiff(),
            pending: destination.pending,
            dead: destination.dead,
        });
        DeliveryBacklogView {
            unrelayed: backlog.unrelayed,
            unrelayed_seconds: backlog.unrelayed_seconds,
            given_up: backlog.given_up,
            pending: backlog.pending,
            dead: backlog.dead,
            failing: backlog.failing,
            destinations: endpoints.collect(),
        }
    }
}
