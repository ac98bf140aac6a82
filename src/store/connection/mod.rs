//! The connection through which everything asks Postgres.

mod copy;
mod failure;
mod host;
mod limit;
mod pool;
mod pooling;
mod question;
mod row;
mod statements;
mod target;
mod transaction;
mod unreachable;

pub use copy::{CopyIn, CopyOut};
pub use limit::Discard;
pub(super) use limit::STATEMENT_TIMEOUT;
pub use pool::{Pool, PoolUsage, PooledConnection, count_from_zero};
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
use failure::{TRIES_AGAIN, is_outdated, is_undone, kind_of_failure, to_diesel};
use futures_util::future::BoxFuture;
use futures_util::stream::{self, Iter};
use futures_util::{FutureExt, TryStreamExt};
use host::Host;
use limit::Limit;
use question::Question;
use row::PgRow;
use statements::Statements;
use tokio::task::AbortHandle;
use tokio::time::error::Elapsed;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_postgres::Client;

use crate::telemetry::traces;

/// A connection to Postgres, from a pool or not, in a transaction or not.
///
/// It prepares a statement when it first meets its text and keeps it. diesel's own connection prepares most of ours anew
/// for each call, and nobody closes such a statement when the call is given up before the answer: a client that hangs up
/// would cost the server memory for as long as the connection lives.
///
/// No call waits longer for its answer than its limit allows: after that the connection is lost, and whatever is asked
/// of it fails at once.
pub struct Connection {
    client: Client,
    statements: Statements,
    transaction: AnsiTransactionManager,
    instrumentation: Option<Box<dyn Instrumentation>>,
    limit: Limit,
    /// Whether a prepared statement is being executed: then nothing is left behind in Postgres when it has ended.
    is_executing: bool,
    /// Whether Postgres has undone the transaction in favour of another.
    undone: bool,
    /// The task that reads from the socket and writes to it.
    driver: AbortHandle,
}

/// An answer, all of which has come.
type Rows = Iter<iter::Map<vec::IntoIter<PgRow>, fn(PgRow) -> QueryResult<PgRow>>>;

/// For so long a statement that was given up keeps its connection: most have ended long before.
const SETTLED: Duration = Duration::from_millis(250);

/// Timeout of a cancel request.
const CANCEL_TIMEOUT: Duration = Duration::from_secs(1);

/// One way of asking.
type Call<T> = for<'c> fn(&'c mut Connection, &'c Question) -> BoxFuture<'c, QueryResult<T>>;

impl Connection {
    /// A new connection to `host`, which is there until `end`.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) async fn to(host: &Arc<Host>, end: Instant) -> Result<Connection, String> {
        let (client, driver) = host.connect(end).await?;
        Ok(Connection {
            client,
            statements: Statements::default(),
            transaction: AnsiTransactionManager::default(),
            instrumentation: None,
            limit: Limit::new(Arc::clone(host)),
            is_executing: false,
            undone: false,
            driver,
        })
    }

    /// Returns whether the disk of the server was full, as this connection or another one learned,
    /// and no space probe has succeeded since.
    pub(super) fn is_disk_full(&self) -> bool {
        self.limit.host().is_full()
    }

    /// Records that the disk of the server has space again.
    pub(super) fn disk_has_space(&self) {
        self.limit.host().set_full(false);
    }

    /// Asks the server, in the background, to cancel the statement of this connection. A commit that
    /// waits for a standby ends with the cancel request and stays committed on the primary. Without
    /// it, the server process would wait for the standby even after the connection is closed.
    pub(super) fn cancel_in_background(&self) {
        let (host, token) = (Arc::clone(self.limit.host()), self.client.cancel_token());
        tokio::spawn(async move { drop(timeout(CANCEL_TIMEOUT, host.cancel(token)).await) });
    }

    /// Why nobody can be sure of what it says next, if so.
    pub(super) fn reason_to_discard(&mut self) -> Option<Discard> {
        if let Some(reason) = self.limit.reason_to_discard() {
            return Some(reason);
        }
        if self.client.is_closed() {
            return Some(Discard::Closed);
        }
        let in_transaction = AnsiTransactionManager::is_broken_transaction_manager(self);
        in_transaction.then_some(Discard::Interrupted)
    }

    /// Whether a statement on its own was given up that will have ended soon.
    pub(super) fn can_settle(&mut self) -> bool {
        self.is_executing && self.limit.is_only_asking() && !self.is_in_transaction()
    }

    /// Waits for the end of a statement that was given up; whether the connection can be used again. What it asks is answered
    /// after everything before.
    pub(super) async fn settle(&mut self) -> bool {
        let settled = timeout(SETTLED, self.client.batch_execute("")).await;
        let is_settled = matches!(settled, Ok(Ok(())));
        if is_settled {
            self.is_executing = false;
            self.limit.settled();
        }
        is_settled
    }

    /// From now on a call may take so long.
    pub(in crate::store) fn set_call_limit(&mut self, each: Duration) {
        self.limit.each = each;
    }

    /// The connection is lent until `end`: no call takes longer.
    pub(super) fn lend_until(&mut self, end: Instant) {
        self.limit.until = Some(end);
    }

    /// What a call comes to within the limit. If it is dropped before, the connection stays marked as asking.
    async fn ask<T>(&mut self, question: &Question, call: Call<T>) -> QueryResult<T> {
        let end = self.limit.begin()?;
        let span = traces::statement(&question.text);
        let answer = timeout_at(end, self.ask_until_done(question, call)).await;
        self.answered(answer, &span)
    }

    /// A statement on its own that Postgres has undone in favour of another is asked again.
    async fn ask_until_done<T>(&mut self, question: &Question, call: Call<T>) -> QueryResult<T> {
        let mut answer = call(self, question).await;
        for _ in 0..TRIES_AGAIN {
            if !answer.as_ref().is_err_and(is_undone) || self.is_in_transaction() {
                break;
            }
            answer = call(self, question).await;
        }
        answer
    }

    fn answered<T>(
        &mut self,
        answer: Result<QueryResult<T>, Elapsed>,
        span: &tracing::Span,
    ) -> QueryResult<T> {
        let answer = self.limit.end(answer);
        if let Err(error) = &answer {
            traces::statement_failed(span, kind_of_failure(error));
        }
        self.is_executing = false;
        self.undone |= answer.as_ref().is_err_and(is_undone);
        answer
    }

    async fn rows(&mut self, question: &Question) -> QueryResult<Vec<PgRow>> {
        let asked = async {
            let statement = self.statements.prepared(&self.client, question).await?;
            self.is_executing = true;
            let rows = self.client.query_raw(&statement, &question.binds).await?;
            Ok(PgRow::all(&statement, rows.try_collect().await?))
        };
        asked.await.map_err(|error| self.failed(question, &error))
    }

    async fn count(&mut self, question: &Question) -> QueryResult<usize> {
        let asked = async {
            let statement = self.statements.prepared(&self.client, question).await?;
            self.is_executing = true;
            self.client.execute_raw(&statement, &question.binds).await
        };
        let count = asked.await.map_err(|error| self.failed(question, &error))?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    }

    fn failed(&mut self, question: &Question, error: &tokio_postgres::Error) -> Diesel {
        if is_outdated(error) {
            self.statements.forget(question);
        }
        to_diesel(error)
    }
}

impl Drop for Connection {
    /// Closes the socket at once, also when the server does not answer.
    fn drop(&mut self) {
        self.driver.abort();
    }
}

impl SimpleAsyncConnection for Connection {
    async fn batch_execute(&mut self, statements: &str) -> QueryResult<()> {
        let end = self.limit.begin()?;
        let span = traces::statement(statements);
        let answer = timeout_at(end, self.client.batch_execute(statements)).await;
        self.answered(answer.map(|answer| answer.map_err(|error| to_diesel(&error))), &span)
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
        let question = Question::of(&source.as_query());
        async move {
            let question = question?;
            let rows = self.ask(&question, |conn, question| conn.rows(question).boxed()).await?;
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
        let question = Question::of(&source);
        async move {
            let question = question?;
            self.ask(&question, |conn, question| conn.count(question).boxed()).await
        }
        .boxed()
    }
}

impl AsyncConnection for Connection {
    type TransactionManager = AnsiTransactionManager;

    async fn establish(_: &str) -> ConnectionResult<Self> {
        let why = "connections come from a pool, which knows the certificates".to_owned();
        Err(ConnectionError::BadConnection(why))
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
