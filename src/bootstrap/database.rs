use embedded_postgres::{Durability, EmbeddedPostgres, Options};

use crate::config::Config;
use crate::store::backup::ContentCounts;
use crate::store::{self, Connection, MigrationState, Pool, StoreError};

use super::{StartError, start_error};

/// Log filter for errors and for the installation of Postgres.
pub const POSTGRES_INSTALL_LOG_FILTER: &str =
    "error,embedded_postgres::fetch=info,embedded_postgres::download=info";

/// Name of the database in the private Postgres.
const DATABASE_NAME: &str = "kingdomail";

/// Configured database, unmigrated. Dropping this value stops the private Postgres, unless another
/// process started it.
pub struct Database {
    pub pool: Pool,
    /// `None` if the operator provides the database.
    cluster: Option<EmbeddedPostgres>,
}

impl Database {
    /// Returns true if the database exists. The first start creates the private one.
    pub fn exists(config: &Config) -> bool {
        config.database_url.is_some() || embedded_postgres::has_cluster(&config.data)
    }

    /// Starts the private Postgres if no database is configured. Creates and changes no tables.
    ///
    /// # Errors
    /// Postgres is not installed or does not respond.
    pub async fn open(config: &Config) -> Result<Database, StartError> {
        let (cluster, url) = match &config.database_url {
            Some(url) => (None, url.clone()),
            None => {
                let cluster = start_cluster(config).await?;
                create_database(&cluster.url("postgres")).await?;
                let url = cluster.url(DATABASE_NAME);
                (Some(cluster), url)
            }
        };
        let pool = Pool::new(&url, config.pool_size)
            .map_err(|error| start_error("database error")(&error))?;
        Ok(Database { pool, cluster })
    }

    /// Rejects a pooler that does not keep the session of each connection. The private Postgres has
    /// no pooler.
    ///
    /// # Errors
    /// A pooler assigns sessions by transaction, or the database does not respond.
    pub async fn reject_transaction_pooling(&self) -> Result<(), StartError> {
        if self.cluster.is_some() {
            return Ok(());
        }
        if self.pool.uses_transaction_pooling().await.map_err(connection_error)? {
            return Err(StartError(
                "DATABASE_URL points to a pooler, such as PgBouncer, that does not use session pooling: prepared \
                 statements and session settings would be lost. Set pool_mode=session for this database, or point \
                 DATABASE_URL directly to Postgres: the server has its own connection pool"
                    .to_owned(),
            ));
        }
        Ok(())
    }

    /// Runs the pending migrations.
    ///
    /// # Errors
    /// The settings of the database can lose acknowledged writes, a newer release has migrated the
    /// database, or a statement fails.
    pub async fn migrate(&self) -> Result<(), StartError> {
        let database_error = start_error("database error");
        let mut conn = self.connect().await?;
        let unsafe_settings =
            store::check_durability(&mut conn).await.map_err(|error| database_error(&error))?;
        if !unsafe_settings.is_empty() {
            let settings = unsafe_settings.join(", ");
            return Err(StartError(format!(
                "Postgres can lose acknowledged moves with {settings}: turn it on in postgresql.conf"
            )));
        }
        let state =
            store::find_migration_state(&mut conn).await.map_err(|error| database_error(&error))?;
        reject_newer_schema(&state)?;
        // The database may be a standby, which is read-only, so that nothing is written without
        // pending migrations.
        let steps = if state.pending == 0 {
            0
        } else {
            let migrated = tokio::task::spawn_blocking(|| store::migrate(conn)).await;
            migrated
                .map_err(|error| database_error(&error))?
                .map_err(|error| database_error(&error))?
        };
        if steps > 0 {
            tracing::info!(steps, "database migrations applied");
        }
        Ok(())
    }

    /// Counts the contents of the database.
    ///
    /// # Errors
    /// The database returns an error.
    pub async fn count_contents(&self) -> Result<ContentCounts, StartError> {
        let database_error = start_error("database error");
        let mut conn = self.connect().await?;
        store::backup::count_contents(&mut conn).await.map_err(|error| database_error(&error))
    }

    /// # Errors
    /// No host of the database accepts a connection. The error lists the reason for each host.
    async fn connect(&self) -> Result<Connection, StartError> {
        self.pool.connect_dedicated().await.map_err(connection_error)
    }

    /// Stops the private Postgres.
    pub async fn close(self) {
        let Some(cluster) = self.cluster else { return };
        let stopped = tokio::task::spawn_blocking(|| cluster.stop()).await;
        if let Ok(Err(error)) = stopped {
            tracing::error!(%error, "private Postgres shutdown failed");
        }
    }
}

fn connection_error(error: StoreError) -> StartError {
    match error {
        StoreError::Unavailable(why) => start_error("cannot reach the database")(&why),
        error => start_error("database error")(&error),
    }
}

/// Rejects a database of a newer release. This release would ignore, and lose, data that it does
/// not support.
fn reject_newer_schema(state: &MigrationState) -> Result<(), StartError> {
    let Some(newest) = state.unknown.last() else { return Ok(()) };
    Err(StartError(format!(
        "a newer release of Kingdomail has used this database (it has migration {newest}, and this is release {}): \
         run that release or a later one, or restore a backup of this release",
        crate::telemetry::VERSION
    )))
}

async fn start_cluster(config: &Config) -> Result<EmbeddedPostgres, StartError> {
    let options = Options {
        application: "kingdomail",
        data: config.data.clone(),
        binaries: config.postgres_bin.clone(),
        durability: Durability::Durable,
    };
    let started = tokio::task::spawn_blocking(move || EmbeddedPostgres::start(&options)).await;
    let postgres_error = start_error("private Postgres");
    started.map_err(|error| postgres_error(&error))?.map_err(|error| postgres_error(&error))
}

async fn create_database(url: &str) -> Result<(), StartError> {
    let postgres_error = start_error("private Postgres");
    let pool = Pool::new(url, 1).map_err(|error| postgres_error(&error))?;
    let mut conn = pool.connect_dedicated().await.map_err(|error| postgres_error(&error))?;
    store::create_database_if_missing(&mut conn, DATABASE_NAME)
        .await
        .map_err(|error| postgres_error(&error))
}
