use std::collections::HashMap;

use tokio_postgres::types::Type;
use tokio_postgres::{Client, Error, Statement};

use super::question::Question;

/// More texts than all of the program's statements have. A connection that meets more closes what it has, so that its
/// memory in Postgres has a bound whatever is written into a statement's text one day.
const MOST: usize = 1_000;

/// The statements that a connection has prepared.
#[derive(Default)]
pub struct Statements(HashMap<(String, Vec<Type>), Statement>);

impl Statements {
    /// The prepared statement for a question. It is prepared once, and closed with the connection.
    pub async fn prepared(
        &mut self,
        client: &Client,
        question: &Question,
    ) -> Result<Statement, Error> {
        if let Some(statement) = self.0.get(&key(question)) {
            return Ok(statement.clone());
        }
        let statement = client.prepare_typed(&question.text, &question.types).await?;
        if self.0.len() >= MOST {
            self.0.clear();
        }
        self.0.insert(key(question), statement.clone());
        Ok(statement)
    }

    /// Closes the statement for a question, so that it is prepared anew the next time.
    pub fn forget(&mut self, question: &Question) {
        self.0.remove(&key(question));
    }
}

fn key(question: &Question) -> (String, Vec<Type>) {
    (question.text.clone(), question.types.clone())
}
