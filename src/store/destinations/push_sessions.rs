//! Push subscriptions and their sessions.

use diesel::prelude::*;
use diesel::sql_types::{Array, Bool, Text, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

use crate::domain::{DestinationId, SessionId};
use crate::store::schema::destinations;
use crate::store::{Connection, Result};

/// SQL condition on `destinations`: a push subscription of an ended session. A subscription of an
/// earlier release has no session. It ends when the next session of its account is revoked, because
/// that may be its own, or when the last one ends.
const SUBSCRIPTION_ENDED_CONDITION: &str = "destinations.channel = 'push' AND CASE WHEN destinations.session_id IS NULL \
     THEN EXISTS (SELECT FROM sessions s WHERE s.player_id = destinations.player_id \
     AND s.revoked_at > destinations.created_at) \
     OR NOT EXISTS (SELECT FROM sessions s WHERE s.player_id = destinations.player_id \
     AND s.revoked_at IS NULL AND s.expires_at > now()) \
     ELSE NOT EXISTS (SELECT FROM sessions s WHERE s.player_id = destinations.player_id \
     AND s.id = destinations.session_id AND s.revoked_at IS NULL AND s.expires_at > now()) END";

/// Condition for a destination that is not a push subscription, or is one of a live session.
pub fn live_session_condition() -> diesel::expression::SqlLiteral<Bool> {
    diesel::dsl::sql::<Bool>(&format!("NOT ({SUBSCRIPTION_ENDED_CONDITION})"))
}

/// Returns whether a destination is a push subscription of an ended session.
pub async fn is_subscription_ended(conn: &mut Connection, id: DestinationId) -> Result<bool> {
    let ended = destinations::table
        .filter(destinations::id.eq(id.uuid()))
        .filter(diesel::dsl::sql::<Bool>(SUBSCRIPTION_ENDED_CONDITION));
    Ok(diesel::select(diesel::dsl::exists(ended)).get_result(conn).await?)
}

/// Returns the session of a push subscription; none if an earlier release created it.
pub async fn find_subscription_session(
    conn: &mut Connection,
    id: DestinationId,
) -> Result<Option<SessionId>> {
    let found = destinations::table.find(id.uuid()).select(destinations::session_id);
    let session = found.first::<Option<Uuid>>(conn).await.optional()?;
    Ok(session.flatten().map(SessionId::new))
}

/// Binds a push subscription to a session of its player.
pub async fn set_subscription_session(
    conn: &mut Connection,
    id: DestinationId,
    session: SessionId,
) -> Result<()> {
    diesel::update(destinations::table.find(id.uuid()))
        .set(destinations::session_id.eq(session.uuid()))
        .execute(conn)
        .await?;
    Ok(())
}

/// Serializes the subscriptions of a browser until the end of the transaction, across accounts:
/// each sees those committed before.
pub async fn lock_push_url(conn: &mut Connection, url: &str) -> Result<()> {
    diesel::sql_query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))")
        .bind::<Text, _>(url)
        .execute(conn)
        .await?;
    Ok(())
}

/// Deletes all push subscriptions of a browser except one, across accounts.
pub async fn delete_subscriptions_except(
    conn: &mut Connection,
    url: &str,
    kept: DestinationId,
) -> Result<()> {
    diesel::sql_query(
        "DELETE FROM destinations WHERE channel = 'push' AND address->>'url' = $1 AND id <> $2",
    )
    .bind::<Text, _>(url)
    .bind::<SqlUuid, _>(kept.uuid())
    .execute(conn)
    .await?;
    Ok(())
}

/// Deletes the given destinations that are push subscriptions of ended sessions.
pub async fn remove_ended_subscriptions(
    conn: &mut Connection,
    page: &[DestinationId],
) -> Result<()> {
    let page: Vec<Uuid> = page.iter().map(|id| id.uuid()).collect();
    diesel::sql_query(format!(
        "DELETE FROM destinations WHERE id IN (SELECT id FROM destinations WHERE id = ANY($1) AND {SUBSCRIPTION_ENDED_CONDITION} \
         FOR UPDATE SKIP LOCKED)"
    ))
    .bind::<Array<SqlUuid>, _>(page)
    .execute(conn)
    .await?;
    Ok(())
}
