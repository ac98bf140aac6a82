//! Pools of connections, and detection of poolers that assign a server session to a transaction
//! instead of a client, such as `PgBouncer` with `pool_mode=transaction`.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use deadpool::managed::{Manager, Metrics, Object, Pool as Deadpool, PoolError, RecycleResult};
use metrics::counter;
use tokio::runtime::Handle;
use tokio::time::{Instant, timeout};
use tokio_postgres::SimpleQueryMessage;

use crate::store::{Result, StoreError};
use crate::telemetry::POOL_DISCARDED;

use super::Connection;
use super::limit::{DiscardReason, STATEMENT_TIMEOUT};
use super::target::Target;

/// Maximum wait for a free connection. After that, the request fails and the client should retry.
const CHECKOUT_TIMEOUT: Duration = Duration::from_secs(3);
/// Time limit for opening a pooled connection, for all hosts together.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
/// Time limit for opening a dedicated connection, for all hosts together.
const DEDICATED_CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum duration of a checkout. A round of the worker has some hundred statements.
const MAX_CHECKOUT_DURATION: Duration = Duration::from_mins(1);
/// Panic message. The value is present until drop.
const CONNECTION_PRESENT: &str = "a checkout has its connection";

/// Pool of connections to Postgres.
#[derive(Clone)]
pub struct Pool {
    connections: Deadpool<ConnectionManager>,
    target: Arc<Target>,
    /// Checkouts of all parts of the pool.
    checkouts: Arc<AtomicU64>,
}

impl Pool {
    /// Creates a pool of at most `size` connections to the database at `url`, opened on demand.
    ///
    /// # Errors
    /// The URL cannot be parsed, or it requires TLS and the certificates of the system cannot be
    /// loaded.
    pub fn new(url: &str, size: usize) -> Result<Pool> {
        Pool::with_target(Arc::new(Target::parse(url)?), Arc::default(), size)
    }

    fn with_target(target: Arc<Target>, checkouts: Arc<AtomicU64>, size: usize) -> Result<Pool> {
        let connections = Deadpool::builder(ConnectionManager(Arc::clone(&target)))
            .max_size(size)
            .wait_timeout(Some(CHECKOUT_TIMEOUT))
            .runtime(deadpool::Runtime::Tokio1)
            .build()
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Pool { connections, target, checkouts })
    }

    /// Opens a connection outside of the pool.
    ///
    /// # Errors
    /// No host accepts a connection within ten seconds.
    pub async fn connect_dedicated(&self) -> Result<Connection> {
        Box::pin(self.target.connect(DEDICATED_CONNECT_TIMEOUT)).await
    }

    /// Checks out a connection for at most one minute.
    ///
    /// # Errors
    /// No connection becomes free within three seconds, or none can be opened within three more.
    pub async fn get(&self) -> Result<PooledConnection> {
        self.get_with_time_limit(MAX_CHECKOUT_DURATION).await
    }

    /// Checks out a connection for at most `limit`. Later calls on it fail.
    ///
    /// # Errors
    /// No connection becomes free within three seconds, or none can be opened within three more.
    pub async fn get_with_time_limit(&self, limit: Duration) -> Result<PooledConnection> {
        self.checkouts.fetch_add(1, Ordering::Relaxed);
        let mut connection = self.connections.get().await.map_err(|error| match error {
            PoolError::Backend(error) => error,
            error => StoreError::Unavailable(error.to_string()),
        })?;
        connection.set_checkout_deadline(Instant::now() + limit);
        Ok(PooledConnection(Some(connection)))
    }

    /// Splits the pool into `parts` pools with the same total number of connections. A thread with
    /// its own pool does not have to wake another thread for each statement.
    ///
    /// # Errors
    /// Same as for [`Pool::new`].
    pub fn split(&self, parts: usize) -> Result<Vec<Pool>> {
        let size = self.connections.status().max_size.div_ceil(parts);
        let part =
            |_| Pool::with_target(Arc::clone(&self.target), Arc::clone(&self.checkouts), size);
        (0..parts).map(part).collect()
    }

    /// Returns the number of checkouts, for all parts of the pool.
    pub fn checkouts(&self) -> u64 {
        self.checkouts.load(Ordering::Relaxed)
    }

    /// Creates a separate pool for the same database, which users of this pool cannot exhaust.
    ///
    /// # Errors
    /// Same as for [`Pool::new`].
    pub fn separate_pool(&self, size: usize) -> Result<Pool> {
        Pool::with_target(Arc::clone(&self.target), Arc::default(), size)
    }

    /// Returns the current use of the pool.
    pub fn usage(&self) -> PoolUsage {
        let status = self.connections.status();
        PoolUsage { open: status.size, idle: status.available, limit: status.max_size }
    }
}

/// Use of a pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PoolUsage {
    /// Number of open connections.
    pub open: usize,
    /// Number of open connections that are idle.
    pub idle: usize,
    /// Maximum number of open connections.
    pub limit: usize,
}

/// Checked-out connection. On drop it returns to the pool, or is closed and frees its slot if its
/// state is not reliable. If its only defect is an abandoned statement outside a transaction, it
/// returns as soon as that statement ends, provided that it ends soon: clients that hang up cause
/// no reconnects.
pub struct PooledConnection(Option<Object<ConnectionManager>>);

impl Deref for PooledConnection {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.0.as_ref().expect(CONNECTION_PRESENT)
    }
}

impl DerefMut for PooledConnection {
    fn deref_mut(&mut self) -> &mut Connection {
        self.0.as_mut().expect(CONNECTION_PRESENT)
    }
}

impl Drop for PooledConnection {
    fn drop(&mut self) {
        let Some(mut connection) = self.0.take() else { return };
        let Some(reason) = connection.reason_to_discard() else { return };
        let runtime = Handle::try_current().ok().filter(|_| connection.can_drain());
        let Some(runtime) = runtime else { return discard(connection, reason) };
        // The slot becomes free when the statement has ended.
        runtime.spawn(async move {
            if !connection.drain().await {
                discard(connection, reason);
            }
        });
    }
}

/// Opens the connections of a pool and checks each before it is reused.
pub struct ConnectionManager(Arc<Target>);

impl Manager for ConnectionManager {
    type Type = Connection;
    type Error = StoreError;

    async fn create(&self) -> Result<Connection> {
        // Boxed because the future is large and rarely needed.
        Box::pin(self.0.connect(CONNECT_TIMEOUT)).await
    }

    async fn recycle(&self, connection: &mut Connection, _: &Metrics) -> RecycleResult<StoreError> {
        match connection.reason_to_discard() {
            None => Ok(()),
            Some(reason) => {
                count_discard(reason);
                Err(StoreError::Unavailable(reason.name().to_owned()).into())
            }
        }
    }
}

fn discard(connection: Object<ConnectionManager>, reason: DiscardReason) {
    count_discard(reason);
    drop(Object::take(connection));
}

fn count_discard(reason: DiscardReason) {
    counter!(POOL_DISCARDED, "reason" => reason.name()).increment(1);
}

/// Initializes the counters with zero, so that each metric exists before its first event.
pub fn register_metrics() {
    for reason in DiscardReason::ALL {
        counter!(POOL_DISCARDED, "reason" => reason.name()).increment(0);
    }
}

impl Pool {
    /// Returns whether the transactions of one connection may run in different server sessions:
    /// prepared statements and settings of a session are then lost.
    ///
    /// Two connections run overlapping transactions, in both orders of their ends. A pooler assigns
    /// either the session that became free last or the one that became free first, so that in one
    /// of the orders the second connection gets the session of the first.
    ///
    /// # Errors
    /// The database does not respond, or the pooler rejects transactions.
    pub async fn uses_transaction_pooling(&self) -> Result<bool> {
        let (mut first, mut second) =
            (self.connect_dedicated().await?, self.connect_dedicated().await?);
        let mut sessions = [Vec::new(), Vec::new()];
        sessions[0].push(first.begin_with_backend_pid().await?);
        sessions[1].push(second.begin_with_backend_pid().await?);
        second.simple_query("COMMIT").await?;
        first.simple_query("COMMIT").await?;
        for _ in 0..2 {
            sessions[1].push(second.begin_with_backend_pid().await?);
            sessions[0].push(first.begin_with_backend_pid().await?);
            first.simple_query("COMMIT").await?;
            second.simple_query("COMMIT").await?;
        }
        Ok(sessions.iter().any(|pids| pids.iter().any(|pid| *pid != pids[0])))
    }
}

impl Connection {
    /// Begins a transaction and returns the process id of its server session.
    async fn begin_with_backend_pid(&mut self) -> Result<Option<String>> {
        let response = self.simple_query("BEGIN; SELECT pg_backend_pid()").await?;
        Ok(response.into_iter().find_map(|message| match message {
            SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
            _ => None,
        }))
    }

    /// Executes statements by the simple protocol, which prepares nothing: a prepared statement may
    /// collide with one of another client in the same server session.
    async fn simple_query(&mut self, statements: &str) -> Result<Vec<SimpleQueryMessage>> {
        let response = timeout(STATEMENT_TIMEOUT, self.client.simple_query(statements)).await;
        let response = response.map_err(|_| "the response timed out".to_owned());
        let response =
            response.and_then(|response| response.map_err(|error| server_message(&error)));
        response.map_err(StoreError::Unavailable)
    }
}

fn server_message(error: &tokio_postgres::Error) -> String {
    error
        .as_db_error()
        .map_or_else(|| error.to_string(), |server_error| server_error.message().to_owned())
}
