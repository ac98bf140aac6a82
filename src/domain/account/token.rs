use jiff::Timestamp;

use crate::domain::{PlayerId, SessionId};

use super::scope::Scope;

/// What is known of a personal token. Its id is that of the session it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalTokenInfo {
    pub id: SessionId,
    pub player: PlayerId,
    pub name: String,
    pub scopes: Vec<Scope>,
    /// How the text begins.
    pub beginning: String,
    pub created_at: Timestamp,
    /// None when it was never used. Within a minute.
    pub last_used_at: Option<Timestamp>,
    /// None when it is good until it is revoked.
    pub expires_at: Option<Timestamp>,
}
