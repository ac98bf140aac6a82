use std::fmt;

/// Error for a text that is not a record in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Line number, counted from 1.
    pub line: usize,
    pub message: &'static str,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for NotationError {}

/// First line of a record in notation.
pub const NOTATION_HEADER: &str = "kingdomail-notation-1";
