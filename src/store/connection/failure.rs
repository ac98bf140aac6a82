//! Classification of Postgres errors, and descriptions of connection failures for operators.

use std::error::Error;
use std::{fmt, io};

use diesel::result::{DatabaseErrorInformation, DatabaseErrorKind, Error as Diesel};
use tokio_postgres::error::{DbError, SqlState};

/// Maximum number of retries after Postgres rolled back work because of a deadlock or a
/// serialization failure.
pub const MAX_RETRIES: usize = 3;
/// SQLSTATEs for a prepared statement that a migration invalidated or that the server does not have
/// any more. The statement succeeds when it is prepared again, so these errors are retried like a
/// serialization failure.
const STALE_STATEMENT_CODES: [SqlState; 2] =
    [SqlState::FEATURE_NOT_SUPPORTED, SqlState::INVALID_SQL_STATEMENT_NAME];

/// Converts a driver error into a diesel error. diesel passes on no SQLSTATE, so the kind carries
/// its meaning, independently of the language of the server's messages.
pub fn to_diesel(error: &tokio_postgres::Error) -> Diesel {
    let server_error = error.source().and_then(|source| source.downcast_ref::<DbError>());
    match server_error {
        Some(server_error) => Diesel::DatabaseError(
            error_kind(server_error.code()),
            Box::new(ServerError::new(server_error)),
        ),
        None => Diesel::DatabaseError(
            DatabaseErrorKind::UnableToSendCommand,
            Box::new(error.to_string()),
        ),
    }
}

fn error_kind(code: &SqlState) -> DatabaseErrorKind {
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
        _ if STALE_STATEMENT_CODES.contains(code) => DatabaseErrorKind::SerializationFailure,
        _ if is_transient(code.code()) => DatabaseErrorKind::ClosedConnection,
        _ => DatabaseErrorKind::Unknown,
    }
}

/// Returns whether the error is transient: the server is stopping or starting, is out of
/// connections, memory or disk space, or cancelled the statement.
fn is_transient(code: &str) -> bool {
    const CLASSES: [&str; 5] = [
        "08",    // broken connection
        "53",    // out of connections, memory, disk
        "55P03", // the lock is held by another transaction
        "57",    // cancelled by an operator or a timeout
        "58",    // operating system error
    ];
    CLASSES.iter().any(|class| code.starts_with(class))
}

/// Error message of the server, prefixed by its SQLSTATE.
struct ServerError {
    message: String,
    constraint: Option<String>,
}

impl ServerError {
    fn new(server_error: &DbError) -> ServerError {
        ServerError {
            message: format!("{} {}", server_error.code().code(), server_error.message()),
            constraint: server_error.constraint().map(str::to_owned),
        }
    }
}

impl DatabaseErrorInformation for ServerError {
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

/// Returns whether Postgres rolled back the statement and its transaction because of a concurrent
/// one.
pub fn is_rolled_back(error: &Diesel) -> bool {
    matches!(error, Diesel::DatabaseError(DatabaseErrorKind::SerializationFailure, _))
}

/// Returns whether the statement must be prepared again.
pub fn is_stale_statement(error: &tokio_postgres::Error) -> bool {
    error.code().is_some_and(|code| STALE_STATEMENT_CODES.contains(code))
}

/// Returns whether the statement failed because the disk of the server is full.
pub fn is_disk_full(error: &Diesel) -> bool {
    let Diesel::DatabaseError(_, details) = error else { return false };
    details.message().starts_with(SqlState::DISK_FULL.code())
}

/// Returns the kind of a failure, without the message, which may contain values.
pub fn failure_kind(error: &Diesel) -> &dyn fmt::Debug {
    match error {
        Diesel::DatabaseError(kind, _) => kind,
        _ => &"Other",
    }
}

/// Describes a connection failure for the operator. The text contains no password: neither the
/// driver nor the server repeats one.
pub(super) fn describe_connect_error(error: &tokio_postgres::Error) -> String {
    if let Some(refused) = error.as_db_error() {
        return describe_server_error(refused);
    }
    let what = error.to_string();
    let reason = causes(error);
    let last = reason.last().map_or(what.as_str(), String::as_str);
    if what.starts_with("error performing TLS") {
        return format!("no TLS: {last}");
    }
    let kind = io_kind(error);
    match kind {
        Some(io::ErrorKind::ConnectionRefused) => {
            "connection refused: no Postgres is listening there".to_owned()
        }
        Some(io::ErrorKind::NotFound) => {
            "the socket does not exist: no Postgres is listening there".to_owned()
        }
        _ if reason.is_empty() => what,
        _ => format!("{what}: {}", reason.join(": ")),
    }
}

fn describe_server_error(refused: &DbError) -> String {
    let (code, message) = (refused.code(), refused.message());
    match *code {
        SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
            format!("authentication failed: {message}")
        }
        SqlState::INVALID_CATALOG_NAME => {
            format!("{message}: create it with `createdb`, or choose another database")
        }
        SqlState::TOO_MANY_CONNECTIONS => {
            format!("{message}: raise max_connections in Postgres, or lower KINGDOMAIL_POOL_SIZE")
        }
        _ if message.contains("unsupported startup parameter") => format!(
            "{message}: remove it from DATABASE_URL, or add it to ignore_startup_parameters of the pooler"
        ),
        _ => format!("{message} ({})", code.code()),
    }
}

/// Returns the messages of the source errors, without repetitions.
fn causes(error: &dyn Error) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut cause = error.source();
    while let Some(error) = cause {
        let text = error.to_string();
        if !found.iter().any(|before| before.contains(&text)) {
            found.push(text);
        }
        cause = error.source();
    }
    found
}

fn io_kind(error: &dyn Error) -> Option<io::ErrorKind> {
    let mut cause = error.source();
    while let Some(error) = cause {
        if let Some(error) = error.downcast_ref::<io::Error>() {
            return Some(error.kind());
        }
        cause = error.source();
    }
    None
}
