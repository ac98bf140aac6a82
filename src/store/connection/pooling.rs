//! Detection of poolers that assign a server session to a transaction instead of a client, such as
//! `PgBouncer` with `pool_mode=transaction`.

use tokio::time::timeout;
use tokio_postgres::SimpleQueryMessage;

use crate::store::{Result, StoreError};

use super::limit::STATEMENT_TIMEOUT;
use super::{Connection, Pool};

impl Pool {
    /// Returns whether the transactions of one connection may run in different server sessions:
    /// prepared statements and settings of a session are then lost.
    ///
    /// Two connections run overlapping transactions, in both orders of their ends. A pooler assigns
    /// either the session that became free last or the one that became free first, so that in one of
    /// the orders the second connection gets the session of the first.
    ///
    /// # Errors
    /// The database does not answer, or the pooler rejects transactions.
    pub async fn is_pooled_by_transaction(&self) -> Result<bool> {
        let (mut first, mut second) = (self.dedicated().await?, self.dedicated().await?);
        let mut sessions = [Vec::new(), Vec::new()];
        sessions[0].push(first.begin_in_session().await?);
        sessions[1].push(second.begin_in_session().await?);
        second.simple("COMMIT").await?;
        first.simple("COMMIT").await?;
        for _ in 0..2 {
            sessions[1].push(second.begin_in_session().await?);
            sessions[0].push(first.begin_in_session().await?);
            first.simple("COMMIT").await?;
            second.simple("COMMIT").await?;
        }
        Ok(sessions.iter().any(|pids| pids.iter().any(|pid| *pid != pids[0])))
    }
}

impl Connection {
    /// Begins a transaction and returns the process id of its server session.
    async fn begin_in_session(&mut self) -> Result<Option<String>> {
        let answer = self.simple("BEGIN; SELECT pg_backend_pid()").await?;
        Ok(answer.into_iter().find_map(|message| match message {
            SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
            _ => None,
        }))
    }

    /// Executes statements by the simple protocol, which prepares nothing: a prepared statement may
    /// collide with one of another client in the same server session.
    async fn simple(&mut self, statements: &str) -> Result<Vec<SimpleQueryMessage>> {
        let answer = timeout(STATEMENT_TIMEOUT, self.client.simple_query(statements)).await;
        let answer = answer.map_err(|_| "the response timed out".to_owned());
        let answer = answer.and_then(|answer| answer.map_err(|error| said(&error)));
        answer.map_err(StoreError::Unavailable)
    }
}

fn said(error: &tokio_postgres::Error) -> String {
    error.as_db_error().map_or_else(|| error.to_string(), |refused| refused.message().to_owned())
}
