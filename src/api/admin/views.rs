use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::service::Stuck;

/// How much of the notices waits at each stage, and what of it does not get on.
#[derive(Debug, Serialize, ToSchema)]
pub struct BacklogView {
    /// Events of which nobody has been told yet.
    #[schema(minimum = 0)]
    pub untold: i64,
    /// How old the first of them is.
    #[schema(minimum = 0)]
    pub untold_seconds: f64,
    /// Events that could not be told and are left alone.
    #[schema(minimum = 0)]
    pub given_up: i64,
    /// Messages that wait for their time or for another attempt.
    #[schema(minimum = 0)]
    pub pending: i64,
    /// Messages that could not be delivered.
    #[schema(minimum = 0)]
    pub dead: i64,
    /// Endpoints to which nothing came through the last time.
    #[schema(minimum = 0)]
    pub failing: i64,
    /// The endpoints that do not get what they are to get, a hundred at most.
    #[schema(max_items = 100)]
    pub endpoints: Vec<StuckEndpointView>,
}

/// An endpoint that does not get what it is to get.
#[derive(Debug, Serialize, ToSchema)]
pub struct StuckEndpointView {
    pub id: Uuid,
    #[schema(max_length = 20, examples("webhook"))]
    pub channel: String,
    #[schema(minimum = 0)]
    pub failures: i32,
    /// Null when nothing has failed.
    pub failing_since: Option<Timestamp>,
    /// When the next attempt is due; null for none.
    pub next_at: Option<Timestamp>,
    #[schema(minimum = 0)]
    pub pending: i64,
    #[schema(minimum = 0)]
    pub dead: i64,
}

/// The messages that are sent again.
#[derive(Debug, Serialize, ToSchema)]
pub struct RequeuedView {
    /// The number of messages.
    pub requeued: u64,
}

impl From<Stuck> for BacklogView {
    fn from(stuck: Stuck) -> BacklogView {
        let Stuck { backlog, endpoints, .. } = stuck;
        let endpoints = endpoints.into_iter().map(|endpoint| StuckEndpointView {
            id: endpoint.id,
            channel: endpoint.channel,
            failures: endpoint.failures,
            failing_since: endpoint.failing_since.to_jiff(),
            next_at: endpoint.next_at.to_jiff(),
            pending: endpoint.pending,
            dead: endpoint.dead,
        });
        BacklogView {
            untold: backlog.untold,
            untold_seconds: backlog.untold_seconds,
            given_up: backlog.given_up,
            pending: backlog.pending,
            dead: backlog.dead,
            failing: backlog.failing,
            endpoints: endpoints.collect(),
        }
    }
}
