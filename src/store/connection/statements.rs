use std::collections::HashMap;

use tokio_postgres::types::Type;
use tokio_postgres::{Client, Error, Statement};

use super::question::BoundStatement;

/// Maximum number of cached texts, more than the program has. A connection that reaches it closes
/// its cached statements, which bounds its memory in Postgres even if a later change builds texts
/// dynamically.
const MAX_CACHED_STATEMENTS: usize = 1_000;

/// Cache of the prepared statements of a connection, by text and parameter types.
#[derive(Default)]
pub struct StatementCache(HashMap<String, Vec<(Vec<Type>, Statement)>>);

impl StatementCache {
    /// Returns the prepared statement, preparing it on first use. It is closed with the connection.
    pub async fn get_or_prepare(
        &mut self,
        client: &Client,
        bound: &BoundStatement,
    ) -> Result<Statement, Error> {
        let known = self.0.get(&bound.text).into_iter().flatten();
        if let Some((_, statement)) = known.into_iter().find(|(types, _)| *types == bound.types) {
            return Ok(statement.clone());
        }
        let statement = client.prepare_typed(&bound.text, &bound.types).await?;
        if self.0.values().map(Vec::len).sum::<usize>() >= MAX_CACHED_STATEMENTS {
            self.0.clear();
        }
        let same_text = self.0.entry(bound.text.clone()).or_default();
        same_text.push((bound.types.clone(), statement.clone()));
        Ok(statement)
    }

    /// Closes the cached statements with this text, so that the next call prepares it again.
    pub fn evict(&mut self, bound: &BoundStatement) {
        self.0.remove(&bound.text);
    }
}
