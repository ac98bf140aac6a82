use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bytea, Interval, Nullable};
use diesel_async::RunQueryDsl;
use jiff::SignedDuration;
use kingdomino::shuffle::Bytes32;

use crate::domain::account::TokenBucket;
use crate::store::{Connection, Result};

/// Consumes one token of the bucket with this key, on the clock of the database. Returns the time
/// to wait if the bucket is empty.
pub async fn consume_token(
    conn: &mut Connection,
    key: &Bytes32,
    share: TokenBucket,
) -> Result<std::result::Result<(), SignedDuration>> {
    #[derive(QueryableByName)]
    struct Consumed {
        #[diesel(sql_type = Nullable<BigInt>)]
        wait_seconds: Option<i64>,
    }
    let consumed: Consumed = diesel::sql_query(
        "WITH taken AS (INSERT INTO throttle_buckets AS t (key, full_at) VALUES ($1, now() + $2) \
         ON CONFLICT (key) DO UPDATE SET full_at = greatest(t.full_at, now()) + $2 \
         WHERE greatest(t.full_at, now()) + $2 <= now() + $3 RETURNING 1) \
         SELECT CASE WHEN EXISTS (SELECT FROM taken) THEN NULL ELSE coalesce((SELECT \
         ceil(extract(epoch FROM full_at + $2 - now() - $3))::bigint FROM throttle_buckets WHERE key = $1), 1) END AS wait_seconds",
    )
    .bind::<Bytea, _>(key.as_slice())
    .bind::<Interval, _>(interval(share.refill_interval))
    .bind::<Interval, _>(interval(share.refill_interval * share.burst))
    .get_result(conn)
    .await?;
    Ok(match consumed.wait_seconds {
        None => Ok(()),
        Some(seconds) => Err(SignedDuration::from_secs(seconds.max(1))),
    })
}

/// Returns a token to each bucket, for an attempt that does not count.
pub async fn refund_tokens(conn: &mut Connection, keys: &[(Bytes32, TokenBucket)]) -> Result<()> {
    for (key, share) in keys {
        diesel::sql_query("UPDATE throttle_buckets SET full_at = full_at - $2 WHERE key = $1")
            .bind::<Bytea, _>(key.as_slice())
            .bind::<Interval, _>(interval(share.refill_interval))
            .execute(conn)
            .await?;
    }
    Ok(())
}

/// Resets the buckets with these keys.
pub async fn reset_buckets(conn: &mut Connection, keys: &[Bytes32]) -> Result<()> {
    for key in keys {
        diesel::sql_query("DELETE FROM throttle_buckets WHERE key = $1")
            .bind::<Bytea, _>(key.as_slice())
            .execute(conn)
            .await?;
    }
    Ok(())
}

/// Removes full buckets, at most `limit`, and returns their number.
pub async fn remove_full_buckets(conn: &mut Connection, limit: i64) -> Result<usize> {
    let removed = diesel::sql_query(
        "DELETE FROM throttle_buckets WHERE key IN (SELECT key FROM throttle_buckets WHERE full_at < now() \
         ORDER BY full_at LIMIT $1 FOR UPDATE SKIP LOCKED)",
    )
    .bind::<BigInt, _>(limit)
    .execute(conn)
    .await?;
    Ok(removed)
}

fn interval(duration: SignedDuration) -> diesel::data_types::PgInterval {
    diesel::data_types::PgInterval::from_microseconds(
        i64::try_from(duration.as_micros()).unwrap_or(i64::MAX),
    )
}
