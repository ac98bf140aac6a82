//! Idempotency keys of requests that create something for an account.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::domain::{IdempotentRequest, PlayerId};
use crate::store::schema::account_requests;
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
    let request = account_requests::table.find((player.uuid(), key.as_slice()));
    Ok(diesel::select(diesel::dsl::exists(request)).get_result(conn).await?)
}

/// Stores a request, or returns the result of the earlier request with the same key. Of two
/// concurrent requests, the second blocks until the transaction of the first ends.
pub async fn record_request(
    conn: &mut Connection,
    player: PlayerId,
    request: &IdempotentRequest,
    made: Uuid,
) -> Result<Option<EarlierRequest>> {
    let key = Sha256::digest(&request.key);
    let key = key.as_slice();
    let new = diesel::insert_into(account_requests::table)
        .values((
            account_requests::player_id.eq(player.uuid()),
            account_requests::key_hash.eq(key),
            account_requests::request_hash.eq(request.hash.as_slice()),
            account_requests::made_id.eq(made),
        ))
        .on_conflict((account_requests::player_id, account_requests::key_hash))
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
    let found = account_requests::table
        .find((player.uuid(), Sha256::digest(key).as_slice()))
        .select((account_requests::request_hash, account_requests::made_id))
        .first::<(Vec<u8>, Uuid)>(conn)
        .await
        .optional()?;
    Ok(found.map(|(hash, made)| EarlierRequest { hash, created_id: made }))
}

async fn delete_old_requests(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::sql_query(
        "DELETE FROM account_requests WHERE player_id = $1 AND (\
         (made_at < now() - interval '1 day' AND made_at <= (SELECT made_at FROM account_requests \
         WHERE player_id = $1 ORDER BY made_at DESC OFFSET $2 LIMIT 1)) \
         OR made_at <= (SELECT made_at FROM account_requests WHERE player_id = $1 \
         ORDER BY made_at DESC OFFSET $3 LIMIT 1))",
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
    let all = account_requests::table.filter(account_requests::player_id.eq(player.uuid()));
    diesel::delete(all).execute(conn).await?;
    Ok(())
}
