//! Limiter of exports, which read large amounts of data. Few exports read at a time; the others
//! wait before each page without holding a resource, so that all make progress and a slow client
//! blocks no other.

use std::sync::Arc;

use keyed_quota::{FairPermit, FairSemaphore, Quota, QuotaPermit};

use crate::domain::PlayerId;
use crate::service::error::{Error, Result};

/// Maximum number of exports that read at a time.
const MAX_CONCURRENT_READERS: usize = 2;

/// One per process, shared by its clones.
#[derive(Clone)]
pub struct ExportLimiter {
    open: Arc<Quota<PlayerId>>,
    /// One permit per owner: exports of one owner occupy one place in the queue of `readers`.
    owners: Arc<Quota<PlayerId>>,
    readers: Arc<FairSemaphore<PlayerId>>,
}

impl Default for ExportLimiter {
    fn default() -> ExportLimiter {
        ExportLimiter {
            open: Quota::new(usize::MAX),
            owners: Quota::new(1),
            readers: FairSemaphore::new(MAX_CONCURRENT_READERS, 1),
        }
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
    _open: QuotaPermit<PlayerId>,
}

/// Permit to read a page, released on drop.
pub struct ExportPermit {
    _owner: QuotaPermit<PlayerId>,
    _reader: FairPermit<PlayerId>,
}

impl Export {
    /// Waits for a permit to read the next page.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn acquire(&self) -> Result<ExportPermit> {
        let owner = self.limiter.owners.acquire(self.owner).await;
        let reader = self.limiter.readers.acquire(self.owner).await;
        let reader = reader.ok_or_else(|| Error::Internal("an owner waits twice".to_owned()))?;
        Ok(ExportPermit { _owner: owner, _reader: reader })
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
        assert!(limiter.open.is_empty());
        assert!(limiter.open(player(1), 4).is_ok());
    }

    #[test]
    fn readers_are_limited_per_owner() {
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
