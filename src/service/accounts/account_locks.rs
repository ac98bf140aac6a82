//! Limits on operations that lock an account or scan all of its games. They wait before they take a
//! connection: one operation at a time per account, and few scans at a time in the process.

use std::sync::Arc;

use fair_semaphore::{FairPermit, FairSemaphore};

use crate::domain::PlayerId;
use crate::limits::{ACCOUNT_CHANGES, ACCOUNT_SCANS};
use crate::service::Result;

/// One per process, shared by its clones.
#[derive(Clone)]
pub struct AccountLocks {
    per_player: Arc<FairSemaphore<PlayerId>>,
    scans: Arc<FairSemaphore<()>>,
}

impl Default for AccountLocks {
    fn default() -> AccountLocks {
        AccountLocks { per_player: ACCOUNT_CHANGES.semaphore(), scans: ACCOUNT_SCANS.semaphore() }
    }
}

impl AccountLocks {
    /// Acquires the permit of the player. Do not call while holding a pooled connection.
    ///
    /// # Errors
    /// None: the queue is unbounded.
    pub(crate) async fn lock(&self, player: PlayerId) -> Result<FairPermit<PlayerId>> {
        Ok(self.per_player.acquire(player).await?)
    }

    /// Acquires a permit to scan all games of an account. Requires the permit of the account. Do
    /// not call while holding a pooled connection.
    ///
    /// # Errors
    /// The queue is full, or the wait times out.
    pub(crate) async fn acquire_scan(&self) -> Result<FairPermit<()>> {
        Ok(self.scans.acquire(()).await?)
    }
}
