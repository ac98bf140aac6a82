use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::{Builder, Uuid, Version};

use crate::domain::{PlayerId, SessionId};

/// Viewer of a game: a player with a session, which may have been revoked, or a viewer without a
/// session.
#[derive(Clone, Copy, Debug)]
pub struct Viewer {
    pub player: PlayerId,
    pub session: SessionId,
}

/// Viewer that sees only public information.
pub(crate) const PUBLIC_VIEWER: Viewer =
    Viewer { player: PlayerId::new(Uuid::nil()), session: SessionId::new(Uuid::nil()) };

impl Viewer {
    /// Viewer with a signed link, which requires no session.
    pub fn from_link(player: PlayerId) -> Viewer {
        Viewer { player, session: SessionId::new(Uuid::nil()) }
    }

    /// Visitor without an account, limited to public information. Rate limits distinguish visitors
    /// by `key`. The id derived from it has a UUID version that no account has.
    pub fn anonymous(key: [u8; 16]) -> Viewer {
        let id = Builder::from_bytes(key).with_version(Version::Sha1).into_uuid();
        Viewer { player: PlayerId::new(id), ..PUBLIC_VIEWER }
    }

    /// Session that must be live; `None` if no session is required.
    pub fn required_session(&self) -> Option<SessionId> {
        (!self.is_sessionless()).then_some(self.session)
    }

    /// Returns true for a viewer that requires no session: with a signed link, or a visitor.
    pub fn is_sessionless(&self) -> bool {
        self.session.uuid().is_nil()
    }
}

/// Visibility of a table: `public` for all players, or `invitation` for invited players.
///
/// May gain values: treat an unknown value as `invitation`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableAccess {
    Public,
    Invitation,
}

impl TableAccess {
    /// Name of the value, as stored and in the API.
    pub fn as_str(self) -> &'static str {
        match self {
            TableAccess::Public => "public",
            TableAccess::Invitation => "invitation",
        }
    }

    pub fn from_stored(text: &str) -> Option<TableAccess> {
        [TableAccess::Public, TableAccess::Invitation]
            .into_iter()
            .find(|access| access.as_str() == text)
    }
}
