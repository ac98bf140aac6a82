use std::fmt;

/// Why a message cannot be made ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PushFailed {
    /// More than the 3993 bytes that every push service takes.
    TooLong,
    /// The random bytes were no key, which happens once in four thousand million times: draw again.
    Chance,
    /// The cryptographic library refused.
    Cryptography,
}

impl fmt::Display for PushFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLong => "the message is too long to be pushed",
            Self::Chance => "the random bytes are no key",
            Self::Cryptography => "the message could not be encrypted or signed",
        })
    }
}

impl std::error::Error for PushFailed {}
