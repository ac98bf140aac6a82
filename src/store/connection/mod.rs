//! The connection through which all statements reach Postgres.

mod copy;
mod failure;
mod host;
mod limit;
mod pool;
mod statement;
mod target;
mod transaction;

pub use copy::{CopyIn, CopyOut};
pub use limit::DiscardReason;
pub(super) use limit::STATEMENT_TIMEOUT;
pub use pool::{Pool, PoolUsage, PooledConnection, register_metrics};
pub use target::check_url;

use std::sync::Arc;
use std::time::Duration;
use std::{iter, vec};

use diesel::connection::{CacheSize, Instrumentation};
use diesel::pg::Pg;
use diesel::query_builder::{AsQuery, QueryFragment, QueryId};
use diesel::result::Error as Diesel;
use diesel::{ConnectionError, ConnectionResult, QueryResult};
use diesel_async::{
    AnsiTransactionManager, AsyncConnection, AsyncConnectionCore, SimpleAsyncConnection,
    TransactionManager,
};
use futures_util::future::BoxFuture;
use futures_util::stream::{self, Iter};
use futures_util::{FutureExt, TryStreamExt};
use tokio::task::AbortHandle;
use tokio::time::error::Elapsed;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_postgres::Client;

use crate::telemetry::traces;

use failure::{MAX_RETRIES, failure_kind, is_rolled_back, is_stale_statement, to_diesel};
use host::Host;
use limit::ConnectionHealth;
use statement::{BoundStatement, PgRow, StatementCache};

/// A connection to Postgres, pooled or dedicated, with or without a transaction.
///
/// A statement is prepared on its first use and cached by its text. diesel's own connection
/// prepares most statements of this program again for each call, and leaks such a statement if the
/// call is dropped before the answer: clients that hang up would cost the server memory for the
/// lifetime of the connection.
///
/// No call waits for its answer beyond its limit. After a timeout, the connection is lost, and
/// further calls fail immediately.
pub struct Connection {
    client: Client,
    statements: StatementCache,
    transaction: AnsiTransactionManager,
    instrumentation: Option<Box<dyn Instrumentation>>,
    health: ConnectionHealth,
    /// True while a prepared statement is executed: once it ends, no state is left behind in
    /// Postgres.
    is_executing: bool,
    /// True if Postgres rolled back the transaction because of a concurrent one.
    rolled_back: bool,
    /// Task that reads from the socket and writes to it.
    driver: AbortHandle,
}

/// A complete result set.
type Rows = Iter<iter::Map<vec::IntoIter<PgRow>, fn(PgRow) -> QueryResult<PgRow>>>;

/// Maximum wait for an abandoned statement to end. Most end much earlier.
const DRAIN_TIMEOUT: Duration = Duration::from_millis(250);

/// Timeout of a cancel request.
const CANCEL_TIMEOUT: Duration = Duration::from_secs(1);

/// A kind of call.
type Call<T> = for<'c> fn(&'c mut Connection, &'c BoundStatement) -> BoxFuture<'c, QueryResult<T>>;

impl Connection {
    /// Opens a connection to `host` by the deadline `end`.
    ///
    /// # Errors
    /// The reason, for the log.
    pub(super) async fn connect(host: &Arc<Host>, end: Instant) -> Result<Connection, String> {
        let (client, driver) = host.connect(end).await?;
        Ok(Connection {
            client,
            statements: StatementCache::default(),
            transaction: AnsiTransactionManager::default(),
            instrumentation: None,
            health: ConnectionHealth::new(Arc::clone(host)),
            is_executing: false,
            rolled_back: false,
            driver,
        })
    }

    /// Returns whether this or another connection found the disk of the server full and no space
    /// probe has succeeded since.
    pub(super) fn is_disk_full(&self) -> bool {
        self.health.host().is_disk_full()
    }

    /// Records that the disk of the server has space again.
    pub(super) fn mark_disk_not_full(&self) {
        self.health.host().set_disk_full(false);
    }

    /// Sends a cancel request for the statement of this connection in the background. A commit that
    /// waits for a standby ends with the cancel request and stays committed on the primary. Without
    /// it, the server process would wait for the standby even after the connection is closed.
    pub(super) fn cancel_in_background(&self) {
        let (host, token) = (Arc::clone(self.health.host()), self.client.cancel_token());
        tokio::spawn(async move { drop(timeout(CANCEL_TIMEOUT, host.cancel(token)).await) });
    }

    /// Returns the reason to close the connection, if its state is not reliable any more.
    pub(super) fn reason_to_discard(&mut self) -> Option<DiscardReason> {
        if let Some(reason) = self.health.reason_to_discard() {
            return Some(reason);
        }
        if self.client.is_closed() {
            return Some(DiscardReason::Closed);
        }
        let in_transaction = AnsiTransactionManager::is_broken_transaction_manager(self);
        in_transaction.then_some(DiscardReason::Interrupted)
    }

    /// Returns whether the only defect is an abandoned statement outside a transaction, which will
    /// end soon.
    pub(super) fn can_drain(&mut self) -> bool {
        self.is_executing && self.health.is_only_busy() && !self.is_in_transaction()
    }

    /// Waits for the end of an abandoned statement and returns whether the connection can be
    /// reused. Postgres answers in order, so one more round trip suffices.
    pub(super) async fn drain(&mut self) -> bool {
        let drained = timeout(DRAIN_TIMEOUT, self.client.batch_execute("")).await;
        let is_drained = matches!(drained, Ok(Ok(())));
        if is_drained {
            self.is_executing = false;
            self.health.mark_drained();
        }
        is_drained
    }

    /// Sets the limit for each further call.
    pub(in crate::store) fn set_call_timeout(&mut self, call_timeout: Duration) {
        self.health.call_timeout = call_timeout;
    }

    /// Sets the end of the checkout, which also bounds every call.
    pub(super) fn set_checkout_deadline(&mut self, end: Instant) {
        self.health.checkout_deadline = Some(end);
    }

    /// Runs a call within the limit. If the future is dropped early, the connection stays marked as
    /// busy.
    async fn run_call<T>(&mut self, bound: &BoundStatement, call: Call<T>) -> QueryResult<T> {
        let end = self.health.begin_call()?;
        let span = traces::statement(&bound.text);
        let answer = timeout_at(end, self.call_with_retries(bound, call)).await;
        self.finish_call(answer, &span)
    }

    /// Runs a call. Retries a statement outside a transaction that Postgres rolled back because of
    /// a concurrent one.
    async fn call_with_retries<T>(
        &mut self,
        bound: &BoundStatement,
        call: Call<T>,
    ) -> QueryResult<T> {
        let mut answer = call(self, bound).await;
        for _ in 0..MAX_RETRIES {
            if !answer.as_ref().is_err_and(is_rolled_back) || self.is_in_transaction() {
                break;
            }
            answer = call(self, bound).await;
        }
        answer
    }

    fn finish_call<T>(
        &mut self,
        answer: Result<QueryResult<T>, Elapsed>,
        span: &tracing::Span,
    ) -> QueryResult<T> {
        let answer = self.health.end_call(answer);
        if let Err(error) = &answer {
            traces::record_statement_error(span, failure_kind(error));
        }
        self.is_executing = false;
        self.rolled_back |= answer.as_ref().is_err_and(is_rolled_back);
        answer
    }

    async fn query_rows(&mut self, bound: &BoundStatement) -> QueryResult<Vec<PgRow>> {
        let execution = async {
            let statement = self.statements.get_or_prepare(&self.client, bound).await?;
            self.is_executing = true;
            let rows = self.client.query_raw(&statement, &bound.binds).await?;
            Ok(PgRow::from_rows(&statement, rows.try_collect().await?))
        };
        execution.await.map_err(|error| self.convert_error(bound, &error))
    }

    async fn execute_count(&mut self, bound: &BoundStatement) -> QueryResult<usize> {
        let execution = async {
            let statement = self.statements.get_or_prepare(&self.client, bound).await?;
            self.is_executing = true;
            self.client.execute_raw(&statement, &bound.binds).await
        };
        let count = execution.await.map_err(|error| self.convert_error(bound, &error))?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    }

    fn convert_error(&mut self, bound: &BoundStatement, error: &tokio_postgres::Error) -> Diesel {
        if is_stale_statement(error) {
            self.statements.evict(bound);
        }
        to_diesel(error)
    }
}

impl Drop for Connection {
    /// Closes the socket immediately, even if the server does not respond.
    fn drop(&mut self) {
        self.driver.abort();
    }
}

impl SimpleAsyncConnection for Connection {
    async fn batch_execute(&mut self, statements: &str) -> QueryResult<()> {
        let end = self.health.begin_call()?;
        let span = traces::statement(statements);
        let answer = timeout_at(end, self.client.batch_execute(statements)).await;
        self.finish_call(answer.map(|answer| answer.map_err(|error| to_diesel(&error))), &span)
    }
}

impl AsyncConnectionCore for Connection {
    type ExecuteFuture<'conn, 'query> = BoxFuture<'conn, QueryResult<usize>>;
    type LoadFuture<'conn, 'query> = BoxFuture<'conn, QueryResult<Self::Stream<'conn, 'query>>>;
    type Stream<'conn, 'query> = Rows;
    type Row<'conn, 'query> = PgRow;
    type Backend = Pg;

    fn load<'conn, 'query, T>(&'conn mut self, source: T) -> Self::LoadFuture<'conn, 'query>
    where
        T: AsQuery + 'query,
        T::Query: QueryFragment<Pg> + QueryId + 'query,
    {
        let bound = BoundStatement::from_query(&source.as_query());
        async move {
            let bound = bound?;
            let rows = self.run_call(&bound, |conn, bound| conn.query_rows(bound).boxed()).await?;
            let read: fn(PgRow) -> QueryResult<PgRow> = Ok;
            Ok(stream::iter(rows.into_iter().map(read)))
        }
        .boxed()
    }

    fn execute_returning_count<'conn, 'query, T>(
        &'conn mut self,
        source: T,
    ) -> Self::ExecuteFuture<'conn, 'query>
    where
        T: QueryFragment<Pg> + QueryId + 'query,
    {
        let bound = BoundStatement::from_query(&source);
        async move {
            let bound = bound?;
            self.run_call(&bound, |conn, bound| conn.execute_count(bound).boxed()).await
        }
        .boxed()
    }
}

impl AsyncConnection for Connection {
    type TransactionManager = AnsiTransactionManager;

    async fn establish(_: &str) -> ConnectionResult<Self> {
        let reason = "connections come from a pool, which knows the certificates".to_owned();
        Err(ConnectionError::BadConnection(reason))
    }

    fn transaction_state(&mut self) -> &mut AnsiTransactionManager {
        &mut self.transaction
    }

    fn instrumentation(&mut self) -> &mut dyn Instrumentation {
        &mut self.instrumentation
    }

    fn set_instrumentation(&mut self, instrumentation: impl Instrumentation) {
        self.instrumentation = Some(Box::new(instrumentation));
    }

    fn set_prepared_statement_cache_size(&mut self, _: CacheSize) {}
}
