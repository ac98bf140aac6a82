use std::collections::HashMap;

use tokio_postgres::types::Type;
use tokio_postgres::{Client, Error, Statement};

use super::question::Question;

/// Maximum number of cached texts, more than the program has. A connection that reaches it closes
/// its cached statements, which bounds its memory in Postgres even if a later change builds texts
/// dynamically.
const MOST: usize = 1_000;

/// Cache of the prepared statements of a connection, by text and parameter types.
#[derive(Default)]
pub struct Statements(HashMap<String, Vec<(Vec<Type>, Statement)>>);

impl Statements {
    /// Returns the prepared statement, preparing it on first use. It is closed with the connection.
    pub async fn prepared(
        &mut self,
        client: &Client,
        question: &Question,
    ) -> Result<Statement, Error> {
        let known = self.0.get(&question.text).into_iter().flatten();
        if let Some((_, statement)) = known.into_iter().find(|(types, _)| *types == question.types)
        {
            return Ok(statement.clone());
        }
        let statement = client.prepare_typed(&question.text, &question.types).await?;
        if self.0.values().map(Vec::len).sum::<usize>() >= MOST {
            self.0.clear();
        }
        let of_text = self.0.entry(question.text.clone()).or_default();
        of_text.push((question.types.clone(), statement.clone()));
        Ok(statement)
    }

    /// Closes the cached statements with this text, so that the next call prepares it again.
    pub fn forget(&mut self, question: &Question) {
        self.0.remove(&question.text);
    }
}
