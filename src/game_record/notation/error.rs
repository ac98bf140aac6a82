use std::fmt;

/// Error for a text that is not a record in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadNotation {
    /// Line number, counted from 1.
    pub line: usize,
    pub what: &'static str,
}

impl fmt::Display for BadNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for BadNotation {}

/// First line of a record in notation.
pub const NOTATION: &str = "kingdomail-notation-1";
