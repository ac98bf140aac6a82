//! Backup of a whole database to a file, and restore.

mod archive;
mod compression;
mod error;
mod restore;
mod save;

pub use archive::Manifest;
pub use error::BackupError;
pub use restore::{Backup, inspect, restore};
pub use save::write_backup;
