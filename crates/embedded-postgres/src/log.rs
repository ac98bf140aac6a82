use std::{
    fs::{File, OpenOptions},
    io::{Read, Seek, SeekFrom},
    os::unix::fs::OpenOptionsExt,
    path::Path,
};

use crate::Error;

/// Maximum size in bytes. Postgres logs little unless something is wrong, and then the latest lines
/// matter.
const MAX_LOG_BYTES: u64 = 16 << 20;

/// Opens the server's log for appending.
pub(crate) fn open(path: &Path) -> Result<File, Error> {
    truncate_if_large(path);
    OpenOptions::new()
        .append(true)
        .create(true)
        .mode(0o600)
        .open(path)
        .map_err(Error::io("open the log", path))
}

/// Truncates a log that has grown too large. A server that appends to it continues at its start.
pub(crate) fn truncate_if_large(path: &Path) {
    let Ok(log) = OpenOptions::new().write(true).open(path) else { return };
    if log.metadata().is_ok_and(|found| found.len() > MAX_LOG_BYTES)
        && let Err(error) = log.set_len(0)
    {
        tracing::warn!(%error, "truncating the Postgres log failed");
    }
}

/// Returns the last lines written after the first `from` bytes, at most 2000 bytes.
pub(crate) fn tail(path: &Path, from: u64) -> String {
    let read = || {
        let mut log = File::open(path)?;
        let end = log.seek(SeekFrom::End(0))?;
        log.seek(SeekFrom::Start(from.max(end.saturating_sub(2000))))?;
        let mut bytes = Vec::new();
        log.read_to_end(&mut bytes)?;
        Ok::<_, std::io::Error>(String::from_utf8_lossy(&bytes).trim().to_owned())
    };
    read().unwrap_or_default()
}
