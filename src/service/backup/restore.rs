use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::auth::TokenSecret;
use crate::progress::{Progress, Unit};
use crate::store::backup::StoredTable;
use crate::store::{self, Connection, CopyIn, Pool, StoreError};

use super::archive::{self, Manifest, Part, RowCounts};
use super::{BackupError, Result};

/// Maximum number of parts read ahead of the database.
const MAX_BUFFERED_PARTS: usize = 2;
/// Maximum time that the connections of ended programs stay visible.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);
const CLOSE_POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Backup that was read to its end and is complete.
pub struct Backup {
    pub manifest: Manifest,
    pub secret: TokenSecret,
    /// Size of the rows in bytes.
    size: u64,
}

/// Reads and verifies the whole file, so that a damaged file changes nothing.
///
/// # Errors
/// The file cannot be read, is not a backup, is damaged or truncated; or a later release wrote it.
pub fn inspect(path: &Path) -> Result<Backup> {
    let file = File::open(path)?;
    let progress = Progress::new("reading the backup", file.metadata()?.len(), Unit::Bytes);
    let (mut manifest, mut secret, mut size) = (None, None, 0);
    archive::read(ProgressReader { file, progress: &progress }, |part| {
        match part {
            Part::Manifest(found) => manifest = Some(found),
            Part::Secret(found) => secret = Some(found),
            Part::Rows { rows, .. } => size += rows.len() as u64,
            Part::End(_) => {}
        }
        true
    })?;
    let (Some(manifest), Some(secret)) = (manifest, secret) else {
        return Err(BackupError::NotABackup);
    };
    if !store::find_unknown_migrations(&manifest.migrations)?.is_empty() {
        return Err(BackupError::NewerRelease { release: manifest.release });
    }
    Ok(Backup { manifest, secret, size })
}

/// Replaces the content of the database with `backup`. The database then has the tables of the
/// release that wrote the file and must be migrated. `path` is the file that was inspected.
///
/// Everything, including the migration steps, happens in one transaction: until it commits, the
/// database is unchanged.
///
/// # Errors
/// Servers or workers are using the database; the database fails; or the file cannot be read any
/// more. The database is then unchanged, except that after [`BackupError::CommitUncertain`] the backup
/// may have been restored.
pub async fn restore(pool: &Pool, path: &Path, backup: &Backup) -> Result<()> {
    let mut conn = pool.connect_dedicated().await?;
    store::backup::disable_timeouts(&mut conn).await?;
    wait_for_other_connections(&mut conn).await?;
    conn.begin().await?;
    // Reverted migrations may fail on existing rows.
    store::backup::delete_all_rows(&mut conn).await?;
    store::backup::lock_migrations(&mut conn).await?;
    let migrations = backup.manifest.migrations.clone();
    if store::backup::list_applied_migrations(&mut conn).await? != migrations {
        let migrated =
            tokio::task::spawn_blocking(move || store::migrate_to(conn, &migrations)).await;
        conn = migrated.map_err(|error| BackupError::Io(error.into()))??;
        store::backup::disable_timeouts(&mut conn).await?;
        // Some migrations insert rows.
        store::backup::delete_all_rows(&mut conn).await?;
    }
    check_names(&store::backup::list_tables(&mut conn).await?, &backup.manifest)?;
    let progress = Progress::new("restoring the backup", backup.size, Unit::Bytes);
    let (parts, read) = mpsc::channel(MAX_BUFFERED_PARTS);
    let file = File::open(path)?;
    let reader = tokio::task::spawn_blocking(move || {
        archive::read(file, |part| parts.blocking_send(part).is_ok())
    });
    let restored = restore_rows(&mut conn, &backup.manifest, read, &progress).await;
    reader.await.map_err(|error| BackupError::Io(error.into()))??;
    restored?;
    conn.commit().await.map_err(|error| match StoreError::from(error) {
        StoreError::Unavailable(reason) => BackupError::CommitUncertain(reason),
        error => BackupError::Store(error),
    })
}

/// Waits until no other program uses the database. Postgres notices the end of a connection with a
/// short delay, also for connections that this program has just closed.
async fn wait_for_other_connections(conn: &mut Connection) -> Result<()> {
    let end = Instant::now() + CLOSE_TIMEOUT;
    loop {
        match store::backup::count_server_connections(conn).await? {
            0 => return Ok(()),
            connections if Instant::now() >= end => {
                return Err(BackupError::InUse { connections });
            }
            _ => tokio::time::sleep(CLOSE_POLL_INTERVAL).await,
        }
    }
}

/// Checks that the database has all tables and columns of the backup.
fn check_names(found: &[StoredTable], manifest: &Manifest) -> Result<()> {
    let unknown = |what: String| {
        let reason =
            format!("it contains the {what}, which release {} does not have", manifest.release);
        Err(BackupError::Damaged(reason))
    };
    for (name, columns) in &manifest.tables {
        let Some(table) = found.iter().find(|table| table.name == *name) else {
            return unknown(format!("table {name}"));
        };
        if let Some(column) = columns.iter().find(|column| !table.columns.contains(column)) {
            return unknown(format!("column {column} in the table {name}"));
        }
    }
    Ok(())
}

/// Inserts the rows into their tables and verifies their number.
async fn restore_rows(
    conn: &mut Connection,
    manifest: &Manifest,
    mut parts: mpsc::Receiver<Part>,
    progress: &Progress,
) -> Result<()> {
    let mut row_counts = RowCounts::default();
    let mut open_copy: Option<(String, CopyIn)> = None;
    while let Some(part) = parts.recv().await {
        let rows = match part {
            Part::Rows { table, rows } => Some((table, rows)),
            Part::End(end) => {
                finish_copy(&mut open_copy, &mut row_counts).await?;
                if end != row_counts {
                    return Err(BackupError::Damaged(
                        "rows were lost during the restore".to_owned(),
                    ));
                }
                None
            }
            Part::Manifest(_) | Part::Secret(_) => None,
        };
        let Some((table, rows)) = rows else { continue };
        if open_copy.as_ref().is_none_or(|(name, _)| *name != table) {
            finish_copy(&mut open_copy, &mut row_counts).await?;
            let columns = manifest.tables.iter().find(|(name, _)| *name == table);
            let (name, columns) = columns.cloned().ok_or(BackupError::NotABackup)?;
            let copy = store::backup::insert_rows(conn, &StoredTable { name, columns }).await?;
            open_copy = Some((table, copy));
        }
        if let Some((_, copy)) = &mut open_copy {
            progress.advance(rows.len() as u64);
            copy.send(rows).await?;
        }
    }
    Ok(())
}

async fn finish_copy(
    open_copy: &mut Option<(String, CopyIn)>,
    row_counts: &mut RowCounts,
) -> Result<()> {
    if let Some((table, copy)) = open_copy.take() {
        *row_counts.rows.entry(table).or_default() += copy.finish().await?;
    }
    Ok(())
}

/// File that reports the read position.
struct ProgressReader<'a> {
    file: File,
    progress: &'a Progress,
}

impl Read for ProgressReader<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(buffer)?;
        self.progress.advance(read as u64);
        Ok(read)
    }
}
