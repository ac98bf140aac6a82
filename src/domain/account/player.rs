use jiff::Timestamp;

use crate::domain::PlayerId;

/// An account that was not deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub id: PlayerId,
    pub name: String,
    pub created_at: Timestamp,
    /// Whether nobody has chosen a name and a password for it yet.
    pub is_guest: bool,
}

/// A name as it is shown, and as it is compared.
#[derive(Clone, Copy, Debug)]
pub struct KnownName<'a> {
    pub shown: &'a str,
    pub key: &'a str,
    /// The form in which look-alike names are equal; none for guests.
    pub skeleton: Option<&'a str>,
}

/// The keys under which the account of a typed name may be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameKeys {
    /// The key with the letters as typed. An account that has it precedes one that has `folded`.
    pub exact: String,
    /// The key of new names, with all apostrophes as one.
    pub folded: String,
}
