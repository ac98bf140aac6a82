use std::io::Cursor;
use std::pin::Pin;

use futures_util::stream::Fuse;
use futures_util::{SinkExt, StreamExt};
use tokio_postgres::{CopyInSink, CopyOutStream};

use crate::store::{Result, StoreError};

use super::Connection;
use super::failure::to_diesel;

/// Rows that come out of a table. No limit ends it: it takes as long as whoever reads it.
pub struct CopyOut(Fuse<Pin<Box<CopyOutStream>>>);

/// Rows that go into a table. Unless it is finished, none of them does.
pub struct CopyIn(Pin<Box<CopyInSink<Cursor<Vec<u8>>>>>);

impl Connection {
    /// What a `COPY … TO STDOUT` gives. Nothing else can be asked before it has all come.
    ///
    /// # Errors
    /// The statement is refused.
    pub async fn copy_out(&mut self, statement: &str) -> Result<CopyOut> {
        let stream = self.client.copy_out(statement).await.map_err(failed)?;
        Ok(CopyOut(Box::pin(stream).fuse()))
    }

    /// What takes the rows of a `COPY … FROM STDIN`. Nothing else can be asked before it is finished.
    ///
    /// # Errors
    /// The statement is refused.
    pub async fn copy_in(&mut self, statement: &str) -> Result<CopyIn> {
        let sink = self.client.copy_in(statement).await.map_err(failed)?;
        Ok(CopyIn(Box::pin(sink)))
    }
}

impl CopyOut {
    /// The next rows, of about as many bytes as `size`; nothing after the last.
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
    /// Postgres refuses a row, or the connection breaks.
    pub async fn send(&mut self, rows: Vec<u8>) -> Result<()> {
        self.0.send(Cursor::new(rows)).await.map_err(failed)
    }

    /// How many rows the table has got.
    ///
    /// # Errors
    /// Postgres refuses a row, or the connection breaks.
    pub async fn finish(mut self) -> Result<u64> {
        self.0.as_mut().finish().await.map_err(failed)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the form that map_err needs")]
fn failed(error: tokio_postgres::Error) -> StoreError {
    to_diesel(&error).into()
}
