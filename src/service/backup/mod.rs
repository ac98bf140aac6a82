//! Backup of a whole database to a file, and restore.

mod archive;
mod restore;
mod save;

pub use archive::Manifest;
pub use restore::{Backup, inspect, restore};
pub use save::write_backup;

use std::{fmt, io};

use crate::store::StoreError;

pub type Result<T> = std::result::Result<T, BackupError>;

/// Error of a backup or a restore.
#[derive(Debug)]
pub enum BackupError {
    /// The file is not a Kingdomail backup.
    NotABackup,
    /// The file is truncated.
    Truncated,
    /// The content of the file is invalid.
    Damaged(String),
    /// A later release wrote the file.
    NewerRelease {
        release: String,
    },
    /// Servers or workers are using the database.
    InUse {
        connections: i64,
    },
    /// The connection was lost while the restored rows were committed.
    CommitUncertain(String),
    /// The file cannot be read or written.
    Io(io::Error),
    Store(StoreError),
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::NotABackup => {
                f.write_str("this is not a backup made by `kingdomail backup`")
            }
            BackupError::Truncated => f.write_str("the backup is truncated: its end is missing"),
            BackupError::Damaged(reason) => write!(f, "the backup is damaged: {reason}"),
            BackupError::NewerRelease { release } => {
                write!(
                    f,
                    "the backup was made by Kingdomail {release}: restore it with that release or a later one"
                )
            }
            BackupError::InUse { connections } => write!(
                f,
                "servers or workers have {connections} open connections to this database: stop them first"
            ),
            BackupError::CommitUncertain(reason) => write!(
                f,
                "the connection was lost during the commit, and the database contains either the whole backup or its \
                 previous data: run the restore again ({reason})"
            ),
            BackupError::Io(error) => error.fmt(f),
            BackupError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BackupError {}

impl From<io::Error> for BackupError {
    fn from(error: io::Error) -> BackupError {
        BackupError::Io(error)
    }
}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> BackupError {
        BackupError::Store(error)
    }
}

impl From<diesel::result::Error> for BackupError {
    fn from(error: diesel::result::Error) -> BackupError {
        BackupError::Store(error.into())
    }
}
