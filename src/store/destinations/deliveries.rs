//! Messages to destinations and their states. To change both a destination and its messages, lock
//! the destination first.

use diesel::dsl::{max, min};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::{NullableTimestamp, Timestamp as SqlTimestamp};
use uuid::Uuid;

use crate::domain::notification::{Channel, Delivery, DeliveryContent, DeliveryState};
use crate::domain::{DeliveryId, DestinationId, GameId};
use crate::store::json::to_json;
use crate::store::rows::IdRow;
use crate::store::schema::{deliveries, destinations};
use crate::store::{Connection, Result, StoreError, game_time};

/// Days after its end up to which a dead message is requeued.
const MAX_DEAD_DAYS: u32 = 3;
/// Format version of newly written content. All older formats are read.
pub const FORMAT: i16 = 1;

/// Message that is about to be queued.
pub struct NewDelivery<'a> {
    pub id: DeliveryId,
    pub destination: DestinationId,
    pub feed_position: i64,
    pub game: Option<GameId>,
    /// True if the message must follow all pending ones of the same game to the same destination.
    pub is_ordered: bool,
    pub content: &'a DeliveryContent,
    pub at: Timestamp,
    pub due_at: Timestamp,
}

/// Stored message to a destination.
#[derive(Queryable, Selectable)]
#[diesel(table_name = deliveries, check_for_backend(diesel::pg::Pg))]
pub struct DeliveryRow {
    id: Uuid,
    destination_id: Uuid,
    feed_position: i64,
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
        let unreadable =
            |reason: String| StoreError::Unreadable(format!("delivery {id}: {reason}"));
        if format != FORMAT {
            return Err(unreadable(format!("format {format} is not supported; expected {FORMAT}")));
        }
        let content = serde_json::from_value(self.content);
        let state = DeliveryState::from_stored(&self.state);
        Ok(Delivery {
            id: DeliveryId::new(id),
            destination: DestinationId::new(self.destination_id),
            feed_position: self.feed_position,
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

/// Queues a message.
pub async fn insert_delivery(conn: &mut Connection, delivery: &NewDelivery<'_>) -> Result<()> {
    let NewDelivery { id, destination, feed_position, game, is_ordered, content, at, due_at } =
        *delivery;
    let mut due_at = due_at;
    if let Some(game) = game.filter(|_| is_ordered) {
        let last = pending_deliveries(destination)
            .filter(deliveries::game_id.eq(game.uuid()))
            .select(max(deliveries::due_at))
            .first::<NullableTimestamp>(conn)
            .await?;
        due_at = last.to_jiff().map_or(due_at, |last| last.max(due_at));
    }
    diesel::insert_into(deliveries::table)
        .values((
            deliveries::id.eq(id.uuid()),
            deliveries::destination_id.eq(destination.uuid()),
            deliveries::feed_position.eq(feed_position),
            deliveries::game_id.eq(game.map(GameId::uuid)),
            deliveries::format.eq(FORMAT),
            deliveries::content.eq(to_json(content)?),
            deliveries::created_at.eq(SqlTimestamp::from(at)),
            deliveries::due_at.eq(SqlTimestamp::from(due_at)),
        ))
        .execute(conn)
        .await?;
    ensure_due_by(conn, destination, due_at).await
}

#[diesel::dsl::auto_type(no_type_alias)]
pub fn pending_deliveries(destination: DestinationId) -> _ {
    let destination: Uuid = destination.uuid();
    deliveries::table
        .filter(deliveries::destination_id.eq(destination))
        .filter(deliveries::state.eq("pending"))
        .filter(deliveries::digest_id.is_null())
}

/// Ensures that the destination is processed at this time at the latest.
pub async fn ensure_due_by(
    conn: &mut Connection,
    destination: DestinationId,
    at: Timestamp,
) -> Result<()> {
    let at = NullableTimestamp::from(Some(at));
    let later = destinations::next_attempt_at.is_null().or(destinations::next_attempt_at.gt(at));
    diesel::update(destinations::table.find(destination.uuid()).filter(later))
        .set(destinations::next_attempt_at.eq(at))
        .execute(conn)
        .await?;
    Ok(())
}

/// Returns the due messages of a destination in their order, at most `limit`. Unreadable messages
/// are marked as dead.
pub async fn list_due_deliveries(
    conn: &mut Connection,
    destination: DestinationId,
    limit: i64,
) -> Result<Vec<Delivery>> {
    let rows = pending_deliveries(destination)
        .filter(deliveries::due_at.le(game_time()))
        .order((deliveries::due_at, deliveries::feed_position, deliveries::id))
        .limit(limit)
        .select(DeliveryRow::as_select())
        .load(conn)
        .await?;
    let mut due = Vec::new();
    for row in rows {
        let id = row.id();
        match row.into_delivery() {
            Ok(delivery) => due.push(delivery),
            Err(error) => {
                finish_deliveries(conn, &[id], DeliveryState::Dead, &error.to_string(), true)
                    .await?;
            }
        }
    }
    Ok(due)
}

/// Stores the body before the first attempt, so that all attempts send the same. Returns false if
/// the message is not pending any more, for example because a newer message replaced it.
pub async fn set_delivery_body(conn: &mut Connection, id: DeliveryId, body: &[u8]) -> Result<bool> {
    let open_delivery = deliveries::table
        .filter(deliveries::id.eq(id.uuid()))
        .filter(deliveries::state.eq(DeliveryState::Pending.name()))
        .filter(deliveries::digest_id.is_null());
    let set = diesel::update(open_delivery).set(deliveries::body.eq(body)).execute(conn).await?;
    Ok(set == 1)
}

/// Records the start of an attempt and returns its number. Returns `None` if the message is not due
/// now: an earlier message may have failed, so that this one was postponed, or may have included
/// it. The attempt counts even if the node dies during it.
pub async fn begin_attempt(conn: &mut Connection, id: DeliveryId) -> Result<Option<u32>> {
    let open_delivery = deliveries::table
        .filter(deliveries::id.eq(id.uuid()))
        .filter(deliveries::state.eq(DeliveryState::Pending.name()))
        .filter(deliveries::digest_id.is_null())
        .filter(deliveries::due_at.le(game_time()));
    let attempt = diesel::update(open_delivery)
        .set(deliveries::attempts.eq(deliveries::attempts + 1))
        .returning(deliveries::attempts)
        .get_result::<i16>(conn)
        .await
        .optional()?;
    Ok(attempt.map(|attempt| attempt.unsigned_abs().into()))
}

/// Reverts the count of an attempt that this node was not permitted to make.
pub async fn revert_attempt(conn: &mut Connection, id: DeliveryId) -> Result<()> {
    let counted = deliveries::table.find(id.uuid()).filter(deliveries::attempts.gt(0));
    diesel::update(counted)
        .set(deliveries::attempts.eq(deliveries::attempts - 1))
        .execute(conn)
        .await?;
    Ok(())
}

/// SQL condition for the deliveries `d` that are requeued: notifications that died within
/// [`MAX_DEAD_DAYS`]. Emails that verify an address or reset a password contain a link that the
/// player no longer expects, and tests have no use later, so neither is requeued.
fn requeueable_condition() -> String {
    format!(
        "d.state = 'dead' AND d.content->>'type' = 'notice' \
         AND d.ended_at > game_time() - interval '{MAX_DEAD_DAYS} days'"
    )
}

/// Lists the active destinations that have messages to requeue, on one channel or on all.
pub async fn list_destinations_with_dead_deliveries(
    conn: &mut Connection,
    channel: Option<Channel>,
) -> Result<Vec<DestinationId>> {
    let condition = requeueable_condition();
    let found = diesel::sql_query(format!(
        "SELECT e.id FROM destinations e WHERE e.disabled_at IS NULL AND e.retired_at IS NULL \
         AND coalesce(e.channel = $1, true) AND EXISTS (\
         SELECT FROM deliveries d WHERE d.destination_id = e.id AND {condition}) ORDER BY e.id"
    ))
    .bind::<diesel::sql_types::Nullable<diesel::sql_types::Text>, _>(
        channel.map(Channel::stored_name),
    )
    .load::<IdRow>(conn)
    .await?;
    Ok(found.into_iter().map(|found| DestinationId::new(found.id)).collect())
}

/// Requeues the notices to a destination that died within the last three days, with all attempts
/// left, and returns their number.
pub async fn requeue_dead_deliveries(
    conn: &mut Connection,
    destination: DestinationId,
) -> Result<usize> {
    let condition = requeueable_condition();
    let requeued = diesel::sql_query(format!(
        "UPDATE deliveries d SET state = 'pending', attempts = 0, due_at = game_time(), \
         ended_at = NULL WHERE d.destination_id = $1 AND {condition}"
    ))
    .bind::<diesel::sql_types::Uuid, _>(destination.uuid())
    .execute(conn)
    .await?;
    if requeued > 0 {
        diesel::update(destinations::table.find(destination.uuid()))
            .set(destinations::next_attempt_at.eq(game_time().nullable()))
            .execute(conn)
            .await?;
    }
    Ok(requeued)
}

/// Sets the final state of messages. `delete_body` deletes their bodies, for confidential content.
pub async fn finish_deliveries(
    conn: &mut Connection,
    ids: &[DeliveryId],
    state: DeliveryState,
    outcome: &str,
    delete_body: bool,
) -> Result<()> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.uuid()).collect();
    let ended = deliveries::table.filter(deliveries::id.eq_any(&ids));
    diesel::update(ended)
        .set((
            deliveries::state.eq(state.name()),
            deliveries::outcome.eq(outcome),
            deliveries::ended_at.eq(game_time().nullable()),
        ))
        .execute(conn)
        .await?;
    if delete_body {
        let ended = deliveries::table.filter(deliveries::id.eq_any(&ids));
        diesel::update(ended).set(deliveries::body.eq(None::<Vec<u8>>)).execute(conn).await?;
    }
    Ok(())
}

/// Returns the due time of the first pending message of a destination, if there is one.
pub async fn find_next_due_time(
    conn: &mut Connection,
    destination: DestinationId,
) -> Result<Option<Timestamp>> {
    let next = pending_deliveries(destination)
        .select(min(deliveries::due_at))
        .first::<NullableTimestamp>(conn)
        .await?;
    Ok(next.to_jiff())
}

/// Lists the messages of a destination, newest first, before a given one, at most `limit`.
///
/// # Errors
/// The database fails, or a message cannot be read.
pub async fn list_deliveries(
    conn: &mut Connection,
    destination: DestinationId,
    before: Option<DeliveryId>,
    limit: i64,
) -> Result<Vec<Delivery>> {
    let before = before.map_or(Uuid::max(), DeliveryId::uuid);
    let rows = deliveries::table
        .filter(deliveries::destination_id.eq(destination.uuid()))
        .filter(deliveries::id.lt(before))
        .order(deliveries::id.desc())
        .limit(limit)
        .select(DeliveryRow::as_select())
        .load(conn)
        .await?;
    rows.into_iter().map(DeliveryRow::into_delivery).collect()
}

/// # Errors
/// The database fails, or the message cannot be read.
pub async fn find_delivery(
    conn: &mut Connection,
    destination: DestinationId,
    id: DeliveryId,
) -> Result<Option<Delivery>> {
    let row = deliveries::table
        .find(id.uuid())
        .filter(deliveries::destination_id.eq(destination.uuid()))
        .select(DeliveryRow::as_select())
        .first(conn)
        .await
        .optional()?;
    row.map(DeliveryRow::into_delivery).transpose()
}

/// Sends an old message again, unchanged.
pub async fn redeliver(conn: &mut Connection, delivery: &Delivery) -> Result<()> {
    diesel::update(deliveries::table.find(delivery.id.uuid()))
        .set((
            deliveries::state.eq(DeliveryState::Pending.name()),
            deliveries::attempts.eq(0),
            deliveries::due_at.eq(game_time()),
            deliveries::ended_at.eq(None::<SqlTimestamp>),
        ))
        .execute(conn)
        .await?;
    diesel::update(destinations::table.find(delivery.destination.uuid()))
        .set(destinations::next_attempt_at.eq(game_time().nullable()))
        .execute(conn)
        .await?;
    Ok(())
}
