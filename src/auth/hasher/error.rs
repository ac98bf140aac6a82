use std::fmt;

/// Reason for which a password could not be hashed or verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HasherError {
    /// The queue is full. A retry may succeed after a second.
    Busy,
    /// The stored text is not a password hash: the database has been tampered with.
    Unreadable,
    /// No entropy, no memory, or a cost that argon2 rejects.
    Failed,
}

impl fmt::Display for HasherError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Busy => "too many passwords wait to be hashed",
            Self::Unreadable => "the stored password hash cannot be read",
            Self::Failed => "the password could not be hashed",
        })
    }
}

impl std::error::Error for HasherError {}
