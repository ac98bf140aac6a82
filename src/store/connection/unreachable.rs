use std::error::Error;
use std::io;

use tokio_postgres::error::{DbError, SqlState};

/// Describes a connection failure for the operator. The text contains no password: neither the
/// driver nor the server repeats one.
pub(super) fn describe_connect_error(error: &tokio_postgres::Error) -> String {
    if let Some(refused) = error.as_db_error() {
        return describe_server_error(refused);
    }
    let what = error.to_string();
    let why = causes(error);
    let last = why.last().map_or(what.as_str(), String::as_str);
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
        _ if why.is_empty() => what,
        _ => format!("{what}: {}", why.join(": ")),
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
