//! Idempotency keys of requests that create something for an account.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::domain::{IdempotentRequest, PlayerId};
use crate::store::schema::idempotency_keys;
use crate::store::{Connection, Result};

/// Number of requests of an account that are kept regardless of their age.
const MIN_KEPT_REQUESTS: i64 = 100;
/// Maximum number of requests kept for an account, regardless of their age.
const MAX_KEPT_REQUESTS: i64 = 5_000;

/// Result of an earlier request.
pub struct EarlierRequest {
    /// Hash of the request.
    pub hash: Vec<u8>,
    pub created_id: Uuid,
}

/// Returns whether a request with this key is stored.
pub async fn is_known_request_key(
    conn: &mut Connection,
    player: PlayerId,
    key: &str,
) -> Result<bool> {
    let key = Sha256::digest(key);
    let request = idempotency_keys::table.find((player.uuid(), key.as_slice()));
    Ok(diesel::select(diesel::dsl::exists(request)).get_result(conn).await?)
}

/// Stores a request, or returns the result of the earlier request with the same key. Of two
/// concurrent requests, the second blocks until the transaction of the first ends.
pub async fn record_request(
    conn: &mut Connection,
    player: PlayerId,
    request: &IdempotentRequest,
    created_id: Uuid,
) -> Result<Option<EarlierRequest>> {
    let key = Sha256::digest(&request.key);
    let key = key.as_slice();
    let new = diesel::insert_into(idempotency_keys::table)
        .values((
            idempotency_keys::player_id.eq(player.uuid()),
            idempotency_keys::key_hash.eq(key),
            idempotency_keys::request_hash.eq(request.hash.as_slice()),
            idempotency_keys::created_id.eq(created_id),
        ))
        .on_conflict((idempotency_keys::player_id, idempotency_keys::key_hash))
        .do_nothing()
        .execute(conn)
        .await?;
    if new == 1 {
        delete_old_requests(conn, player).await?;
        return Ok(None);
    }
    find_request(conn, player, &request.key).await
}

/// Returns the result of the earlier request with this key.
pub async fn find_request(
    conn: &mut Connection,
    player: PlayerId,
    key: &str,
) -> Result<Option<EarlierRequest>> {
    let found = idempotency_keys::table
        .find((player.uuid(), Sha256::digest(key).as_slice()))
        .select((idempotency_keys::request_hash, idempotency_keys::created_id))
        .first::<(Vec<u8>, Uuid)>(conn)
        .await
        .optional()?;
    Ok(found.map(|(hash, created_id)| EarlierRequest { hash, created_id }))
}

async fn delete_old_requests(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::sql_query(
        "DELETE FROM idempotency_keys WHERE player_id = $1 AND (\
         (created_at < now() - interval '1 day' AND created_at <= (SELECT created_at FROM idempotency_keys \
         WHERE player_id = $1 ORDER BY created_at DESC OFFSET $2 LIMIT 1)) \
         OR created_at <= (SELECT created_at FROM idempotency_keys WHERE player_id = $1 \
         ORDER BY created_at DESC OFFSET $3 LIMIT 1))",
    )
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<BigInt, _>(MIN_KEPT_REQUESTS)
    .bind::<BigInt, _>(MAX_KEPT_REQUESTS)
    .execute(conn)
    .await?;
    Ok(())
}

/// Deletes the stored requests of an account.
pub async fn erase_requests(conn: &mut Connection, player: PlayerId) -> Result<()> {
    let all = idempotency_keys::table.filter(idempotency_keys::player_id.eq(player.uuid()));
    diesel::delete(all).execute(conn).await?;
    Ok(())
}
