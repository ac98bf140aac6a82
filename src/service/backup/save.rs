use std::collections::BTreeMap;
use std::io::Write;

use jiff::Timestamp;
use tokio::sync::mpsc;

use crate::auth::TokenSecret;
use crate::progress::{Progress, Unit};
use crate::store::backup::{ContentCounts, StoredTable};
use crate::store::{self, Connection, Pool};

use super::archive::{Manifest, Part, RowCounts, Writer, count_rows};
use super::{BackupError, Result};

/// Size of a part in bytes.
const PART_BYTES: usize = 4 * 1024 * 1024;
/// Maximum number of parts read ahead of the writer.
const MAX_BUFFERED_PARTS: usize = 2;

/// Writes a consistent snapshot of the database to `file` while the server is in use. Changes
/// nothing, and accepts a database of an earlier release. Returns the manifest and the file.
///
/// # Errors
/// The database fails, or the file cannot be written.
pub async fn write_backup<W: Write + Send + 'static>(
    pool: &Pool,
    secret: TokenSecret,
    now: Timestamp,
    file: W,
) -> Result<(Manifest, W)> {
    let mut conn = pool.connect_dedicated().await?;
    store::backup::disable_timeouts(&mut conn).await?;
    let (parts, written) = mpsc::channel(MAX_BUFFERED_PARTS);
    let writer = tokio::task::spawn_blocking(move || write_parts(file, secret, written));
    let sent = conn
        .transaction(async |conn| {
            store::backup::set_snapshot_isolation(conn).await?;
            let manifest = build_manifest(conn, now).await?;
            send_parts(conn, manifest, &parts).await
        })
        .await;
    // The writer ends when the channel is closed. If it failed earlier, its error is the cause of
    // the sender's error.
    drop(parts);
    let written = writer.await.map_err(|error| BackupError::Io(error.into()))?;
    match (sent, written?) {
        (Ok(manifest), Some(file)) => Ok((manifest, file)),
        (Ok(_), None) => Err(BackupError::Truncated),
        (Err(error), _) => Err(error),
    }
}

async fn build_manifest(conn: &mut Connection, now: Timestamp) -> Result<Manifest> {
    let tables = store::backup::list_tables(conn).await?;
    let ContentCounts { players, games } = store::backup::count_contents(conn).await?;
    Ok(Manifest {
        format: Manifest::FORMAT_VERSION,
        release: env!("CARGO_PKG_VERSION").to_owned(),
        taken_at: now,
        migrations: store::backup::list_applied_migrations(conn).await?,
        tables: tables.into_iter().map(|table| (table.name, table.columns)).collect(),
        players: players.unsigned_abs(),
        games: games.unsigned_abs(),
    })
}

async fn send_parts(
    conn: &mut Connection,
    manifest: Manifest,
    parts: &mpsc::Sender<Part>,
) -> Result<Manifest> {
    let progress = Progress::new(
        "backing up the database",
        store::backup::estimate_size(conn).await?,
        Unit::Bytes,
    );
    send_part(parts, Part::Manifest(manifest.clone())).await?;
    let mut counts = BTreeMap::new();
    for (name, columns) in manifest.tables.clone() {
        let table = StoredTable { name, columns };
        let mut copied = store::backup::read_rows(conn, &table).await?;
        while let Some(rows) = copied.next(PART_BYTES).await? {
            progress.advance(rows.len() as u64);
            *counts.entry(table.name.clone()).or_default() += count_rows(&rows);
            send_part(parts, Part::Rows { table: table.name.clone(), rows }).await?;
        }
    }
    send_part(parts, Part::End(RowCounts { rows: counts })).await?;
    Ok(manifest)
}

async fn send_part(parts: &mpsc::Sender<Part>, part: Part) -> Result<()> {
    parts.send(part).await.map_err(|_| BackupError::Truncated)
}

/// Writes the received parts, with the secret after the manifest. Returns none if the end was not
/// received.
fn write_parts<W: Write>(
    file: W,
    secret: TokenSecret,
    mut parts: mpsc::Receiver<Part>,
) -> Result<Option<W>> {
    let mut writer = Writer::new(file);
    let mut secret = Some(Part::Secret(secret));
    let mut is_complete = false;
    while let Some(part) = parts.blocking_recv() {
        writer.write(&part)?;
        if let Some(secret) = secret.take() {
            writer.write(&secret)?;
        }
        is_complete = matches!(part, Part::End(_));
    }
    if is_complete { writer.finish().map(Some) } else { Ok(None) }
}
