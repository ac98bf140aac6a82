use std::collections::HashMap;

use tokio_postgres::types::Type;
use tokio_postgres::{Client, Error, Statement};

use super::question::Question;

/// More texts than all of the program's statements have. A connection that meets more closes what it has, so that its
/// memory in Postgres has a bound whatever is written into a statement's text one day.
const MOST: usize = 1_000;

/// The statements that a connection has prepared, by their texts, each for the types of its parameters.
#[derive(Default)]
pub struct Statements(HashMap<String, Vec<(Vec<Type>, Statement)>>);

impl Statements {
    /// The prepared statement for a question. It is prepared once, and closed with the connection.
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

    /// Closes the statements with the text of a question, so that it is prepared anew the next time.
    pub fn forget(&mut self, question: &Question) {
        self.0.remove(&question.text);
    }
}
