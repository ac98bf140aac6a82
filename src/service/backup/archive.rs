//! File format of a backup: a tar archive compressed with gzip, which `tar -tzf` can list. Releases
//! up to 0.2 compressed with Zstandard, which is still read.
//!
//! Entries, in this order: `manifest.json`; `token-secret`; `tables/<table>/<number>` with rows in
//! the text format of `COPY`, each table after those that it references; and `end.json`, which is
//! missing if the file was truncated.

use std::collections::BTreeMap;
use std::error::Error;
use std::io;
use std::io::{BufRead, BufReader, Read, Write};

use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use ruzstd::decoding::StreamingDecoder;
use serde::{Deserialize, Serialize};

use crate::auth::TokenSecret;

use super::{BackupError, Result};

/// Version of the file format. Files with a later version are rejected.
const FORMAT_VERSION: u32 = 1;

const MANIFEST_ENTRY: &str = "manifest.json";
const SECRET_ENTRY: &str = "token-secret";
const TABLES_PREFIX: &str = "tables/";
const END_ENTRY: &str = "end.json";
/// First bytes of a Zstandard frame (RFC 8878, section 3.1.1).
const ZSTD_MAGIC: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// Description of a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    pub format: u32,
    /// Release that wrote the file.
    pub release: String,
    /// Time of the database snapshot.
    pub taken_at: jiff::Timestamp,
    /// Migrations that the database had.
    pub migrations: Vec<String>,
    /// Tables and their columns, each table after those that it references.
    pub tables: Vec<(String, Vec<String>)>,
    pub players: u64,
    pub games: u64,
}

impl Manifest {
    /// File format version that this release writes.
    pub const FORMAT_VERSION: u32 = FORMAT_VERSION;
}

/// Number of rows per table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowCounts {
    pub rows: BTreeMap<String, u64>,
}

/// Part of a backup.
pub enum Part {
    Manifest(Manifest),
    Secret(TokenSecret),
    /// Complete rows of a table.
    Rows {
        table: String,
        rows: Vec<u8>,
    },
    End(RowCounts),
}

/// Writes the parts of a backup in order.
pub struct Writer<W: Write> {
    tar: tar::Builder<GzEncoder<W>>,
    parts: u64,
}

impl<W: Write> Writer<W> {
    pub fn new(file: W) -> Writer<W> {
        Writer { tar: tar::Builder::new(compress(file)), parts: 0 }
    }

    pub fn write(&mut self, part: &Part) -> Result<()> {
        match part {
            Part::Manifest(manifest) => self.entry(MANIFEST_ENTRY, &to_json(manifest)?),
            Part::Secret(secret) => self.entry(SECRET_ENTRY, secret.to_text().as_bytes()),
            Part::Rows { table, rows } => {
                self.parts += 1;
                self.entry(&format!("{TABLES_PREFIX}{table}/{:08}", self.parts), rows)
            }
            Part::End(end) => self.entry(END_ENTRY, &to_json(end)?),
        }
    }

    fn entry(&mut self, path: &str, bytes: &[u8]) -> Result<()> {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o600);
        Ok(self.tar.append_data(&mut header, path, bytes)?)
    }

    /// Finishes the archive and returns the file.
    pub fn finish(self) -> Result<W> {
        Ok(self.tar.into_inner()?.finish()?)
    }
}

/// Returns a writer that compresses into `file`.
fn compress<W: Write>(file: W) -> GzEncoder<W> {
    GzEncoder::new(file, Compression::default())
}

fn to_json(value: &impl Serialize) -> Result<Vec<u8>> {
    serde_json::to_vec_pretty(value).map_err(|error| BackupError::Io(error.into()))
}

/// Reads the parts of a backup in order, until `handle_part` returns false.
///
/// # Errors
/// The file is not a backup, is damaged, or was truncated.
pub fn read(file: impl Read, mut handle_part: impl FnMut(Part) -> bool) -> Result<()> {
    let mut archive = tar::Archive::new(decompress(file).map_err(read_error)?);
    let mut row_counts = RowCounts::default();
    let mut manifest: Option<Manifest> = None;
    let (mut has_secret, mut has_end) = (false, false);
    for entry in archive.entries().map_err(read_error)? {
        let is_first = manifest.is_none();
        // A file that is not an archive fails before its first entry.
        let mut entry = entry.map_err(|error| match read_error(error) {
            BackupError::Damaged(_) if is_first => BackupError::NotABackup,
            error => error,
        })?;
        let path = String::from_utf8_lossy(&entry.path_bytes()).into_owned();
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).map_err(read_error)?;
        let part = match (path.as_str(), &manifest) {
            _ if has_end => return Err(BackupError::NotABackup),
            (MANIFEST_ENTRY, None) => {
                let read = read_manifest(&bytes)?;
                manifest = Some(read.clone());
                Part::Manifest(read)
            }
            (_, None) => return Err(BackupError::NotABackup),
            (MANIFEST_ENTRY, Some(_)) => return Err(duplicate_entry(MANIFEST_ENTRY)),
            (SECRET_ENTRY, _) if has_secret => return Err(duplicate_entry(SECRET_ENTRY)),
            (SECRET_ENTRY, _) => {
                has_secret = true;
                let text = String::from_utf8_lossy(&bytes);
                Part::Secret(TokenSecret::from_text(&text).map_err(damaged_error)?)
            }
            (END_ENTRY, _) => {
                let end: RowCounts = serde_json::from_slice(&bytes).map_err(damaged_error)?;
                if end != row_counts {
                    return Err(BackupError::Damaged("rows are missing".to_owned()));
                }
                has_end = true;
                Part::End(end)
            }
            (path, Some(manifest)) => {
                let table = path.strip_prefix(TABLES_PREFIX).and_then(|path| path.split_once('/'));
                let (table, _) = table.ok_or(BackupError::NotABackup)?;
                if !manifest.tables.iter().any(|(name, _)| name == table) {
                    let reason =
                        format!("it contains rows of the table {table}, which it does not list");
                    return Err(BackupError::Damaged(reason));
                }
                *row_counts.rows.entry(table.to_owned()).or_default() += count_rows(&bytes);
                Part::Rows { table: table.to_owned(), rows: bytes }
            }
        };
        if !handle_part(part) {
            return Ok(());
        }
    }
    if !has_end {
        return Err(BackupError::Truncated);
    }
    // Reads to the end, where the checksum of the whole file is.
    io::copy(&mut archive.into_inner(), &mut io::sink()).map_err(read_error)?;
    Ok(())
}

/// Decompresses `file`. Reading to the end verifies the checksum.
///
/// # Errors
/// The file cannot be read, or the header of its Zstandard frame is damaged.
fn decompress<'a>(file: impl Read + 'a) -> io::Result<Box<dyn Read + 'a>> {
    let mut file = BufReader::new(file);
    if file.fill_buf()?.starts_with(&ZSTD_MAGIC) {
        let decoder = StreamingDecoder::new(file).map_err(io::Error::other)?;
        return Ok(Box::new(ChecksumVerifier(decoder)));
    }
    Ok(Box::new(GzDecoder::new(file)))
}

/// Verifies the checksum of a frame, which the decoder only calculates.
struct ChecksumVerifier<R: Read>(StreamingDecoder<R, ruzstd::decoding::FrameDecoder>);

impl<R: Read> Read for ChecksumVerifier<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = self.0.read(buffer).map_err(|error| {
            if is_unexpected_eof(&error) { io::ErrorKind::UnexpectedEof.into() } else { error }
        })?;
        let frame = &self.0.decoder;
        let ended = bytes == 0 && !buffer.is_empty();
        if ended && frame.get_checksum_from_data() != frame.get_calculated_checksum() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "the checksum is wrong"));
        }
        Ok(bytes)
    }
}

/// Returns true if the file ended before the frame, which the decoder reports like any other error.
fn is_unexpected_eof(error: &io::Error) -> bool {
    let mut cause = error.get_ref().map(|error| error as &dyn Error);
    while let Some(error) = cause {
        let io = error.downcast_ref::<io::Error>();
        if io.is_some_and(|error| error.kind() == io::ErrorKind::UnexpectedEof) {
            return true;
        }
        cause = error.source();
    }
    false
}

fn read_manifest(bytes: &[u8]) -> Result<Manifest> {
    #[derive(Deserialize)]
    struct FormatVersion {
        format: u32,
        release: String,
    }
    let FormatVersion { format, release } = serde_json::from_slice(bytes).map_err(damaged_error)?;
    if format > FORMAT_VERSION {
        return Err(BackupError::NewerRelease { release });
    }
    serde_json::from_slice(bytes).map_err(damaged_error)
}

fn duplicate_entry(entry: &str) -> BackupError {
    BackupError::Damaged(format!("it contains the entry {entry} more than once"))
}

/// Counts rows in the text format of `COPY`, with one line per row: line breaks in values are
/// escaped.
pub fn count_rows(rows: &[u8]) -> u64 {
    rows.split(|byte| *byte == b'\n').count() as u64 - 1
}

/// Distinguishes a file that ends too early from one that is damaged.
fn read_error(error: io::Error) -> BackupError {
    match error.kind() {
        io::ErrorKind::UnexpectedEof => BackupError::Truncated,
        _ => damaged_error(error),
    }
}

fn damaged_error(error: impl std::fmt::Display) -> BackupError {
    BackupError::Damaged(error.to_string())
}
