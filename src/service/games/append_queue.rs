//! Commands that come while others are recorded are recorded together, by one statement and one commit.

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

/// After so long a statement holds up nobody any more.
const SLOW: Duration = Duration::from_millis(20);
/// How many statements are under way at most, of which all but one are slow.
const AT_ONCE: usize = 4;
/// Who has waited for so long is not recorded together with others any more.
const PATIENCE: Duration = Duration::from_millis(800);
/// How many updates a statement has at most.
const MOST: usize = 32;

/// The updates of games that wait to be recorded. One for each part of a process that has a pool of its own.
///
/// Whoever comes while no statement is under way is recorded at once; who comes later, together with all who wait then. The fewer
/// statements there are, the less each update costs, so that there is a second one only beside one that takes long. An update
/// waits for nobody who has its game in hand: it is not recorded.
#[derive(Clone, Default)]
pub struct AppendQueue(Arc<Mutex<Waiting>>);

#[derive(Default)]
struct Waiting {
    updates: VecDeque<QueuedUpdate>,
    /// How many rounds record just now, and how many of them hold up nobody.
    under_way: usize,
    slow: usize,
}

impl Waiting {
    /// Whether another round is to begin, which then counts.
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
    /// Of the request.
    span: Span,
}

/// When the update was recorded; none if it was not.
type Told = Result<Option<Timestamp>>;

impl AppendQueue {
    /// Records an update. None if it was not recorded: the game has changed, somebody has it in hand, the session has ended or
    /// the time is up; or one that was to be recorded with it violates a constraint.
    ///
    /// # Errors
    /// The database is unavailable. Then nobody knows whether it was recorded.
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

    /// Begins another round, if one is to begin.
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

/// Records what waits, until nothing does.
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
            // In the trace of one of the requests.
            let recorded = pin!(record(&pool, &updates).instrument(span));
            let recorded = self.until_done(&pool, recorded).await;
            for (place, tell) in tells.into_iter().enumerate() {
                // Who has gone away need not be told.
                drop(tell.send(match &recorded {
                    Ok(recorded) => Ok(recorded.get(place).copied().flatten()),
                    Err(StoreError::Unavailable(why)) => {
                        Err(StoreError::Unavailable(why.clone()).into())
                    }
                    // Of which update it is shows when each is recorded alone.
                    Err(_) => Ok(None),
                }));
            }
        }
    }

    /// Waits for a statement, beside which another round begins if it takes long.
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

    /// The next updates for one statement, each of another game. None when nothing waits or another round goes on, which ends this
    /// one.
    fn next(&mut self) -> Option<Vec<QueuedUpdate>> {
        let mut waiting = self.queue.lock();
        let mut games: HashSet<GameId> = HashSet::new();
        let (mut next, mut later) = (Vec::new(), Vec::new());
        // A round that was slow leaves the rest to the one that has begun meanwhile.
        let is_alone = waiting.under_way - waiting.slow == 1;
        while is_alone && next.len() < MOST {
            let Some(queued) = waiting.updates.pop_front() else { break };
            if queued.since.elapsed() > PATIENCE {
                // What time it was believed to be is long ago by now.
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
    /// Only after a panic something is left to be done: nobody shall wait for ever.
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
