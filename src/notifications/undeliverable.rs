use std::fmt;

/// Why a message can never be sent to an address. What [`Display`](fmt::Display) says is shown to the owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undeliverable {
    AccountDeleted,
    /// Nobody could name the time until which its links are good.
    LinksTooFarOut,
    /// The URL of a server of ntfy without a topic.
    NoTopic,
    /// What is stored of the address is not understood, or cannot be encrypted for: the reason.
    Address(String),
}

impl Undeliverable {
    /// Of an address that a library refuses.
    pub fn address(why: impl fmt::Display) -> Self {
        Self::Address(why.to_string())
    }
}

impl fmt::Display for Undeliverable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AccountDeleted => "the account was deleted",
            Self::LinksTooFarOut => "its links would be too far out",
            Self::NoTopic => "the URL ends with no topic",
            Self::Address(why) => why,
        })
    }
}

impl std::error::Error for Undeliverable {}
