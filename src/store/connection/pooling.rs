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
