use std::collections::BTreeMap;
use std::io::Write;

use jiff::Timestamp;
use tokio::sync::mpsc;

use crate::auth::TokenSecret;
use crate::progress::{Progress, Unit};
use crate::store::backup::{Contents, StoredTable};
use crate::store::{self, Connection, Pool};

use super::archive::{End, Manifest, Part, Writer, count_rows};
use super::error::{BackupError, Result};

/// Size of a part in bytes.
const PART: usize = 4 * 1024 * 1024;
/// Maximum number of parts read ahead of the writer.
const PARTS_AHEAD: usize = 2;

/// Writes a consistent snapshot of the database to `file` while the server is in use. Changes
/// nothing, and accepts a database of an earlier release. Returns the manifest and the file.
///
/// # Errors
/// The database fails, or the file cannot be written.
pub async fn save<W: Write + Send + 'static>(
    pool: &Pool,
    secret: TokenSecret,
    now: Timestamp,
    file: W,
) -> Result<(Manifest, W)> {
    let mut conn = pool.dedicated().await?;
    store::backup::allow_long_work(&mut conn).await?;
    let (parts, written) = mpsc::channel(PARTS_AHEAD);
    let writer = tokio::task::spawn_blocking(move || write(file, secret, written));
    let sent = conn
        .transaction(async |conn| {
            store::backup::hold_snapshot(conn).await?;
            let manifest = manifest(conn, now).await?;
            send(conn, manifest, &parts).await
        })
        .await;
    // The writer ends when the channel is closed. If it failed earlier, its error is the cause of
    // the sender's error.
    drop(parts);
    let written = writer.await.map_err(|error| BackupError::Io(error.into()))?;
    match (sent, written?) {
        (Ok(manifest), Some(file)) => Ok((manifest, file)),
        (Ok(_), None) => Err(BackupError::CutOff),
        (Err(error), _) => Err(error),
    }
}

async fn manifest(conn: &mut Connection, now: Timestamp) -> Result<Manifest> {
    let tables = store::backup::list_tables(conn).await?;
    let Contents { players, games } = store::backup::count_contents(conn).await?;
    Ok(Manifest {
        format: Manifest::FORMAT,
        release: env!("CARGO_PKG_VERSION").to_owned(),
        taken_at: now,
        migrations: store::backup::list_migrations(conn).await?,
        tables: tables.into_iter().map(|table| (table.name, table.columns)).collect(),
        players: players.unsigned_abs(),
        games: games.unsigned_abs(),
    })
}

async fn send(
    conn: &mut Connection,
    manifest: Manifest,
    parts: &mpsc::Sender<Part>,
) -> Result<Manifest> {
    let progress = Progress::new(
        "backing up the database",
        store::backup::estimate_size(conn).await?,
        Unit::Bytes,
    );
    pass(parts, Part::Manifest(manifest.clone())).await?;
    let mut counts = BTreeMap::new();
    for (name, columns) in manifest.tables.clone() {
        let table = StoredTable { name, columns };
        let mut copied = store::backup::read_rows(conn, &table).await?;
        while let Some(rows) = copied.next(PART).await? {
            progress.advance(rows.len() as u64);
            *counts.entry(table.name.clone()).or_default() += count_rows(&rows);
            pass(parts, Part::Rows { table: table.name.clone(), rows }).await?;
        }
    }
    pass(parts, Part::End(End { rows: counts })).await?;
    Ok(manifest)
}

async fn pass(parts: &mpsc::Sender<Part>, part: Part) -> Result<()> {
    parts.send(part).await.map_err(|_| BackupError::CutOff)
}

/// Writes the received parts, with the secret after the manifest. Returns none if the end was not
/// received.
fn write<W: Write>(
    file: W,
    secret: TokenSecret,
    mut parts: mpsc::Receiver<Part>,
) -> Result<Option<W>> {
    let mut writer = Writer::new(file);
    let mut secret = Some(Part::Secret(secret));
    let mut is_whole = false;
    while let Some(part) = parts.blocking_recv() {
        writer.write(&part)?;
        if let Some(secret) = secret.take() {
            writer.write(&secret)?;
        }
        is_whole = matches!(part, Part::End(_));
    }
    if is_whole { writer.finish().map(Some) } else { Ok(None) }
}
