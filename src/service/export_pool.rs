//! Exports read much. So few of them read at a time that others are served meanwhile; the rest wait for their turn,
//! page by page and with nothing in hand, so that all get on and none waits for who reads slowly.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::domain::PlayerId;

use super::error::{Error, Result};

/// How many exports read at a time.
const READERS: usize = 2;

/// One per process and its clones.
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
        let readers = Arc::new(Semaphore::new(READERS));
        ExportPool(Arc::new(Shared { readers, owners: Mutex::default() }))
    }
}

impl ExportPool {
    /// Opens an export of an owner who may have `quota` of them open.
    ///
    /// # Errors
    /// The owner has enough exports open.
    pub fn open(&self, owner: PlayerId, quota: usize) -> Result<Export> {
        let mut owners = self.0.owners();
        let entry = owners
            .entry(owner)
            .or_insert_with(|| Owner { open: 0, reader: Arc::new(Semaphore::new(1)) });
        if entry.open >= quota {
            return Err(Error::TooMuchAtOnce);
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

/// An export, open until it is dropped.
pub struct Export {
    shared: Arc<Shared>,
    owner: PlayerId,
    reader: Arc<Semaphore>,
}

/// Leave to read a page, until it is dropped.
pub struct ExportTurn {
    _own: OwnedSemaphorePermit,
    _reader: OwnedSemaphorePermit,
}

impl Export {
    /// Waits until this export may read.
    ///
    /// # Errors
    /// None but a fault of ours.
    pub async fn turn(&self) -> Result<ExportTurn> {
        let closed = |error: tokio::sync::AcquireError| Error::Internal(error.to_string());
        // Those of one owner wait for each other first, so that others need not wait for all of them.
        let own = self.reader.clone().acquire_owned().await.map_err(closed)?;
        let reader = self.shared.readers.clone().acquire_owned().await.map_err(closed)?;
        Ok(ExportTurn { _own: own, _reader: reader })
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
    fn an_owner_has_few_exports_open_and_is_forgotten_after_the_last() {
        let pool = ExportPool::default();
        let open: Vec<Export> =
            (0..4).map(|_| pool.open(player(1), 4).expect("one of four")).collect();
        assert!(matches!(pool.open(player(1), 4), Err(Error::TooMuchAtOnce)));
        assert!(pool.open(player(2), 4).is_ok());
        drop(open);
        assert!(pool.0.owners().is_empty());
        assert!(pool.open(player(1), 4).is_ok());
    }

    #[test]
    fn two_read_at_a_time_and_one_of_an_owner() {
        let pool = ExportPool::default();
        let open = |owner| pool.open(player(owner), 4).expect("few are open");
        let (first, second, other, third) = (open(1), open(1), open(2), open(3));
        let turn = first.turn().now_or_never().expect("it is free").expect("its turn");
        assert!(second.turn().now_or_never().is_none());
        let others = other.turn().now_or_never().expect("it is free").expect("its turn");
        assert!(third.turn().now_or_never().is_none());
        drop(others);
        assert!(third.turn().now_or_never().is_some());
        drop(turn);
        assert!(second.turn().now_or_never().is_some());
    }
}
