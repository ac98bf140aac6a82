//! What an operator, or a probe, wants to know of the database.

use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;

use super::connection::Connection;
use super::error::Result;
use super::game_time;

/// Lists the settings under which an acknowledged command could be lost, such as `fsync = off`.
/// With `synchronous_commit = local`, commits do not wait for standbys.
pub async fn check_durability(conn: &mut Connection) -> Result<Vec<String>> {
    #[derive(QueryableByName)]
    struct Setting {
        #[diesel(sql_type = Text)]
        name: String,
    }
    let off = diesel::sql_query(
        "SELECT name || ' = ' || setting AS name FROM pg_settings \
         WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off' \
         OR name = 'synchronous_commit' AND setting = 'local' ORDER BY name",
    )
    .load::<Setting>(conn)
    .await?;
    Ok(off.into_iter().map(|setting| setting.name).collect())
}

/// Whether the database has every migration that this program knows.
pub async fn is_migrated(conn: &mut Connection) -> Result<bool> {
    use diesel::migration::MigrationSource;
    let known = MigrationSource::<diesel::pg::Pg>::migrations(&super::migrations::MIGRATIONS)
        .map_or(0, |known| known.len());
    let applied = diesel::sql_query("SELECT count(*) AS count FROM __diesel_schema_migrations")
        .get_result::<Count>(conn)
        .await?;
    Ok(applied.count >= i64::try_from(known).unwrap_or(i64::MAX))
}

/// Whether the database lets anything be written: it is neither set to be read only nor a standby, nor was its disk full a short
/// while ago.
pub async fn accepts_writes(conn: &mut Connection) -> Result<bool> {
    #[derive(QueryableByName)]
    struct Found {
        #[diesel(sql_type = Bool)]
        accepts_writes: bool,
    }
    let found = diesel::sql_query(
        "SELECT NOT (current_setting('transaction_read_only')::boolean OR pg_is_in_recovery()) AS accepts_writes",
    );
    let found = found.get_result::<Found>(conn).await?;
    Ok(found.accepts_writes && !conn.disk_was_full_lately())
}

/// How much room the database takes, in bytes.
pub async fn database_size(conn: &mut Connection) -> Result<i64> {
    let size = diesel::sql_query("SELECT pg_database_size(current_database()) AS count");
    Ok(size.get_result::<Count>(conn).await?.count)
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    count: i64,
}

/// Makes the database `name`, a plain word, unless it is there.
///
/// # Errors
/// The server fails, or does not let us.
pub async fn create_database_if_missing(conn: &mut Connection, name: &str) -> Result<()> {
    let there = diesel::sql_query("SELECT count(*) AS count FROM pg_database WHERE datname = $1")
        .bind::<Text, _>(name)
        .get_result::<Count>(conn)
        .await?;
    if there.count == 0 {
        let made = diesel::sql_query(format!("CREATE DATABASE {name}")).execute(conn).await;
        // Another node that starts at the same moment may have been faster.
        if let Err(error) = made.map_err(super::error::StoreError::from)
            && !matches!(error, super::error::StoreError::Constraint(_))
        {
            return Err(error);
        }
    }
    Ok(())
}

/// What time it is, on the clock that decides.
pub async fn game_now(conn: &mut Connection) -> Result<Timestamp> {
    let now = diesel::select(game_time()).get_result::<SqlTimestamp>(conn).await?;
    Ok(now.to_jiff())
}

/// Any number that nobody else locks; all nodes must agree on it for ever.
const REMOVAL_LOCK: i64 = 0x7265_7465_6e74_696f;

/// Whether the caller alone removes old rows until the end of the transaction. If not, another node is at it.
pub async fn claim_removal(conn: &mut Connection) -> Result<bool> {
    #[derive(QueryableByName)]
    struct Claim {
        #[diesel(sql_type = Bool)]
        held: bool,
    }
    let claim =
        diesel::sql_query(format!("SELECT pg_try_advisory_xact_lock({REMOVAL_LOCK}) AS held"));
    Ok(claim.get_result::<Claim>(conn).await?.held)
}
