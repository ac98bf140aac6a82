use std::fmt;

/// Reason why a push message could not be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PushError {
    /// The text exceeds 3993 bytes, the maximum that every push service accepts.
    TooLong,
    /// The random bytes are not a valid key, which has a probability of 1 in 4 billion. Retry with
    /// new bytes.
    InvalidRandomKey,
    /// The cryptographic library returned an error.
    Cryptography,
}

impl fmt::Display for PushError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLong => "the message is too long to be pushed",
            Self::InvalidRandomKey => "the random bytes are no key",
            Self::Cryptography => "the message could not be encrypted or signed",
        })
    }
}

impl std::error::Error for PushError {}
