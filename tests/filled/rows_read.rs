use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use kingdomail::store::Pool;

/// How many rows were read of each table so far, as Postgres counts.
#[derive(Clone, Debug, QueryableByName)]
pub struct RowsRead {
    #[diesel(sql_type = Text)]
    pub table: String,
    /// How often the table was read from its beginning on.
    #[diesel(sql_type = BigInt)]
    pub scans: i64,
    /// Rows of the table or entries of its indexes.
    #[diesel(sql_type = BigInt)]
    pub rows: i64,
}

impl RowsRead {
    /// By all connections of a pool, which must be idle.
    pub async fn so_far(pool: &Pool) -> Vec<RowsRead> {
        let mut connections = Vec::new();
        for _ in 0..pool.usage().open {
            let mut conn = pool.get().await.expect("a connection");
            // What a connection has counted it tells when it has time, or now.
            conn.batch_execute("SELECT pg_stat_force_next_flush()").await.expect("counted");
            connections.push(conn);
        }
        let conn = connections.last_mut().expect("a connection");
        diesel::sql_query(
            "SELECT t.relname::text AS table, t.seq_scan AS scans, \
             t.seq_tup_read + coalesce((SELECT sum(i.idx_tup_read) FROM pg_stat_user_indexes i WHERE i.relid = t.relid), 0)::bigint \
             AS rows FROM pg_stat_user_tables t ORDER BY t.relname",
        )
        .load(conn)
        .await
        .expect("what Postgres counts")
    }

    /// What was read since then, of the tables of which something was.
    pub fn since(now: &[RowsRead], before: &[RowsRead]) -> Vec<RowsRead> {
        let of_both = now.iter().zip(before);
        of_both
            .map(|(now, before)| RowsRead {
                table: now.table.clone(),
                scans: now.scans - before.scans,
                rows: now.rows - before.rows,
            })
            .filter(|read| read.scans > 0 || read.rows > 0)
            .collect()
    }
}
