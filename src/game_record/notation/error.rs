use std::fmt;

/// A text that is no notation of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadNotation {
    /// Counted from 1.
    pub line: usize,
    pub what: &'static str,
}

impl fmt::Display for BadNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for BadNotation {}

/// The first line of a game in notation.
pub const NOTATION: &str = "kingdomail-notation-1";
