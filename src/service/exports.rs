//! Limiter of exports, which read large amounts of data. Few exports read at a time; the others
//! wait before each page without holding a resource, so that all make progress and a slow client
//! blocks no other.

use std::sync::Arc;

use fair_semaphore::{FairPermit, FairSemaphore};

use crate::domain::PlayerId;
use crate::limits::{EXPORT_READS, OPEN_EXPORTS};
use crate::service::error::{Error, Result};

/// One per process, shared by its clones.
#[derive(Clone)]
pub struct ExportLimiter {
    open: Arc<FairSemaphore<PlayerId>>,
    readers: Arc<FairSemaphore<PlayerId>>,
}

impl Default for ExportLimiter {
    fn default() -> ExportLimiter {
        ExportLimiter { open: OPEN_EXPORTS.semaphore(), readers: EXPORT_READS.semaphore() }
    }
}

impl ExportLimiter {
    /// Opens an export for an owner with at most `quota` open exports.
    ///
    /// # Errors
    /// The owner has the maximum number of open exports.
    pub fn open(&self, owner: PlayerId, quota: usize) -> Result<Export> {
        let open = self.open.try_acquire_up_to(owner, quota);
        let open = open.ok_or(Error::TooManyConcurrentRequests)?;
        Ok(Export { limiter: self.clone(), owner, _open: open })
    }
}

/// Open export, closed on drop.
pub struct Export {
    limiter: ExportLimiter,
    owner: PlayerId,
    _open: FairPermit<PlayerId>,
}

/// Permit to read a page, released on drop.
pub type ExportPermit = FairPermit<PlayerId>;

impl Export {
    /// Waits for a permit to read the next page.
    ///
    /// # Errors
    /// None: the queue is unbounded.
    pub async fn acquire(&self) -> Result<ExportPermit> {
        Ok(self.limiter.readers.acquire(self.owner).await?)
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
        let limiter = ExportLimiter::default();
        let open: Vec<Export> =
            (0..4).map(|_| limiter.open(player(1), 4).expect("one of four")).collect();
        assert!(matches!(limiter.open(player(1), 4), Err(Error::TooManyConcurrentRequests)));
        assert!(limiter.open(player(2), 4).is_ok());
        drop(open);
        assert_eq!(limiter.open.held(), 0);
        assert!(limiter.open(player(1), 4).is_ok());
    }

    #[tokio::test]
    async fn readers_are_limited_per_owner() {
        let limiter = ExportLimiter::default();
        let open = |owner| limiter.open(player(owner), 4).expect("few are open");
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
