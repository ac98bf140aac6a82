use std::error::Error;
use std::fmt;

use diesel::result::{DatabaseErrorInformation, DatabaseErrorKind, Error as Diesel};
use tokio_postgres::error::{DbError, SqlState};

/// How often work is done again that Postgres has undone in favour of other work at the same time.
pub const TRIES_AGAIN: usize = 3;

/// Whether Postgres has undone the statement, and the transaction around it, in favour of another.
pub fn is_undone(error: &Diesel) -> bool {
    matches!(error, Diesel::DatabaseError(DatabaseErrorKind::SerializationFailure, _))
}

/// What diesel calls a failure. It passes on no code, so that the kind says what the code means, in whatever language
/// the server speaks.
pub fn to_diesel(error: &tokio_postgres::Error) -> Diesel {
    let refused = error.source().and_then(|source| source.downcast_ref::<DbError>());
    match refused {
        Some(refused) => {
            Diesel::DatabaseError(kind(refused.code()), Box::new(Refused::new(refused)))
        }
        None => Diesel::DatabaseError(
            DatabaseErrorKind::UnableToSendCommand,
            Box::new(error.to_string()),
        ),
    }
}

fn kind(code: &SqlState) -> DatabaseErrorKind {
    match *code {
        SqlState::UNIQUE_VIOLATION | SqlState::DUPLICATE_DATABASE => {
            DatabaseErrorKind::UniqueViolation
        }
        SqlState::FOREIGN_KEY_VIOLATION => DatabaseErrorKind::ForeignKeyViolation,
        SqlState::NOT_NULL_VIOLATION => DatabaseErrorKind::NotNullViolation,
        SqlState::CHECK_VIOLATION => DatabaseErrorKind::CheckViolation,
        SqlState::READ_ONLY_SQL_TRANSACTION => DatabaseErrorKind::ReadOnlyTransaction,
        SqlState::T_R_SERIALIZATION_FAILURE | SqlState::T_R_DEADLOCK_DETECTED => {
            DatabaseErrorKind::SerializationFailure
        }
        _ if OUTDATED.contains(code) => DatabaseErrorKind::SerializationFailure,
        _ if is_passing(code.code()) => DatabaseErrorKind::ClosedConnection,
        _ => DatabaseErrorKind::Unknown,
    }
}

/// What Postgres says of a prepared statement that a migration has outdated, or that it no longer knows. Prepared anew it
/// succeeds, so that it is done again as if it had given way to another.
const OUTDATED: [SqlState; 2] =
    [SqlState::FEATURE_NOT_SUPPORTED, SqlState::INVALID_SQL_STATEMENT_NAME];

/// Whether the statement must be prepared anew.
pub fn is_outdated(error: &tokio_postgres::Error) -> bool {
    error.code().is_some_and(|code| OUTDATED.contains(code))
}

/// Whether the server, or an operator, is the cause, and the same statement may succeed later: it is stopped, starting,
/// out of connections, of memory or of disk, or cut the statement off.
fn is_passing(code: &str) -> bool {
    const CLASSES: [&str; 5] = [
        "08",    // the connection broke
        "53",    // out of connections, memory, disk
        "55P03", // somebody else holds what it needs
        "57",    // stopped by an operator or a limit
        "58",    // the system under the server failed
    ];
    CLASSES.iter().any(|class| code.starts_with(class))
}

/// What kind of failure it is, without anything that it says of values.
pub fn kind_of_failure(error: &Diesel) -> &dyn fmt::Debug {
    match error {
        Diesel::DatabaseError(kind, _) => kind,
        _ => &"Other",
    }
}

/// Whether the server had no room on its disk.
pub fn is_disk_full(error: &Diesel) -> bool {
    let Diesel::DatabaseError(_, said) = error else { return false };
    said.message().starts_with(SqlState::DISK_FULL.code())
}

/// What the server said, its code before its words.
struct Refused {
    message: String,
    constraint: Option<String>,
}

impl Refused {
    fn new(refused: &DbError) -> Refused {
        Refused {
            message: format!("{} {}", refused.code().code(), refused.message()),
            constraint: refused.constraint().map(str::to_owned),
        }
    }
}

impl DatabaseErrorInformation for Refused {
    fn message(&self) -> &str {
        &self.message
    }

    fn details(&self) -> Option<&str> {
        None
    }

    fn hint(&self) -> Option<&str> {
        None
    }

    fn table_name(&self) -> Option<&str> {
        None
    }

    fn column_name(&self) -> Option<&str> {
        None
    }

    fn constraint_name(&self) -> Option<&str> {
        self.constraint.as_deref()
    }

    fn statement_position(&self) -> Option<i32> {
        None
    }
}
