use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{Seek, Write},
    os::unix::{ffi::OsStrExt, fs::OpenOptionsExt, net::UnixStream},
    path::{Path, PathBuf},
};

use crate::Error;

/// Exclusive right to run a server on a data folder. The system releases it when the process ends,
/// even if it is killed.
#[derive(Debug)]
pub(crate) struct Lock(File);

impl Lock {
    /// Takes the lock. Returns `None` if another process holds it.
    pub fn try_acquire(path: &Path) -> Result<Option<Lock>, Error> {
        let failed = || Error::io("lock", path);
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .mode(0o600)
            .open(path)
            .map_err(failed())?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(failed()(error)),
        }
        file.set_len(0).map_err(failed())?;
        Ok(Some(Lock(file)))
    }

    /// Publishes the socket's folder once the server is ready, so that other processes can join.
    pub fn announce(&mut self, socket_folder: &Path) {
        self.write(&[socket_folder.as_os_str().as_bytes(), b"\n"].concat());
    }

    /// Removes the published folder when the server has ended.
    pub fn withdraw(&mut self) {
        self.write(b"");
    }

    fn write(&mut self, bytes: &[u8]) {
        let file = &mut self.0;
        let written =
            file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(bytes));
        if let Err(error) = written {
            tracing::warn!(%error, "writing the lock file failed, other processes cannot join this Postgres");
        }
    }
}

/// Returns the socket's folder published by the owner, if its server accepts connections.
pub(crate) fn read_announced_folder(path: &Path) -> Option<PathBuf> {
    let bytes = fs::read(path).ok()?;
    let folder = PathBuf::from(std::ffi::OsStr::from_bytes(bytes.strip_suffix(b"\n")?));
    UnixStream::connect(folder.join(".s.PGSQL.5432")).ok().map(|_| folder)
}

#[cfg(test)]
mod tests {
    use std::{error::Error, os::unix::net::UnixListener, time::Duration};

    use super::*;
    use crate::{process::poll_until, scratch_folder};

    #[test]
    fn lock_is_exclusive_and_announces_socket() -> Result<(), Box<dyn Error>> {
        let folder = scratch_folder("lock")?;
        let file = folder.join("lock");
        let mut lock = Lock::try_acquire(&file)?.ok_or("the lock is free")?;
        assert!(Lock::try_acquire(&file)?.is_none());
        lock.announce(&folder);
        assert_eq!(read_announced_folder(&file), None, "nobody listens");
        let _listener = UnixListener::bind(folder.join(".s.PGSQL.5432"))?;
        assert_eq!(read_announced_folder(&file), Some(folder.clone()));
        lock.withdraw();
        assert_eq!(read_announced_folder(&file), None);
        drop(lock);
        // A child process started by another thread briefly holds a copy of the lock.
        let again = || Lock::try_acquire(&file).ok().flatten();
        assert!(poll_until(Duration::from_secs(5), Duration::from_millis(1), again).is_some());
        Ok(fs::remove_dir_all(folder)?)
    }
}
