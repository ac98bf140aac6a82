use std::collections::HashMap;

use diesel::QueryResult;
use tokio_postgres::types::Type;
use tokio_postgres::{Client, Statement};

use super::failure::to_diesel;
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
    ) -> QueryResult<Statement> {
        let key = (question.text.clone(), question.types.clone());
        if let Some(statement) = self.0.get(&key) {
            return Ok(statement.clone());
        }
        let statement =
            client.prepare_typed(&question.text, &question.types).await.map_err(to_diesel)?;
        if self.0.len() >= MOST {
            self.0.clear();
        }
        self.0.insert(key, statement.clone());
        Ok(statement)
    }
}
