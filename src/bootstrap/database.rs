//! Database of a server, and the lock on its data folder.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

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

/// File name of the lock in the data folder.
const LOCK_FILE: &str = "server.lock";

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
        StoreError::Unavailable(reason) => start_error("cannot reach the database")(&reason),
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

/// Exclusive lock on the data folder. The system releases it when the process ends, even after a
/// crash.
pub(super) struct DataLock {
    _file: File,
}

impl DataLock {
    /// Locks the data folder, and creates it if it does not exist.
    ///
    /// # Errors
    /// Another server holds the lock, or the folder is not writable.
    pub fn acquire(data: &Path) -> Result<DataLock, StartError> {
        let path = data.join(LOCK_FILE);
        let shown = path.display().to_string();
        let lock_error = start_error(&shown);
        embedded_postgres::make_data_folder(data)
            .map_err(|error| start_error("KINGDOMAIL_DATA")(&error))?;
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .mode(0o600)
            .open(&path)
            .map_err(|error| lock_error(&error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut owner = String::new();
                // The process ID only helps to find the other server, so that a read error is
                // ignored.
                let _ = file.read_to_string(&mut owner);
                return Err(StartError(format!(
                    "another server ({}) uses the data folder {}: stop it, or set KINGDOMAIL_DATA to \
                     another folder. Multiple nodes share a database through DATABASE_URL, not a data folder",
                    if owner.is_empty() { "just started" } else { owner.trim() },
                    data.display()
                )));
            }
            Err(TryLockError::Error(error)) => return Err(lock_error(&error)),
        }
        let written = file
            .set_len(0)
            .and_then(|()| file.rewind())
            .and_then(|()| writeln!(file, "process {}", std::process::id()));
        written.map_err(|error| lock_error(&error))?;
        Ok(DataLock { _file: file })
    }
}

/// Returns the process ID of the server that uses the data folder, or `None` if none is running.
pub fn server_process_id(data: &Path) -> Option<u32> {
    let owner = std::fs::read_to_string(data.join(LOCK_FILE)).ok()?;
    let process: u32 = owner.trim().strip_prefix("process ")?.parse().ok()?;
    // A stopped server leaves the file behind, and another program may have its process ID.
    let name = std::fs::read_to_string(format!("/proc/{process}/comm")).ok()?;
    name.starts_with("kingdomail").then_some(process)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_folder_has_one_server() {
        let folder = std::env::temp_dir().join(format!("kingdomail-lock-{}", std::process::id()));
        let first = DataLock::acquire(&folder).expect("nobody has it");
        let refused = DataLock::acquire(&folder).err().expect("the first has it").to_string();
        assert!(refused.contains(&format!("process {}", std::process::id())), "{refused}");
        assert!(refused.contains("KINGDOMAIL_DATA"), "{refused}");
        drop(first);
        drop(DataLock::acquire(&folder).expect("it is free again"));
        std::fs::remove_dir_all(folder).expect("it can go");
    }
}
