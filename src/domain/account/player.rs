use jiff::Timestamp;

use crate::domain::PlayerId;

/// An account that was not deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub id: PlayerId,
    pub name: String,
    pub created_at: Timestamp,
    /// True until the player has chosen a name and a password.
    pub is_guest: bool,
}

/// A name in display form and in comparison form.
#[derive(Clone, Copy, Debug)]
pub struct NameForms<'a> {
    pub shown: &'a str,
    pub key: &'a str,
    /// Comparison form, in which look-alike names are equal; `None` for guests.
    pub skeleton: Option<&'a str>,
}

/// Keys under which the account of a typed name can be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameKeys {
    /// Key with the characters as typed. An account with this key precedes one with `folded`.
    pub exact: String,
    /// Key of new names, with all kinds of apostrophes folded into one.
    pub folded: String,
}
