use std::fmt;

/// Permanent reason why a message cannot be delivered. The [`Display`](fmt::Display) text is shown
/// to the owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undeliverable {
    AccountDeleted,
    /// The expiry of the links is beyond the range of timestamps.
    LinkExpiryOutOfRange,
    /// The URL of an ntfy server has no topic.
    NoTopic,
    /// The stored address is invalid, or encryption for it failed. Contains the reason.
    Address(String),
}

impl Undeliverable {
    /// Wraps the error of a library that rejected the address.
    pub fn address(why: impl fmt::Display) -> Self {
        Self::Address(why.to_string())
    }
}

impl fmt::Display for Undeliverable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AccountDeleted => "the account was deleted",
            Self::LinkExpiryOutOfRange => "its links would be too far out",
            Self::NoTopic => "the URL ends with no topic",
            Self::Address(why) => why,
        })
    }
}

impl std::error::Error for Undeliverable {}
