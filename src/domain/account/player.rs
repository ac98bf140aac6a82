use jiff::Timestamp;

use crate::domain::PlayerId;

/// An account that was not deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub id: PlayerId,
    pub name: String,
    pub created_at: Timestamp,
}

/// A name as it is shown, and as it is compared.
#[derive(Clone, Copy, Debug)]
pub struct KnownName<'a> {
    pub shown: &'a str,
    pub key: &'a str,
}
