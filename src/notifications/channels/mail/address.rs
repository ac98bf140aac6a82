use std::fmt;
use std::str::FromStr;

use lettre::Address;
use url::Host;

/// With what a command needs besides, a line of SMTP holds no more.
const MOST_BYTES: usize = 254;
const MOST_BYTES_BEFORE_AT: usize = 64;

/// One mailbox, without a name: what it takes to reach it. What is before the `@` is kept as it was written, since
/// only its server knows whether `Ada` is `ada`; the domain is in small letters, and in Punycode where it is not
/// ASCII, so that every mail server understands it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct MailAddress(Address);

impl MailAddress {
    /// The address that `text` spells, with no space around it. Quoted names and literal IP addresses, which are
    /// allowed in mails but not used by people, are refused, and so are names before the `@` that are not ASCII,
    /// which many servers do not take.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<Self, NotAMailAddress> {
        // A longer one need not be looked at.
        if text.len() > 2 * MOST_BYTES {
            return Err(NotAMailAddress::TooLong);
        }
        if text.contains(|c: char| c.is_control() || c.is_whitespace()) {
            return Err(NotAMailAddress::NotOneAddress);
        }
        let (user, domain) = text.rsplit_once('@').ok_or(NotAMailAddress::NotOneAddress)?;
        if user.contains(['@', ',', ';', '<', '>', '"', ':', '(', ')', '[', ']', '\\']) {
            return Err(NotAMailAddress::NotOneAddress);
        }
        if !user.is_ascii() {
            return Err(NotAMailAddress::NotAscii);
        }
        if user.is_empty() || user.len() > MOST_BYTES_BEFORE_AT || !is_dotted(user) {
            return Err(NotAMailAddress::Name);
        }
        let domain = ascii(domain).ok_or(NotAMailAddress::Domain)?;
        if user.len() + 1 + domain.len() > MOST_BYTES {
            return Err(NotAMailAddress::TooLong);
        }
        Address::new(user, domain).map(Self).map_err(|_| NotAMailAddress::NotOneAddress)
    }

    /// The address, as it is stored: `parse` makes the same of it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_ref()
    }

    /// What is behind the `@`.
    #[must_use]
    pub fn domain(&self) -> &str {
        self.0.domain()
    }

    pub(super) fn address(&self) -> Address {
        self.0.clone()
    }
}

impl FromStr for MailAddress {
    type Err = NotAMailAddress;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text)
    }
}

/// Words with dots between them.
fn is_dotted(user: &str) -> bool {
    let may_stand = |c: char| c.is_ascii_alphanumeric() || "!#$%&'*+/=?^_`{|}~-".contains(c);
    user.split('.').all(|word| !word.is_empty() && word.chars().all(may_stand))
}

/// A domain as the name system spells it, when it is one.
fn ascii(domain: &str) -> Option<String> {
    // Would be decoded.
    if domain.contains('%') {
        return None;
    }
    let Ok(Host::Domain(domain)) = Host::parse(domain) else { return None };
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    domain.split('.').all(is_label).then_some(domain)
}

/// Why a text is not the address of a mailbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAMailAddress {
    /// Not of the form name@domain, or more than one.
    NotOneAddress,
    /// Longer than an address can be.
    TooLong,
    /// What is before the `@` is not ASCII.
    NotAscii,
    /// What is before the `@` is no name of a mailbox.
    Name,
    /// What is behind the `@` is no domain.
    Domain,
}

impl fmt::Display for NotAMailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotOneAddress => "expected one email address, such as ada@kingdoms.example",
            Self::TooLong => "an email address has at most 254 characters",
            Self::NotAscii => {
                "the part before the @ may contain only ASCII letters, digits and symbols"
            }
            Self::Name => "the part before the @ is not a valid mailbox name",
            Self::Domain => "the part after the @ is not a valid domain",
        })
    }
}

impl std::error::Error for NotAMailAddress {}
