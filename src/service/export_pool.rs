//! Limiter of exports, which read large amounts of data. Few exports read at a time; the others
//! wait before each page without holding a resource, so that all make progress and a slow client
//! blocks no other.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::domain::PlayerId;

use super::error::{Error, Result};

/// Maximum number of exports that read at a time.
const MAX_CONCURRENT_READERS: usize = 2;

/// One per process, shared by its clones.
#[derive(Clone)]
pub struct ExportPool(Arc<Shared>);

struct Shared {
    readers: Arc<Semaphore>,
    owners: Mutex<HashMap<PlayerId, Owner>>,
}

struct Owner {
    open: usize,
    reader: Arc<Semaphore>,
}

impl Default for ExportPool {
    fn default() -> ExportPool {
        let readers = Arc::new(Semaphore::new(MAX_CONCURRENT_READERS));
        ExportPool(Arc::new(Shared { readers, owners: Mutex::default() }))
    }
}

impl ExportPool {
    /// Opens an export for an owner with at most `quota` open exports.
    ///
    /// # Errors
    /// The owner has the maximum number of open exports.
    pub fn open(&self, owner: PlayerId, quota: usize) -> Result<Export> {
        let mut owners = self.0.owners();
        let entry = owners
            .entry(owner)
            .or_insert_with(|| Owner { open: 0, reader: Arc::new(Semaphore::new(1)) });
        if entry.open >= quota {
            return Err(Error::TooManyConcurrentRequests);
        }
        entry.open += 1;
        Ok(Export { shared: self.0.clone(), owner, reader: entry.reader.clone() })
    }
}

impl Shared {
    fn owners(&self) -> MutexGuard<'_, HashMap<PlayerId, Owner>> {
        self.owners.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Open export, closed on drop.
pub struct Export {
    shared: Arc<Shared>,
    owner: PlayerId,
    reader: Arc<Semaphore>,
}

/// Permit to read a page, released on drop.
pub struct ExportPermit {
    _owner_permit: OwnedSemaphorePermit,
    _reader_permit: OwnedSemaphorePermit,
}

impl Export {
    /// Waits for a permit to read the next page.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn acquire(&self) -> Result<ExportPermit> {
        let closed = |error: tokio::sync::AcquireError| Error::Internal(error.to_string());
        // Exports of one owner wait for each other first, so that they occupy one place in the
        // shared queue.
        let owner_permit = self.reader.clone().acquire_owned().await.map_err(closed)?;
        let reader = self.shared.readers.clone().acquire_owned().await.map_err(closed)?;
        Ok(ExportPermit { _owner_permit: owner_permit, _reader_permit: reader })
    }
}

impl Drop for Export {
    fn drop(&mut self) {
        let mut owners = self.shared.owners();
        if let Some(owner) = owners.get_mut(&self.owner) {
            owner.open -= 1;
            if owner.open == 0 {
                owners.remove(&self.owner);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use uuid::Uuid;

    fn player(number: u128) -> PlayerId {
        PlayerId::new(Uuid::from_u128(number))
    }

    #[test]
    fn open_exports_are_limited_per_owner() {
        let pool = ExportPool::default();
        let open: Vec<Export> =
            (0..4).map(|_| pool.open(player(1), 4).expect("one of four")).collect();
        assert!(matches!(pool.open(player(1), 4), Err(Error::TooManyConcurrentRequests)));
        assert!(pool.open(player(2), 4).is_ok());
        drop(open);
        assert!(pool.0.owners().is_empty());
        assert!(pool.open(player(1), 4).is_ok());
    }

    #[test]
    fn readers_are_limited_per_owner() {
        let pool = ExportPool::default();
        let open = |owner| pool.open(player(owner), 4).expect("few are open");
        let (first, second, other, third) = (open(1), open(1), open(2), open(3));
        let permit = first.acquire().now_or_never().expect("it is free").expect("its turn");
        assert!(second.acquire().now_or_never().is_none());
        let others = other.acquire().now_or_never().expect("it is free").expect("its turn");
        assert!(third.acquire().now_or_never().is_none());
        drop(others);
        assert!(third.acquire().now_or_never().is_some());
        drop(permit);
        assert!(second.acquire().now_or_never().is_some());
    }
}
