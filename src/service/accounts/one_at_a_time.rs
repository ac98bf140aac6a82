//! Whoever locks an account, or goes through all of its games, waits for others who do so before it takes a connection:
//! one at a time for each account, and of those that go through all games few at a time for all accounts together.

use std::sync::Arc;
use std::time::Duration;

use keyed_quota::{Place, Quota};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::domain::PlayerId;
use crate::service::detached::run_detached;
use crate::service::{Error, Result};

/// How many go through all games of an account at a time: each has a connection in hand.
const WALKS: usize = 2;
/// How many more may wait, each of another account.
const WAITING: usize = 64;
/// How long they wait: with the walk itself less than a request may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Sees `work` through to its end, which locks the player's account, when it is its turn. A client that hangs up before has
/// asked for nothing.
pub(crate) fn in_turn<T: Send + 'static>(
    turns: AccountTurns,
    player: PlayerId,
    work: impl Future<Output = Result<T>> + Send + 'static,
) -> impl Future<Output = Result<T>> {
    // It may be large, and is kept while it waits.
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

/// One per process and its clones.
#[derive(Clone)]
pub struct AccountTurns(Arc<Shared>);

struct Shared {
    of_players: Arc<Quota<PlayerId>>,
    /// A permit for each that walks.
    walks: Semaphore,
    /// The same for each that walks or waits.
    line: Semaphore,
}

/// Leave to go through all games of an account, until it is dropped.
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
    /// Waits until nobody else has the turn of the player. Whoever calls has no connection in hand.
    pub(crate) async fn of(&self, player: PlayerId) -> Place<PlayerId> {
        self.0.of_players.wait(player).await
    }

    /// Waits until few enough go through all games of an account. Whoever calls has the turn of the account, and no
    /// connection in hand.
    ///
    /// # Errors
    /// Too many wait, or it takes too long.
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
    async fn two_walk_at_a_time_and_the_line_has_an_end() {
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
