use std::fmt;
use std::str::FromStr;

use lettre::Address;
use url::Host;

/// Longest address that fits into an SMTP command line.
const MAX_ADDRESS_BYTES: usize = 254;
const MAX_LOCAL_PART_BYTES: usize = 64;

/// Email address without a display name. The local part keeps its case, because only the receiving
/// server can decide whether `Ada` and `ada` are equal. The domain is lower-case and in Punycode if
/// it is not ASCII, so every mail server accepts it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct EmailAddress(Address);

impl EmailAddress {
    /// Parses an address without surrounding white space. Rejects quoted local parts and literal IP
    /// addresses, which are valid but unused in practice, and local parts that are not ASCII, which
    /// many servers do not accept.
    ///
    /// # Errors
    /// The first defect of the address.
    pub fn parse(text: &str) -> Result<Self, EmailAddressError> {
        // Reject overlong input before parsing.
        if text.len() > 2 * MAX_ADDRESS_BYTES {
            return Err(EmailAddressError::TooLong);
        }
        if text.contains(|c: char| c.is_control() || c.is_whitespace()) {
            return Err(EmailAddressError::NotOneAddress);
        }
        let (user, domain) = text.rsplit_once('@').ok_or(EmailAddressError::NotOneAddress)?;
        if user.contains(['@', ',', ';', '<', '>', '"', ':', '(', ')', '[', ']', '\\']) {
            return Err(EmailAddressError::NotOneAddress);
        }
        if !user.is_ascii() {
            return Err(EmailAddressError::NotAscii);
        }
        if user.is_empty() || user.len() > MAX_LOCAL_PART_BYTES || !is_dotted(user) {
            return Err(EmailAddressError::Name);
        }
        let domain = ascii_domain(domain).ok_or(EmailAddressError::Domain)?;
        if user.len() + 1 + domain.len() > MAX_ADDRESS_BYTES {
            return Err(EmailAddressError::TooLong);
        }
        Address::new(user, domain).map(Self).map_err(|_| EmailAddressError::NotOneAddress)
    }

    /// Returns the address in its stored form. [`parse`](Self::parse) accepts it unchanged.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_ref()
    }

    /// Part after the `@`.
    #[must_use]
    pub fn domain(&self) -> &str {
        self.0.domain()
    }

    pub(super) fn address(&self) -> Address {
        self.0.clone()
    }
}

impl FromStr for EmailAddress {
    type Err = EmailAddressError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text)
    }
}

/// Checks for words separated by single dots.
fn is_dotted(user: &str) -> bool {
    let is_atom_char = |c: char| c.is_ascii_alphanumeric() || "!#$%&'*+/=?^_`{|}~-".contains(c);
    user.split('.').all(|word| !word.is_empty() && word.chars().all(is_atom_char))
}

/// Converts a domain to its ASCII form. Returns `None` if the domain is invalid.
fn ascii_domain(domain: &str) -> Option<String> {
    // The URL parser would percent-decode it.
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

/// Reason why a text is not an email address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmailAddressError {
    /// The text is not of the form name@domain or contains several addresses.
    NotOneAddress,
    /// The address exceeds the maximum length.
    TooLong,
    /// The local part is not ASCII.
    NotAscii,
    /// The local part is invalid.
    Name,
    /// The domain is invalid.
    Domain,
}

impl fmt::Display for EmailAddressError {
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

impl std::error::Error for EmailAddressError {}
