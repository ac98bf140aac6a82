//! Limits on operations that lock an account or scan all of its games. They wait before they take a
//! connection: one operation at a time per account, and few scans at a time in the process.

use std::sync::Arc;
use std::time::Duration;

use keyed_quota::{Quota, QuotaPermit};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::domain::PlayerId;
use crate::service::tasks::run_detached;
use crate::service::{Error, Result};

/// Maximum number of concurrent scans, each of which holds a connection.
const MAX_CONCURRENT_SCANS: usize = 2;
/// Maximum number of queued scans, each of another account.
const MAX_QUEUED_SCANS: usize = 64;
/// Maximum time in the queue. Queue time and scan together stay below the request timeout.
const SCAN_QUEUE_TIMEOUT: Duration = Duration::from_secs(5);

/// Runs `work`, which locks the player's account, to completion once the player's permit is free.
/// If the client disconnects while queued, the work does not start.
pub(crate) fn with_account_lock<T: Send + 'static>(
    locks: AccountLocks,
    player: PlayerId,
    work: impl Future<Output = Result<T>> + Send + 'static,
) -> impl Future<Output = Result<T>> {
    // Boxed because the future may be large, and is kept while queued.
    let work = Box::pin(work);
    async move {
        let lock = locks.lock(player).await;
        run_detached(async move {
            let _lock = lock;
            work.await
        })
        .await
    }
}

/// One per process, shared by its clones.
#[derive(Clone)]
pub struct AccountLocks(Arc<Shared>);

struct Shared {
    per_player: Arc<Quota<PlayerId>>,
    /// One permit per running scan.
    scans: Semaphore,
    /// One permit per running or queued scan.
    queue: Semaphore,
}

/// Permit to scan all games of an account, released on drop.
pub(crate) struct ScanPermit<'a> {
    _scan_permit: SemaphorePermit<'a>,
    _queue_permit: SemaphorePermit<'a>,
}

impl Default for AccountLocks {
    fn default() -> AccountLocks {
        let (scans, queue) = (
            Semaphore::new(MAX_CONCURRENT_SCANS),
            Semaphore::new(MAX_CONCURRENT_SCANS + MAX_QUEUED_SCANS),
        );
        AccountLocks(Arc::new(Shared { per_player: Quota::new(1), scans, queue }))
    }
}

impl AccountLocks {
    /// Acquires the permit of the player. Do not call while holding a pooled connection.
    pub(crate) async fn lock(&self, player: PlayerId) -> QuotaPermit<PlayerId> {
        self.0.per_player.acquire(player).await
    }

    /// Acquires a scan permit. Requires the permit of the account. Do not call while holding a
    /// pooled connection.
    ///
    /// # Errors
    /// The queue is full, or the wait times out.
    pub(crate) async fn acquire_scan(&self) -> Result<ScanPermit<'_>> {
        let queue_permit = self.0.queue.try_acquire().map_err(|_| Error::Busy)?;
        let scan_permit = tokio::time::timeout(SCAN_QUEUE_TIMEOUT, self.0.scans.acquire()).await;
        let scan_permit = scan_permit.map_err(|_| Error::Busy)?;
        let scan_permit = scan_permit.map_err(|error| Error::Internal(error.to_string()))?;
        Ok(ScanPermit { _scan_permit: scan_permit, _queue_permit: queue_permit })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::poll;

    #[tokio::test]
    async fn scans_and_queue_are_bounded() {
        let locks = AccountLocks::default();
        let first = locks.acquire_scan().await.expect("it is free");
        let second = locks.acquire_scan().await.expect("it is free");
        let mut queue: Vec<_> =
            (0..MAX_QUEUED_SCANS).map(|_| Box::pin(locks.acquire_scan())).collect();
        for waiting in &mut queue {
            assert!(poll!(waiting).is_pending());
        }
        assert!(matches!(locks.acquire_scan().await, Err(Error::Busy)));
        drop(first);
        drop(queue.remove(0).await.expect("who waits is next"));
        assert!(poll!(&mut queue[0]).is_ready());
        drop((second, queue));
        assert!(locks.acquire_scan().await.is_ok());
    }
}
