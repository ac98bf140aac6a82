use std::fmt;

/// Why there is neither hash nor verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HasherError {
    /// Too many wait already; the same call may succeed in a second.
    Busy,
    /// The stored text is not the hash of a password: somebody has tampered with the store.
    Unreadable,
    /// No entropy, no memory, or a cost that argon2 does not allow.
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
