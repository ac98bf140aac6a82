//! Dependencies of the use cases, shared by all requests of a process.

use std::sync::{Arc, PoisonError, RwLock};

use fair_semaphore::{FairPermit, FairSemaphore};
use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

use crate::auth::{AccessTokens, Hasher};
use crate::domain::account::{Quotas, RegistrationPolicy};
use crate::domain::table::Viewer;
use crate::domain::{GameId, PlayerId};
use crate::limits::{EXPENSIVE_READS, TABLE_STEPS};
use crate::notifications::Senders;
use crate::notifications::links::Link;
use crate::service::accounts::{AccountLocks, BotOwners, ThrottleCache, Throttles};
use crate::service::games::{CommandBatcher, GameCache, GameSource};
use crate::service::notifications::Waiters;
use crate::store;
use crate::store::{Pool, PooledConnection, StoreError};

use super::compute_pool::{ComputeOptions, ComputePool};
use super::error::Result;
use super::exports::ExportLimiter;
use super::node::Node;
use super::tasks::run_detached;

/// Queue of a table: one for seated and invited players, one for all others. A seated or invited
/// player waits for at most one of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableQueue {
    Players(GameId),
    NonPlayers(GameId),
}

/// Key of the permits for expensive reads.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExpensiveWorkKey {
    /// Account of the client; for a bot, its owner.
    Account(PlayerId),
    /// Network of a client without an account.
    Network(String),
}

/// Dependencies of every use case. One per process, cheap to clone.
#[derive(Clone)]
pub struct Context {
    pub pool: Pool,
    pub hasher: Hasher,
    /// Pool for searches of house players and verification of uploaded records.
    pub compute: ComputePool,
    pub exports: ExportLimiter,
    /// Quotas per account.
    pub quotas: SharedQuotas,
    /// Permits for expensive reads: raster images, animations, past game states, game records, and
    /// sums over all games of a player.
    pub expensive: Arc<FairSemaphore<ExpensiveWorkKey>>,
    /// Limiter of operations that lock an account or scan all of its games.
    pub account_locks: AccountLocks,
    /// Permits for operations at one table, so that few of them wait while holding a connection.
    pub table_permits: Arc<FairSemaphore<TableQueue>>,
    pub bot_owners: BotOwners,
    pub tokens: Arc<AccessTokens>,
    /// Clock, injected so that lower layers do not read the system time.
    pub clock: fn() -> Timestamp,
    /// Source of the ids and seeds of new games.
    pub game_source: GameSource,
    /// Wakes long polls and streams.
    pub waiters: Waiters,
    /// Templates and transports of messages.
    pub senders: Arc<Senders>,
    /// Delay before a player is notified of a turn by email, push or chat.
    pub turn_notification_delay: SignedDuration,
    /// Limits on attempts, such as logins and registrations.
    pub throttles: Throttles,
    /// Cache of recent throttle rejections.
    pub throttle_cache: ThrottleCache,
    pub game_cache: GameCache,
    /// Bound to the pool: a context with another pool needs its own batcher.
    pub command_batcher: CommandBatcher,
    /// This process, as the other nodes on the database see it.
    pub node: Arc<Node>,
    /// Holiday budget of a player per year.
    pub holiday_budget: SignedDuration,
    /// Policy for new accounts.
    pub registration: RegistrationPolicy,
    /// Time of inactivity after which a guest is deleted.
    pub guest_lifetime: SignedDuration,
    /// Retention time of expired rows and of finished messages.
    pub retention: SignedDuration,
    pub delivery_retention: SignedDuration,
    /// Time between the end of a game and the archiving of its events.
    pub archive_after: SignedDuration,
}

impl Context {
    /// Creates a context with the default limits and retention times. Callers replace single fields
    /// with the syntax of struct updates.
    pub fn new(
        pool: Pool,
        hasher: Hasher,
        tokens: Arc<AccessTokens>,
        senders: Arc<Senders>,
        node: Arc<Node>,
        clock: fn() -> Timestamp,
    ) -> Context {
        const DAY: SignedDuration = SignedDuration::from_hours(24);
        Context {
            pool,
            hasher,
            tokens,
            senders,
            node,
            clock,
            compute: ComputePool::new(ComputeOptions::default()),
            exports: ExportLimiter::default(),
            quotas: SharedQuotas::default(),
            expensive: EXPENSIVE_READS.semaphore(),
            account_locks: AccountLocks::default(),
            table_permits: TABLE_STEPS.semaphore(),
            bot_owners: BotOwners::default(),
            game_source: GameSource::from_os_random(),
            waiters: Waiters::default(),
            turn_notification_delay: SignedDuration::from_mins(2),
            throttles: Throttles::default(),
            throttle_cache: ThrottleCache::default(),
            game_cache: GameCache::default(),
            command_batcher: CommandBatcher::default(),
            holiday_budget: 21 * DAY,
            registration: RegistrationPolicy::Open,
            guest_lifetime: 14 * DAY,
            retention: 90 * DAY,
            delivery_retention: 30 * DAY,
            archive_after: 366 * DAY,
        }
    }

    pub fn now(&self) -> Timestamp {
        (self.clock)()
    }

    pub(super) async fn connection(&self) -> Result<PooledConnection> {
        Ok(self.pool.get().await?)
    }

    /// Returns the content of a signed link. Do not call while holding a pooled connection.
    ///
    /// # Errors
    /// The link was not issued by this server, or has expired.
    pub(super) async fn open_link<L: Link>(&self, token: &str) -> Result<L> {
        let now = store::game_now(&mut *self.connection().await?).await?;
        Ok(self.senders.links.read(token, now)?)
    }

    /// Runs `work`, which locks the player's account, to completion once the player's permit is
    /// free. If the client disconnects while queued, the work does not start. Do not call while
    /// holding a pooled connection.
    pub(super) async fn with_account_lock<T, W>(
        &self,
        player: PlayerId,
        work: impl FnOnce(Context) -> W,
    ) -> Result<T>
    where
        T: Send + 'static,
        W: Future<Output = Result<T>> + Send + 'static,
    {
        let lock = self.account_locks.lock(player).await?;
        let work = work(self.clone());
        run_detached(async move {
            let _lock = lock;
            work.await
        })
        .await
    }

    /// Acquires a permit to act at a table. Do not call while holding a pooled connection.
    ///
    /// # Errors
    /// [`Error::Busy`](super::Error::Busy): the wait timed out.
    pub(super) async fn acquire_table_permit(
        &self,
        viewer: Viewer,
        game: GameId,
    ) -> Result<FairPermit<TableQueue>> {
        let is_player = {
            let mut conn = self.connection().await?;
            store::games::is_participant_or_invited(&mut conn, game, viewer.player).await?
        };
        let queue =
            if is_player { TableQueue::Players(game) } else { TableQueue::NonPlayers(game) };
        Ok(self.table_permits.acquire(queue).await?)
    }

    /// Returns a new `UUIDv7`.
    pub(super) fn new_id(&self) -> Uuid {
        let now = self.now();
        let seconds = now.as_second().unsigned_abs();
        let nanos = now.subsec_nanosecond().unsigned_abs();
        Uuid::new_v7(uuid::Timestamp::from_unix(uuid::NoContext, seconds, nanos))
    }
}

/// Quotas of a process. Clones share them, so that a reload reaches every request.
#[derive(Clone, Default)]
pub struct SharedQuotas(Arc<RwLock<Quotas>>);

impl SharedQuotas {
    pub fn new(quotas: Quotas) -> SharedQuotas {
        SharedQuotas(Arc::new(RwLock::new(quotas)))
    }

    pub fn get(&self) -> Quotas {
        *self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Applies new quotas. Accounts above a quota keep their items.
    pub fn replace(&self, quotas: Quotas) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = quotas;
    }
}

/// Ignores the failure of an optional write if the database is unavailable or read-only.
pub(super) fn ignore_unavailable(written: store::Result<()>) -> Result<()> {
    match written {
        Err(StoreError::Unavailable(reason)) => {
            tracing::debug!(error = %reason, "optional write failed, database unavailable or read-only");
            Ok(())
        }
        written => Ok(written?),
    }
}
