use diesel::prelude::*;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::notification::{Delivery, DeliveryState};
use crate::domain::{DeliveryId, DestinationId, GameId};
use crate::store::schema::deliveries;
use crate::store::{Result, StoreError};

/// Format version of newly written content. All older formats are read.
pub(super) const FORMAT: i16 = 1;

/// A stored message to an endpoint.
#[derive(Queryable, Selectable)]
#[diesel(table_name = deliveries, check_for_backend(diesel::pg::Pg))]
pub(super) struct DeliveryRow {
    id: Uuid,
    endpoint_id: Uuid,
    position: i64,
    game_id: Option<Uuid>,
    format: i16,
    content: serde_json::Value,
    created_at: SqlTimestamp,
    due_at: SqlTimestamp,
    body: Option<Vec<u8>>,
    attempts: i16,
    state: String,
    outcome: Option<String>,
    ended_at: Option<SqlTimestamp>,
}

impl DeliveryRow {
    pub fn id(&self) -> DeliveryId {
        DeliveryId::new(self.id)
    }

    /// # Errors
    /// The stored message cannot be read.
    pub fn into_delivery(self) -> Result<Delivery> {
        let (id, format) = (self.id, self.format);
        let unreadable = |why: String| StoreError::Unreadable(format!("delivery {id}: {why}"));
        if format != FORMAT {
            return Err(unreadable(format!("format {format} is not supported; expected {FORMAT}")));
        }
        let content = serde_json::from_value(self.content);
        let state = DeliveryState::from_stored(&self.state);
        Ok(Delivery {
            id: DeliveryId::new(id),
            endpoint: DestinationId::new(self.endpoint_id),
            position: self.position,
            game: self.game_id.map(GameId::new),
            content: content.map_err(|error| unreadable(error.to_string()))?,
            created_at: self.created_at.to_jiff(),
            due_at: self.due_at.to_jiff(),
            body: self.body,
            attempts: self.attempts.unsigned_abs().into(),
            state: state.ok_or_else(|| unreadable(format!("unknown state {}", self.state)))?,
            outcome: self.outcome,
            ended_at: self.ended_at.map(SqlTimestamp::to_jiff),
        })
    }
}
