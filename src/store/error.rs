use std::fmt;

use diesel::result::{DatabaseErrorKind, Error as Diesel};

use crate::domain::table::MissingState;

/// Error of a store function.
#[derive(Debug)]
pub enum StoreError {
    /// No connection, a broken connection, or a server that is temporarily unable to respond. Can
    /// be retried.
    Unavailable(String),
    /// Violation of the constraint with this name.
    Constraint(String),
    /// Stored data that cannot be read: its format is unknown, or it is damaged.
    Unreadable(String),
    /// Any other error of Postgres.
    Database(Diesel),
}

pub type Result<T> = std::result::Result<T, StoreError>;

impl StoreError {
    /// Returns whether a later retry may succeed.
    pub fn is_unavailable(&self) -> bool {
        matches!(self, StoreError::Unavailable(_))
    }

    /// Returns whether the constraint `name` was violated.
    pub fn violates(&self, name: &str) -> bool {
        matches!(self, StoreError::Constraint(violated) if violated == name)
    }
}

impl From<MissingState> for StoreError {
    fn from(MissingState(game): MissingState) -> StoreError {
        StoreError::Unreadable(format!("game {game}: state missing"))
    }
}

impl From<Diesel> for StoreError {
    fn from(error: Diesel) -> StoreError {
        match error {
            Diesel::DatabaseError(DatabaseErrorKind::UniqueViolation, ref details) => {
                let name = details.constraint_name().unwrap_or_default();
                StoreError::Constraint(name.to_owned())
            }
            Diesel::DatabaseError(
                DatabaseErrorKind::ClosedConnection
                | DatabaseErrorKind::UnableToSendCommand
                | DatabaseErrorKind::ReadOnlyTransaction
                | DatabaseErrorKind::SerializationFailure,
                ref details,
            ) => StoreError::Unavailable(details.message().to_owned()),
            Diesel::BrokenTransactionManager => {
                StoreError::Unavailable("the connection was lost during a transaction".to_owned())
            }
            error => StoreError::Database(error),
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Unavailable(reason) => write!(f, "the database is unavailable: {reason}"),
            StoreError::Constraint(name) => write!(f, "constraint {name} violated"),
            StoreError::Unreadable(what) => write!(f, "unreadable data: {what}"),
            StoreError::Database(error) => write!(f, "Postgres reported an error: {error}"),
        }
    }
}

impl std::error::Error for StoreError {}
