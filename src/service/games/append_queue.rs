//! Batches game updates: commands that arrive while a statement is in flight are recorded together,
//! with one statement and one commit.

use std::collections::{HashSet, VecDeque};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout};
use tracing::{Instrument, Span};

use crate::domain::GameId;
use crate::service::{Error, Result};
use crate::store::games::EncodedUpdate;
use crate::store::{self, Pool, StoreError};

/// Time after which a statement is slow and no longer blocks the next one.
const SLOW: Duration = Duration::from_millis(20);
/// Maximum statements in flight; all but one of them are slow.
const AT_ONCE: usize = 4;
/// Maximum time in the queue. An older update is returned unrecorded instead of joining a batch.
const PATIENCE: Duration = Duration::from_millis(800);
/// Maximum updates per statement.
const MOST: usize = 32;

/// Queue of game updates. Each part of the process with its own connection pool has one.
///
/// If no statement is in flight, an update is recorded immediately; otherwise it joins the next
/// batch. Large batches reduce the cost per update, so a second statement starts only while the
/// first one is slow. Updates never wait for row locks: an update of a locked game is not recorded.
#[derive(Clone, Default)]
pub struct AppendQueue(Arc<Mutex<Waiting>>);

#[derive(Default)]
struct Waiting {
    updates: VecDeque<QueuedUpdate>,
    /// Number of active rounds; `slow` of them do not block new ones.
    under_way: usize,
    slow: usize,
}

impl Waiting {
    /// Returns true if another round has to start, and counts it as active.
    fn begins(&mut self) -> bool {
        let begins =
            !self.updates.is_empty() && self.under_way == self.slow && self.under_way < AT_ONCE;
        self.under_way += usize::from(begins);
        begins
    }
}

struct QueuedUpdate {
    update: EncodedUpdate,
    tell: oneshot::Sender<Told>,
    since: Instant,
    /// Span of the request.
    span: Span,
}

/// Time at which the update was recorded; none if it was not.
type Told = Result<Option<Timestamp>>;

impl AppendQueue {
    /// Records an update. Returns none if it was not recorded: the game has changed or is locked,
    /// the session has ended, the deadline has passed, or an update of the same batch violates a
    /// constraint.
    ///
    /// # Errors
    /// The database is unavailable; the update may or may not have been recorded.
    pub(super) async fn append(&self, pool: &Pool, update: EncodedUpdate) -> Told {
        let (tell, told) = oneshot::channel();
        self.lock().updates.push_back(QueuedUpdate {
            update,
            tell,
            since: Instant::now(),
            span: Span::current(),
        });
        self.begin(pool);
        told.await.unwrap_or_else(|_| Err(Error::Internal("a statement was abandoned".to_owned())))
    }

    /// Starts another round if one is needed.
    fn begin(&self, pool: &Pool) {
        if self.lock().begins() {
            let round = Round { queue: self.clone(), is_slow: false, is_over: false };
            tokio::spawn(round.record_all(pool.clone()));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Records batches until the queue is empty.
struct Round {
    queue: AppendQueue,
    is_slow: bool,
    is_over: bool,
}

impl Round {
    async fn record_all(mut self, pool: Pool) {
        while let Some(next) = self.next() {
            let span = next.first().map_or_else(Span::none, |queued| queued.span.clone());
            let (updates, tells): (Vec<_>, Vec<_>) =
                next.into_iter().map(|queued| (queued.update, queued.tell)).unzip();
            // The batch belongs to the trace of one of its requests.
            let recorded = pin!(record(&pool, &updates).instrument(span));
            let recorded = self.until_done(&pool, recorded).await;
            for (place, tell) in tells.into_iter().enumerate() {
                // Sending fails if the request was cancelled.
                drop(tell.send(match &recorded {
                    Ok(recorded) => Ok(recorded.get(place).copied().flatten()),
                    Err(StoreError::Unavailable(why)) => {
                        Err(StoreError::Unavailable(why.clone()).into())
                    }
                    // The statement does not identify the update that failed, so each request
                    // retries on its own.
                    Err(_) => Ok(None),
                }));
            }
        }
    }

    /// Waits for a statement. If it is slow, starts another round alongside it.
    async fn until_done<T>(
        &mut self,
        pool: &Pool,
        mut statement: Pin<&mut impl Future<Output = T>>,
    ) -> T {
        if let Ok(done) = timeout(SLOW, &mut statement).await {
            return done;
        }
        self.set_slow(true);
        self.queue.begin(pool);
        let done = statement.await;
        self.set_slow(false);
        done
    }

    fn set_slow(&mut self, is_slow: bool) {
        let mut waiting = self.queue.lock();
        waiting.slow = waiting.slow - usize::from(self.is_slow) + usize::from(is_slow);
        self.is_slow = is_slow;
    }

    /// Takes the next batch, with at most one update per game. Returns none, which ends this round,
    /// if the queue is empty or another round is active.
    fn next(&mut self) -> Option<Vec<QueuedUpdate>> {
        let mut waiting = self.queue.lock();
        let mut games: HashSet<GameId> = HashSet::new();
        let (mut next, mut later) = (Vec::new(), Vec::new());
        // A round that was slow leaves the remaining updates to the round that started in the
        // meantime.
        let is_alone = waiting.under_way - waiting.slow == 1;
        while is_alone && next.len() < MOST {
            let Some(queued) = waiting.updates.pop_front() else { break };
            if queued.since.elapsed() > PATIENCE {
                // The time assumed by the decision is too old to be accepted.
                drop(queued.tell.send(Ok(None)));
            } else if games.insert(queued.update.game()) {
                next.push(queued);
            } else {
                later.push(queued);
            }
        }
        later.into_iter().rev().for_each(|queued| waiting.updates.push_front(queued));
        if next.is_empty() {
            waiting.under_way -= 1;
            self.is_over = true;
        }
        (!next.is_empty()).then_some(next)
    }
}

impl Drop for Round {
    /// After a panic, ends the round and drops the queued updates, so that no request waits
    /// permanently.
    fn drop(&mut self) {
        if !self.is_over {
            self.set_slow(false);
            let mut waiting = self.queue.lock();
            waiting.under_way -= 1;
            waiting.updates.clear();
        }
    }
}

async fn record(pool: &Pool, updates: &[EncodedUpdate]) -> store::Result<Vec<Option<Timestamp>>> {
    let mut conn = pool.get().await?;
    store::games::append_together(&mut conn, updates).await
}
