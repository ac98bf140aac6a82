use crate::domain::GameId;

/// Inconsistency in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsistencyFault {
    pub game: GameId,
    pub what: String,
}
