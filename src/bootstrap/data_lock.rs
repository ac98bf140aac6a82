use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use super::{StartError, start_error};

/// File name of the lock in the data folder.
const LOCK_FILE: &str = "server.lock";

/// Exclusive lock on the data folder. The system releases it when the process ends, even after a
/// crash.
pub(super) struct DataLock {
    _file: File,
}

impl DataLock {
    /// Locks the data folder, and creates it if it does not exist.
    ///
    /// # Errors
    /// Another server holds the lock, or the folder is not writable.
    pub fn acquire(data: &Path) -> Result<DataLock, StartError> {
        let path = data.join(LOCK_FILE);
        let shown = path.display().to_string();
        let lock_error = start_error(&shown);
        embedded_postgres::make_data_folder(data)
            .map_err(|error| start_error("KINGDOMAIL_DATA")(&error))?;
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .mode(0o600)
            .open(&path)
            .map_err(|error| lock_error(&error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut owner = String::new();
                // The process ID only helps to find the other server, so that a read error is
                // ignored.
                let _ = file.read_to_string(&mut owner);
                return Err(StartError(format!(
                    "another server ({}) uses the data folder {}: stop it, or set KINGDOMAIL_DATA to \
                     another folder. Multiple nodes share a database through DATABASE_URL, not a data folder",
                    if owner.is_empty() { "just started" } else { owner.trim() },
                    data.display()
                )));
            }
            Err(TryLockError::Error(error)) => return Err(lock_error(&error)),
        }
        let written = file
            .set_len(0)
            .and_then(|()| file.rewind())
            .and_then(|()| writeln!(file, "process {}", std::process::id()));
        written.map_err(|error| lock_error(&error))?;
        Ok(DataLock { _file: file })
    }
}

/// Returns the process ID of the server that uses the data folder, or `None` if none is running.
pub fn server_process_id(data: &Path) -> Option<u32> {
    let owner = std::fs::read_to_string(data.join(LOCK_FILE)).ok()?;
    let process: u32 = owner.trim().strip_prefix("process ")?.parse().ok()?;
    // A stopped server leaves the file behind, and another program may have its process ID.
    let name = std::fs::read_to_string(format!("/proc/{process}/comm")).ok()?;
    name.starts_with("kingdomail").then_some(process)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_folder_has_one_server() {
        let folder = std::env::temp_dir().join(format!("kingdomail-lock-{}", std::process::id()));
        let first = DataLock::acquire(&folder).expect("nobody has it");
        let refused = DataLock::acquire(&folder).err().expect("the first has it").to_string();
        assert!(refused.contains(&format!("process {}", std::process::id())), "{refused}");
        assert!(refused.contains("KINGDOMAIL_DATA"), "{refused}");
        drop(first);
        drop(DataLock::acquire(&folder).expect("it is free again"));
        std::fs::remove_dir_all(folder).expect("it can go");
    }
}
