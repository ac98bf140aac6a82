use std::collections::BTreeSet;

use diesel::prelude::*;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::notification::{Destination, DestinationAddress, NotificationKind};
use crate::domain::{DestinationId, PlayerId};
use crate::store::schema::endpoints;
use crate::store::{Result, StoreError};

/// Format version of newly written addresses. All older formats are read.
pub(super) const FORMAT: i16 = 1;

/// A stored endpoint, without the columns that only the worker reads.
#[derive(Queryable, Selectable)]
#[diesel(table_name = endpoints, check_for_backend(diesel::pg::Pg))]
pub(super) struct DestinationRow {
    pub id: Uuid,
    pub player_id: Uuid,
    format: i16,
    body: serde_json::Value,
    created_at: SqlTimestamp,
    verified_at: Option<SqlTimestamp>,
    retired_at: Option<SqlTimestamp>,
    failing_since: Option<SqlTimestamp>,
    failures: i32,
    disabled_at: Option<SqlTimestamp>,
    held_until: Option<SqlTimestamp>,
    notices: Option<serde_json::Value>,
}

impl DestinationRow {
    /// Returns the endpoint, or `None` if it cannot be read.
    pub fn into_destination_or_log(self) -> Option<Destination> {
        self.into_destination()
            .inspect_err(|error| tracing::error!(%error, "unreadable destination skipped"))
            .ok()
    }

    /// # Errors
    /// The stored endpoint cannot be read.
    pub fn into_destination(self) -> Result<Destination> {
        let (id, format) = (self.id, self.format);
        let unreadable = |why: String| StoreError::Unreadable(format!("destination {id}: {why}"));
        if format != FORMAT {
            return Err(unreadable(format!("format {format} is not supported; expected {FORMAT}")));
        }
        // The cause is omitted, because it could quote a secret.
        let address: DestinationAddress = serde_json::from_value(self.body)
            .map_err(|_| unreadable("unexpected structure".to_owned()))?;
        Ok(Destination {
            id: DestinationId::new(id),
            player: PlayerId::new(self.player_id),
            address,
            created_at: self.created_at.to_jiff(),
            verified_at: self.verified_at.map(SqlTimestamp::to_jiff),
            retired_at: self.retired_at.map(SqlTimestamp::to_jiff),
            failing_since: self.failing_since.map(SqlTimestamp::to_jiff),
            failures: self.failures.unsigned_abs(),
            disabled_at: self.disabled_at.map(SqlTimestamp::to_jiff),
            held_until: self.held_until.map(SqlTimestamp::to_jiff),
            notices: self.notices.as_ref().map(known_kinds),
        })
    }
}

/// Parses a list of notification kinds. Kinds of a later release are skipped.
fn known_kinds(list: &serde_json::Value) -> BTreeSet<NotificationKind> {
    let names = list.as_array().into_iter().flatten().filter_map(serde_json::Value::as_str);
    names.filter_map(NotificationKind::from_stored).collect()
}
