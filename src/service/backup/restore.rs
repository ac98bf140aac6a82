use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use tokio::sync::mpsc;

use crate::auth::TokenSecret;
use crate::progress::{Progress, Unit};
use crate::store::backup::StoredTable;
use crate::store::{self, Connection, CopyIn, Pool};

use super::archive::{self, End, Manifest, Part};
use super::error::{BackupError, Result};

/// So many parts are read ahead of those that the database has taken.
const PARTS_AHEAD: usize = 2;

/// A backup that was read to its end, and is whole.
pub struct Backup {
    pub manifest: Manifest,
    pub secret: TokenSecret,
    /// Bytes of rows.
    size: u64,
}

/// Reads the whole file, so that nothing is touched for the sake of one that is damaged.
///
/// # Errors
/// The file cannot be read, is no backup, is damaged or was cut off; or a later release made it.
pub fn inspect(path: &Path) -> Result<Backup> {
    let file = File::open(path)?;
    let progress = Progress::new("reading the backup", file.metadata()?.len(), Unit::Bytes);
    let (mut manifest, mut secret, mut size) = (None, None, 0);
    archive::read(Watched { file, progress: &progress }, |part| {
        match part {
            Part::Manifest(found) => manifest = Some(found),
            Part::Secret(found) => secret = Some(found),
            Part::Rows { rows, .. } => size += rows.len() as u64,
            Part::End(_) => {}
        }
        true
    })?;
    let (Some(manifest), Some(secret)) = (manifest, secret) else {
        return Err(BackupError::Foreign);
    };
    if !store::unknown_migrations(&manifest.migrations)?.is_empty() {
        return Err(BackupError::Newer { release: manifest.release });
    }
    Ok(Backup { manifest, secret, size })
}

/// Puts what `backup` has in the place of all that is in the database, which then has the tables of the release that made the file: it
/// is still to be brought up to date. `path` is the file that was inspected.
///
/// # Errors
/// Servers or workers are at work on the database; it fails; or the file cannot be read any more. The rows are put in all at once or
/// not at all, so that it can be done again.
pub async fn restore(pool: &Pool, path: &Path, backup: &Backup) -> Result<()> {
    let mut conn = pool.dedicated().await?;
    store::backup::allow_long_work(&mut conn).await?;
    let connections = store::backup::count_other_programs(&mut conn).await?;
    if connections > 0 {
        return Err(BackupError::InUse { connections });
    }
    let wanted = backup.manifest.migrations.clone();
    if store::backup::list_migrations(&mut conn).await? != wanted {
        // Steps that are taken back may not get on with rows.
        store::backup::delete_all_rows(&mut conn).await?;
        let migrating = pool.dedicated().await?;
        let migrated =
            tokio::task::spawn_blocking(move || store::migrate_to(migrating, &wanted)).await;
        migrated.map_err(|error| BackupError::Io(error.into()))??;
    }
    let progress = Progress::new("restoring", backup.size, Unit::Bytes);
    let progress = &progress;
    conn.transaction(async |conn| {
        store::backup::delete_all_rows(conn).await?;
        let (parts, read) = mpsc::channel(PARTS_AHEAD);
        let file = File::open(path)?;
        let reader = tokio::task::spawn_blocking(move || {
            archive::read(file, |part| parts.blocking_send(part).is_ok())
        });
        let filled = fill(conn, &backup.manifest, read, progress).await;
        reader.await.map_err(|error| BackupError::Io(error.into()))??;
        filled
    })
    .await
}

/// Puts the rows into their tables, and sees that all have come.
async fn fill(
    conn: &mut Connection,
    manifest: &Manifest,
    mut parts: mpsc::Receiver<Part>,
    progress: &Progress,
) -> Result<()> {
    let mut filled = End::default();
    let mut filling: Option<(String, CopyIn)> = None;
    while let Some(part) = parts.recv().await {
        let rows = match part {
            Part::Rows { table, rows } => Some((table, rows)),
            Part::End(end) => {
                finish(&mut filling, &mut filled).await?;
                if end != filled {
                    return Err(BackupError::Damaged("rows were lost on the way".to_owned()));
                }
                None
            }
            Part::Manifest(_) | Part::Secret(_) => None,
        };
        let Some((table, rows)) = rows else { continue };
        if filling.as_ref().is_none_or(|(name, _)| *name != table) {
            finish(&mut filling, &mut filled).await?;
            let columns = manifest.tables.iter().find(|(name, _)| *name == table);
            let (name, columns) = columns.cloned().ok_or(BackupError::Foreign)?;
            let copy = store::backup::insert_rows(conn, &StoredTable { name, columns }).await?;
            filling = Some((table, copy));
        }
        if let Some((_, copy)) = &mut filling {
            progress.advance(rows.len() as u64);
            copy.send(rows).await?;
        }
    }
    Ok(())
}

async fn finish(filling: &mut Option<(String, CopyIn)>, filled: &mut End) -> Result<()> {
    if let Some((table, copy)) = filling.take() {
        filled.rows.insert(table, copy.finish().await?);
    }
    Ok(())
}

/// A file that tells how far it was read.
struct Watched<'a> {
    file: File,
    progress: &'a Progress,
}

impl Read for Watched<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(buffer)?;
        self.progress.advance(read as u64);
        Ok(read)
    }
}
