use std::str::FromStr;

use lettre::message::Mailbox;

use super::address::{EmailAddress, EmailAddressError};

const NAME: &str = "Kingdomail";

/// Sender of emails: a display name and an address for replies and complaints.
#[derive(Clone, PartialEq, Eq)]
pub struct Sender {
    name: String,
    address: EmailAddress,
}

impl Sender {
    /// Sender with the name of this program.
    #[must_use]
    pub fn new(address: EmailAddress) -> Self {
        Self { name: NAME.to_owned(), address }
    }

    /// Parses an address or `Name <address>`.
    ///
    /// # Errors
    /// The defect of the address.
    pub fn parse(text: &str) -> Result<Self, EmailAddressError> {
        let text = text.trim();
        let Some((name, address)) = text.strip_suffix('>').and_then(|text| text.split_once('<'))
        else {
            return EmailAddress::parse(text).map(Self::new);
        };
        let name = name.trim().trim_matches('"').trim();
        if name.contains(|c: char| c.is_control() || c == '"') {
            return Err(EmailAddressError::NotOneAddress);
        }
        let sender = Self::new(EmailAddress::parse(address)?);
        if name.is_empty() { Ok(sender) } else { Ok(Self { name: name.to_owned(), ..sender }) }
    }

    /// Address for replies.
    #[must_use]
    pub fn address(&self) -> &EmailAddress {
        &self.address
    }

    pub(super) fn mailbox(&self) -> Mailbox {
        Mailbox::new(Some(self.name.clone()), self.address.address())
    }
}

impl FromStr for Sender {
    type Err = EmailAddressError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text)
    }
}
