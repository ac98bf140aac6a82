//! Batches game updates: commands that arrive while a statement is in flight are recorded together,
//! with one statement and one commit.

use std::collections::{HashSet, VecDeque};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::oneshot;
use tokio::task::yield_now;
use tokio::time::{Instant, timeout};

use crate::domain::GameId;
use crate::service::{Error, Result};
use crate::store::games::EncodedUpdate;
use crate::store::{self, Pool, StoreError};
use crate::telemetry::traces::CurrentSpan;

/// Time after which a statement is slow and no longer blocks the next one.
const SLOW_STATEMENT: Duration = Duration::from_millis(20);
/// Maximum statements in flight; all but one of them are slow.
const MAX_STATEMENTS_IN_FLIGHT: usize = 4;
/// Maximum time in the queue. An older update is returned unrecorded instead of joining a batch.
const MAX_QUEUE_TIME: Duration = Duration::from_millis(800);
/// Yields to the event loop after a batch of several updates. In the first one, their requests send
/// the responses; in the second one, the next commands are read and decided. Without them, every
/// statement would leave behind the commands that arrive a moment later.
const YIELDS_BETWEEN_BATCHES: usize = 2;
/// Maximum updates per statement.
const MAX_BATCH_UPDATES: usize = 32;

/// Queue of game updates. Each part of the process with its own connection pool has one.
///
/// If no statement is in flight, an update is recorded immediately; otherwise it joins the next
/// batch. Large batches reduce the cost per update, so a second statement starts only while the
/// first one is slow. Updates never wait for row locks: an update of a locked game is not recorded.
#[derive(Clone, Default)]
pub struct CommandBatcher(Arc<Mutex<QueueState>>);

#[derive(Default)]
struct QueueState {
    updates: VecDeque<QueuedUpdate>,
    /// Number of active workers; `slow_workers` of them do not block new ones.
    active_workers: usize,
    slow_workers: usize,
}

impl QueueState {
    /// Returns true if another worker has to start, and counts it as active.
    fn reserve_worker(&mut self) -> bool {
        let needs_worker = !self.updates.is_empty()
            && self.active_workers == self.slow_workers
            && self.active_workers < MAX_STATEMENTS_IN_FLIGHT;
        self.active_workers += usize::from(needs_worker);
        needs_worker
    }
}

struct QueuedUpdate {
    update: EncodedUpdate,
    reply: oneshot::Sender<AppendResult>,
    queued_at: Instant,
    /// Span of the request.
    span: CurrentSpan,
}

/// Time at which the update was recorded; none if it was not.
type AppendResult = Result<Option<Timestamp>>;

impl CommandBatcher {
    /// Records an update. Returns none if it was not recorded: the update starts or ends the game;
    /// the game has changed or is locked; the session has ended; the deadline has passed; the
    /// update waited too long; or an update of the same batch failed.
    ///
    /// # Errors
    /// The database is unavailable; the update may or may not have been recorded.
    pub async fn append(&self, pool: &Pool, update: EncodedUpdate) -> AppendResult {
        if update.changes_status() {
            return Ok(None);
        }
        let (reply, receiver) = oneshot::channel();
        self.lock().updates.push_back(QueuedUpdate {
            update,
            reply,
            queued_at: Instant::now(),
            span: CurrentSpan::capture(),
        });
        self.start_worker(pool);
        receiver
            .await
            .unwrap_or_else(|_| Err(Error::Internal("a statement was abandoned".to_owned())))
    }

    /// Starts another worker if one is needed.
    fn start_worker(&self, pool: &Pool) {
        if self.lock().reserve_worker() {
            let worker = BatchWorker { batcher: self.clone(), is_slow: false, is_finished: false };
            tokio::spawn(worker.run(pool.clone()));
        }
    }

    fn lock(&self) -> MutexGuard<'_, QueueState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Records batches until the queue is empty.
struct BatchWorker {
    batcher: CommandBatcher,
    is_slow: bool,
    is_finished: bool,
}

impl BatchWorker {
    async fn run(mut self, pool: Pool) {
        while let Some(next) = self.next_batch() {
            let span = next.first().map_or_else(CurrentSpan::capture, |queued| queued.span.clone());
            let (updates, replies): (Vec<_>, Vec<_>) =
                next.into_iter().map(|queued| (queued.update, queued.reply)).unzip();
            // The batch belongs to the trace of one of its requests.
            let recorded = pin!(span.instrument(record(&pool, &updates)));
            let recorded = self.await_statement(&pool, recorded).await;
            for (index, reply) in replies.into_iter().enumerate() {
                // Sending fails if the request was cancelled.
                drop(reply.send(match &recorded {
                    Ok(recorded) => Ok(recorded.get(index).copied().flatten()),
                    Err(StoreError::Unavailable(reason)) => {
                        Err(StoreError::Unavailable(reason.clone()).into())
                    }
                    // The statement does not identify the update that failed, so each request
                    // retries on the uncached path.
                    Err(_) => Ok(None),
                }));
            }
            if updates.len() > 1 {
                for _ in 0..YIELDS_BETWEEN_BATCHES {
                    yield_now().await;
                }
            }
        }
    }

    /// Waits for a statement. If it is slow, starts another worker alongside it.
    async fn await_statement<T>(
        &mut self,
        pool: &Pool,
        mut statement: Pin<&mut impl Future<Output = T>>,
    ) -> T {
        if let Ok(done) = timeout(SLOW_STATEMENT, &mut statement).await {
            return done;
        }
        self.set_slow(true);
        self.batcher.start_worker(pool);
        let done = statement.await;
        self.set_slow(false);
        done
    }

    fn set_slow(&mut self, is_slow: bool) {
        let mut state = self.batcher.lock();
        state.slow_workers = state.slow_workers - usize::from(self.is_slow) + usize::from(is_slow);
        self.is_slow = is_slow;
    }

    /// Takes the next batch, with at most one update per game. Returns none, ending this worker,
    /// if the queue is empty or another worker is active.
    fn next_batch(&mut self) -> Option<Vec<QueuedUpdate>> {
        let mut state = self.batcher.lock();
        let mut games: HashSet<GameId> = HashSet::new();
        let (mut next, mut deferred) = (Vec::new(), Vec::new());
        // A worker that was slow leaves the remaining updates to the worker that started in the
        // meantime.
        let is_alone = state.active_workers - state.slow_workers == 1;
        while is_alone && next.len() < MAX_BATCH_UPDATES {
            let Some(queued) = state.updates.pop_front() else { break };
            if queued.queued_at.elapsed() > MAX_QUEUE_TIME {
                // The time assumed by the decision is too old to be accepted.
                drop(queued.reply.send(Ok(None)));
            } else if games.insert(queued.update.game()) {
                next.push(queued);
            } else {
                deferred.push(queued);
            }
        }
        deferred.into_iter().rev().for_each(|queued| state.updates.push_front(queued));
        if next.is_empty() {
            state.active_workers -= 1;
            self.is_finished = true;
        }
        (!next.is_empty()).then_some(next)
    }
}

impl Drop for BatchWorker {
    /// After a panic, ends the worker and drops the queued updates, so that no request waits
    /// permanently.
    fn drop(&mut self) {
        if !self.is_finished {
            self.set_slow(false);
            let mut state = self.batcher.lock();
            state.active_workers -= 1;
            state.updates.clear();
        }
    }
}

async fn record(pool: &Pool, updates: &[EncodedUpdate]) -> store::Result<Vec<Option<Timestamp>>> {
    let mut conn = pool.get().await?;
    store::games::append_batch(&mut conn, updates).await
}
