//! A whole database in a file, and back.

mod archive;
mod compression;
mod error;
mod restore;
mod save;

pub use archive::Manifest;
pub use error::BackupError;
pub use restore::{Backup, inspect, restore};
pub use save::save;
