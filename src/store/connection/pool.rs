use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use deadpool::managed::{Manager, Metrics, Object, Pool as Deadpool, PoolError, RecycleResult};
use metrics::counter;
use tokio::runtime::Handle;
use tokio::time::Instant;

use crate::store::{Result, StoreError};
use crate::telemetry::POOL_DISCARDED;

use super::Connection;
use super::limit::Discard;
use super::target::Target;

/// How long a request waits for a connection that somebody else has before it is told to come back later.
const WAIT: Duration = Duration::from_secs(3);
/// How long a request waits for a new connection, all hosts together.
const CONNECT: Duration = Duration::from_secs(3);
/// How long somebody who needs a connection of their own waits for it, all hosts together.
const CONNECT_APART: Duration = Duration::from_secs(10);
/// How long a connection is lent: a round of the worker has some hundred statements.
const LOAN: Duration = Duration::from_mins(1);

/// Connections to Postgres.
#[derive(Clone)]
pub struct Pool {
    connections: Deadpool<Opener>,
    target: Arc<Target>,
    /// Of all parts of a pool together.
    loans: Arc<AtomicU64>,
}

impl Pool {
    /// At most `size` connections to the database at `url`, opened when they are needed.
    ///
    /// # Errors
    /// The URL cannot be read, or the system's certificates cannot be loaded for one that asks for TLS.
    pub fn new(url: &str, size: usize) -> Result<Pool> {
        Pool::to(Arc::new(Target::parse(url)?), Arc::default(), size)
    }

    fn to(target: Arc<Target>, loans: Arc<AtomicU64>, size: usize) -> Result<Pool> {
        let connections = Deadpool::builder(Opener(Arc::clone(&target)))
            .max_size(size)
            .wait_timeout(Some(WAIT))
            .runtime(deadpool::Runtime::Tokio1)
            .build()
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Pool { connections, target, loans })
    }

    /// A connection of one's own, outside of the pool.
    ///
    /// # Errors
    /// No host gives one within ten seconds.
    pub async fn dedicated(&self) -> Result<Connection> {
        Box::pin(self.target.connect(CONNECT_APART)).await
    }

    /// A connection for a minute at most.
    ///
    /// # Errors
    /// None is free within three seconds, or none can be opened within three more.
    pub async fn get(&self) -> Result<PooledConnection> {
        self.get_for(LOAN).await
    }

    /// A connection for as long as `limit`. What is asked of it later fails.
    ///
    /// # Errors
    /// None is free within three seconds, or none can be opened within three more.
    pub async fn get_for(&self, limit: Duration) -> Result<PooledConnection> {
        self.loans.fetch_add(1, Ordering::Relaxed);
        let mut connection = self.connections.get().await.map_err(|error| match error {
            PoolError::Backend(error) => error,
            error => StoreError::Unavailable(error.to_string()),
        })?;
        connection.lend_until(Instant::now() + limit);
        Ok(PooledConnection(Some(connection)))
    }

    /// As many pools as `parts`, with as many connections all together. A thread with a pool of its own need not wake
    /// another one for each statement.
    ///
    /// # Errors
    /// As for a new pool.
    pub fn split(&self, parts: usize) -> Result<Vec<Pool>> {
        let size = self.connections.status().max_size.div_ceil(parts);
        let part = |_| Pool::to(Arc::clone(&self.target), Arc::clone(&self.loans), size);
        (0..parts).map(part).collect()
    }

    /// How often a connection was asked for, in all parts of the pool together.
    pub fn loans(&self) -> u64 {
        self.loans.load(Ordering::Relaxed)
    }

    /// A pool of its own to the same database, which nothing that uses this one can empty.
    ///
    /// # Errors
    /// As for a new pool.
    pub fn another(&self, size: usize) -> Result<Pool> {
        Pool::to(Arc::clone(&self.target), Arc::default(), size)
    }

    /// How much of it is in use.
    pub fn usage(&self) -> PoolUsage {
        let status = self.connections.status();
        PoolUsage { open: status.size, idle: status.available, limit: status.max_size }
    }
}

/// How much of a pool is in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PoolUsage {
    /// Connections that are open.
    pub open: usize,
    /// Those of them that nobody uses.
    pub idle: usize,
    /// How many may be open.
    pub limit: usize,
}

/// A connection on loan. It goes back to the pool at the end, unless something is wrong with it: then it is closed, and
/// its place in the pool is free. If all that is wrong is that whoever asked went away in the middle of a statement on its
/// own, it goes back as soon as that has ended, if this is soon: clients that hang up do not make us connect anew.
pub struct PooledConnection(Option<Object<Opener>>);

/// Holds until the loan is dropped.
const LENT: &str = "a loan has its connection";

impl Deref for PooledConnection {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.0.as_ref().expect(LENT)
    }
}

impl DerefMut for PooledConnection {
    fn deref_mut(&mut self) -> &mut Connection {
        self.0.as_mut().expect(LENT)
    }
}

impl Drop for PooledConnection {
    fn drop(&mut self) {
        let Some(mut connection) = self.0.take() else { return };
        let Some(reason) = connection.reason_to_discard() else { return };
        let runtime = Handle::try_current().ok().filter(|_| connection.can_settle());
        let Some(runtime) = runtime else { return discard(connection, reason) };
        // Its place in the pool is free when the statement has ended.
        runtime.spawn(async move {
            if !connection.settle().await {
                discard(connection, reason);
            }
        });
    }
}

/// Opens the connections of a pool, and looks at each before it is lent again.
pub struct Opener(Arc<Target>);

impl Manager for Opener {
    type Type = Connection;
    type Error = StoreError;

    async fn create(&self) -> Result<Connection> {
        // Large, and rarely needed.
        Box::pin(self.0.connect(CONNECT)).await
    }

    async fn recycle(&self, connection: &mut Connection, _: &Metrics) -> RecycleResult<StoreError> {
        match connection.reason_to_discard() {
            None => Ok(()),
            Some(reason) => {
                count(reason);
                Err(StoreError::Unavailable(reason.name().to_owned()).into())
            }
        }
    }
}

fn discard(connection: Object<Opener>, reason: Discard) {
    count(reason);
    drop(Object::take(connection));
}

fn count(reason: Discard) {
    counter!(POOL_DISCARDED, "reason" => reason.name()).increment(1);
}

/// Begins to count: from then on there is a number for what has not happened yet.
pub fn count_from_zero() {
    for reason in Discard::ALL {
        counter!(POOL_DISCARDED, "reason" => reason.name()).increment(0);
    }
}
