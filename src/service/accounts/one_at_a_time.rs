//! Limits on operations that lock an account or scan all of its games. They wait before they take a
//! connection: one operation at a time per account, and few scans at a time in the process.

use std::sync::Arc;
use std::time::Duration;

use keyed_quota::{Place, Quota};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::domain::PlayerId;
use crate::service::detached::run_detached;
use crate::service::{Error, Result};

/// Maximum number of concurrent scans, each of which holds a connection.
const WALKS: usize = 2;
/// Maximum number of queued scans, each of another account.
const WAITING: usize = 64;
/// Maximum time in the queue. Queue time and scan together stay below the request timeout.
const PATIENCE: Duration = Duration::from_secs(5);

/// Runs `work`, which locks the player's account, to completion once the player's permit is free.
/// If the client disconnects while queued, the work does not start.
pub(crate) fn in_turn<T: Send + 'static>(
    turns: AccountTurns,
    player: PlayerId,
    work: impl Future<Output = Result<T>> + Send + 'static,
) -> impl Future<Output = Result<T>> {
    // Boxed because the future may be large, and is kept while queued.
    let work = Box::pin(work);
    async move {
        let turn = turns.of(player).await;
        run_detached(async move {
            let _turn = turn;
            work.await
        })
        .await
    }
}

/// One per process, shared by its clones.
#[derive(Clone)]
pub struct AccountTurns(Arc<Shared>);

struct Shared {
    of_players: Arc<Quota<PlayerId>>,
    /// One permit per running scan.
    walks: Semaphore,
    /// One permit per running or queued scan.
    line: Semaphore,
}

/// Permit to scan all games of an account, released on drop.
pub(crate) struct Walk<'a> {
    _walk: SemaphorePermit<'a>,
    _in_line: SemaphorePermit<'a>,
}

impl Default for AccountTurns {
    fn default() -> AccountTurns {
        let (walks, line) = (Semaphore::new(WALKS), Semaphore::new(WALKS + WAITING));
        AccountTurns(Arc::new(Shared { of_players: Quota::new(1), walks, line }))
    }
}

impl AccountTurns {
    /// Acquires the permit of the player. Do not call while holding a pooled connection.
    pub(crate) async fn of(&self, player: PlayerId) -> Place<PlayerId> {
        self.0.of_players.wait(player).await
    }

    /// Acquires a scan permit. Requires the permit of the account. Do not call while holding a
    /// pooled connection.
    ///
    /// # Errors
    /// The queue is full, or the wait times out.
    pub(crate) async fn walk(&self) -> Result<Walk<'_>> {
        let in_line = self.0.line.try_acquire().map_err(|_| Error::Busy)?;
        let walk = tokio::time::timeout(PATIENCE, self.0.walks.acquire()).await;
        let walk = walk.map_err(|_| Error::Busy)?;
        let walk = walk.map_err(|error| Error::Internal(error.to_string()))?;
        Ok(Walk { _walk: walk, _in_line: in_line })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::poll;

    #[tokio::test]
    async fn scans_and_queue_are_bounded() {
        let turns = AccountTurns::default();
        let first = turns.walk().await.expect("it is free");
        let second = turns.walk().await.expect("it is free");
        let mut line: Vec<_> = (0..WAITING).map(|_| Box::pin(turns.walk())).collect();
        for waiting in &mut line {
            assert!(poll!(waiting).is_pending());
        }
        assert!(matches!(turns.walk().await, Err(Error::Busy)));
        drop(first);
        drop(line.remove(0).await.expect("who waits is next"));
        assert!(poll!(&mut line[0]).is_ready());
        drop((second, line));
        assert!(turns.walk().await.is_ok());
    }
}
