use crate::domain::diagnosis::{DatabaseFacts, MigrationFacts, WorkFacts};
use crate::store::{self, Connection, MigrationState, Pool, Result};

/// Age in minutes from which a transaction is reported: it delays the vacuuming of dead rows.
const LONG_TRANSACTION_MINUTES: i32 = 5;
/// Age in days up to which incidents are reported.
const MAX_INCIDENT_AGE_DAYS: i32 = 30;
/// First Postgres version that records the collation version of a database.
const COLLATION_VERSION_SINCE: i32 = 15;

/// Collects facts about a database of any release. Changes nothing.
///
/// # Errors
/// The database is unreachable, or rejects the queries.
pub async fn collect_database_facts(pool: &Pool) -> Result<DatabaseFacts> {
    let mut conn = pool.connect_dedicated().await?;
    let server = store::diagnosis::find_server_facts(&mut conn).await?;
    store::diagnosis::raise_statement_timeout(&mut conn).await?;
    let collation = if server.major >= COLLATION_VERSION_SINCE {
        store::diagnosis::find_collation_change(&mut conn).await?
    } else {
        None
    };
    let MigrationState { applied, pending, unknown } =
        store::find_migration_state(&mut conn).await?;
    let has_current_schema = pending == 0 && unknown.is_empty();
    Ok(DatabaseFacts {
        server,
        unsafe_settings: store::check_durability(&mut conn).await?,
        collation,
        connections: store::diagnosis::count_connections(&mut conn).await?,
        migrations: MigrationFacts { applied, pending, unknown: unknown.last().cloned() },
        long_transactions: store::diagnosis::list_long_transactions(
            &mut conn,
            LONG_TRANSACTION_MINUTES,
        )
        .await?,
        tables: store::diagnosis::list_dead_rows(&mut conn).await?,
        table_sizes: store::list_table_sizes(&mut conn).await?,
        replication: store::nodes::find_replication(&mut conn).await?,
        nodes: if has_current_schema {
            store::nodes::list_live_nodes(&mut conn).await?
        } else {
            Vec::new()
        },
        incidents: if has_current_schema {
            store::nodes::list_incidents(&mut conn, MAX_INCIDENT_AGE_DAYS).await?
        } else {
            Vec::new()
        },
        work: if has_current_schema { Some(collect_work_facts(&mut conn).await?) } else { None },
    })
}

async fn collect_work_facts(conn: &mut Connection) -> Result<WorkFacts> {
    let lateness = store::diagnosis::find_deadline_delay(conn).await?;
    Ok(WorkFacts {
        backlog: store::endpoints::find_backlog(conn).await?,
        late_deadlines: lateness.late_deadlines,
        late_seconds: lateness.late_seconds,
        silent_seconds: lateness.silent_seconds,
    })
}
