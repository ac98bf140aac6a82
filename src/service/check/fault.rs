use crate::domain::GameId;

/// Something in the database that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsistencyFault {
    pub game: GameId,
    pub what: String,
}
