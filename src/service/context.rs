use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use keyed_quota::{Place, Quota};
use uuid::Uuid;

use crate::auth::{AccessTokens, Hasher};
use crate::domain::GameId;
use crate::domain::account::RegistrationPolicy;
use crate::domain::table::Viewer;
use crate::notifications::Senders;
use crate::service::accounts::{AccountTurns, BotOwners, Refusals, Throttles};
use crate::service::games::{AppendQueue, GameSource, RecentGames};
use crate::service::notifications::Waiters;
use crate::store::{self, Pool, PooledConnection, StoreError};

use super::compute_pool::ComputePool;
use super::error::{Error, Result};
use super::export_pool::ExportPool;
use super::heavy_work::HeavyWork;
use super::node::Node;
use super::quotas::SharedQuotas;

/// How long a turn at a table is waited for: less than a request may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where somebody waits who does something at a table. However many strangers there are, whoever sits there or is invited
/// waits for one of them at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableLine {
    OfPlayers(GameId),
    OfStrangers(GameId),
}

/// What every use case needs. One per process, cheap to clone.
#[derive(Clone)]
pub struct Context {
    pub pool: Pool,
    pub hasher: Hasher,
    /// Where house players search, and records from elsewhere are verified.
    pub compute: ComputePool,
    pub exports: ExportPool,
    /// Number of things that an account may have.
    pub quotas: SharedQuotas,
    /// Where requests wait that take much longer than others.
    pub heavy: HeavyWork,
    /// Where those wait that lock an account, or go through all of its games.
    pub turns: AccountTurns,
    /// Where those wait who do something at the same table, so that few of them wait with a connection in hand.
    pub table_turns: Arc<Quota<TableLine>>,
    pub owners: BotOwners,
    pub tokens: Arc<AccessTokens>,
    /// What time it is: given, so that nothing below asks the machine.
    pub clock: fn() -> Timestamp,
    /// Gives new games their ids and seeds.
    pub games: GameSource,
    /// Rings for those who wait for something new.
    pub waiters: Waiters,
    /// What messages are made with and leave through.
    pub senders: Arc<Senders>,
    /// Delay before a player is notified of a turn by email, push or chat.
    pub turn_notification_delay: SignedDuration,
    /// How often something may be tried.
    pub throttles: Throttles,
    /// What was tried too often a moment ago.
    pub refusals: Refusals,
    pub recent_games: RecentGames,
    /// Of the pool alone: whoever gives another pool gives another queue.
    pub append_queue: AppendQueue,
    /// This process, as the other nodes on the database see it.
    pub node: Arc<Node>,
    /// How much holiday a player has in a year.
    pub holiday_budget: SignedDuration,
    /// Which new accounts are made.
    pub registration: RegistrationPolicy,
    /// How long a guest is remembered who does not come back.
    pub guest_lifetime: SignedDuration,
    /// How long rows are kept that may go, and messages that are over.
    pub retention: SignedDuration,
    pub delivery_retention: SignedDuration,
    /// How long a game is over before its events are moved into the archive.
    pub archive_after: SignedDuration,
}

impl Context {
    pub fn now(&self) -> Timestamp {
        (self.clock)()
    }

    pub(super) async fn connection(&self) -> Result<PooledConnection> {
        Ok(self.pool.get().await?)
    }

    /// The turn to do something at a table. Whoever calls has no connection in hand.
    ///
    /// # Errors
    /// [`Error::Busy`]: many want it.
    pub(super) async fn table_turn(
        &self,
        viewer: Viewer,
        game: GameId,
    ) -> Result<Place<TableLine>> {
        let belongs = {
            let mut conn = self.connection().await?;
            store::games::belongs_to(&mut conn, game, viewer.player).await?
        };
        let line = if belongs { TableLine::OfPlayers(game) } else { TableLine::OfStrangers(game) };
        let turn = tokio::time::timeout(PATIENCE, self.table_turns.wait(line)).await;
        turn.map_err(|_| Error::Busy)
    }

    /// A new `UUIDv7`.
    pub(super) fn new_id(&self) -> Uuid {
        let now = self.now();
        let seconds = now.as_second().unsigned_abs();
        let nanos = now.subsec_nanosecond().unsigned_abs();
        Uuid::new_v7(uuid::Timestamp::from_unix(uuid::NoContext, seconds, nanos))
    }
}

/// What is noted beside a read and is no part of it: where nothing can be written just now, it is left out.
pub(super) fn if_writable(noted: store::Result<()>) -> Result<()> {
    match noted {
        Err(StoreError::Unavailable(why)) => {
            tracing::debug!(error = %why, "recording a read failed");
            Ok(())
        }
        noted => Ok(noted?),
    }
}
