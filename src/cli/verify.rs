use std::io;
use std::path::{Path, PathBuf};

use kingdomail::game_record::archive;
use kingdomail::progress::{Progress, ProgressWriter, Unit};

/// Verifies all records in `files` and prints the invalid ones. Returns true if all are valid.
///
/// # Errors
/// A file cannot be read, or the output cannot be written.
pub fn verify(files: &[PathBuf]) -> io::Result<bool> {
    let size = |file: &Path| std::fs::metadata(file).map_or(0, |found| found.len());
    let total = files.iter().map(|file| size(file)).sum();
    let progress = Progress::new("verifying game records", total, Unit::Bytes);
    archive::verify(files, &mut ProgressWriter::new(io::stdout()), &|bytes| progress.advance(bytes))
}
