use std::io::Cursor;
use std::pin::Pin;

use futures_util::stream::Fuse;
use futures_util::{SinkExt, StreamExt};
use tokio_postgres::{CopyInSink, CopyOutStream};

use crate::store::{Result, StoreError};

use super::Connection;
use super::failure::to_diesel;

/// Rows read from a table. No timeout applies: the speed of the reader determines the duration.
pub struct CopyOut(Fuse<Pin<Box<CopyOutStream>>>);

/// Rows written to a table. No row is stored unless [`CopyIn::finish`] succeeds.
pub struct CopyIn(Pin<Box<CopyInSink<Cursor<Vec<u8>>>>>);

impl Connection {
    /// Starts a `COPY … TO STDOUT`. The connection accepts no other statement until all rows were
    /// read.
    ///
    /// # Errors
    /// Postgres rejects the statement.
    pub async fn copy_out(&mut self, statement: &str) -> Result<CopyOut> {
        let stream = self.client.copy_out(statement).await.map_err(failed)?;
        Ok(CopyOut(Box::pin(stream).fuse()))
    }

    /// Starts a `COPY … FROM STDIN`. The connection accepts no other statement until the copy is
    /// finished.
    ///
    /// # Errors
    /// Postgres rejects the statement.
    pub async fn copy_in(&mut self, statement: &str) -> Result<CopyIn> {
        let sink = self.client.copy_in(statement).await.map_err(failed)?;
        Ok(CopyIn(Box::pin(sink)))
    }
}

impl CopyOut {
    /// Returns the next rows, about `size` bytes, or `None` after the last row.
    ///
    /// # Errors
    /// The connection breaks.
    pub async fn next(&mut self, size: usize) -> Result<Option<Vec<u8>>> {
        let mut rows = Vec::new();
        while rows.len() < size {
            match self.0.next().await {
                Some(part) => rows.extend_from_slice(&part.map_err(failed)?),
                None if rows.is_empty() => return Ok(None),
                None => break,
            }
        }
        Ok(Some(rows))
    }
}

impl CopyIn {
    /// # Errors
    /// Postgres rejects a row, or the connection breaks.
    pub async fn send(&mut self, rows: Vec<u8>) -> Result<()> {
        self.0.send(Cursor::new(rows)).await.map_err(failed)
    }

    /// Ends the copy and returns the number of inserted rows.
    ///
    /// # Errors
    /// Postgres rejects a row, or the connection breaks.
    pub async fn finish(mut self) -> Result<u64> {
        self.0.as_mut().finish().await.map_err(failed)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the form that map_err needs")]
fn failed(error: tokio_postgres::Error) -> StoreError {
    to_diesel(&error).into()
}
