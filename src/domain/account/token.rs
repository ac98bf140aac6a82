use jiff::Timestamp;

use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::{PlayerId, SessionId};

use super::scopes::Scopes;

/// What is known of a personal token. Its id is that of the session it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalTokenInfo {
    pub id: SessionId,
    pub player: PlayerId,
    pub name: String,
    pub scopes: Scopes,
    /// How the text begins.
    pub beginning: String,
    pub created_at: Timestamp,
    /// None when it was never used. Within a minute.
    pub last_used_at: Option<Timestamp>,
    /// None when it is good until it is revoked.
    pub expires_at: Option<Timestamp>,
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TokenKind {
    /// An access token of a session, which may do everything.
    Session,
    /// A personal token.
    Personal,
    /// An access token of an app.
    App,
}
