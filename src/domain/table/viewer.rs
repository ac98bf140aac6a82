use uuid::{Builder, Uuid, Version};

use crate::domain::{PlayerId, SessionId};

/// Who looks at a game: a player, by a session that may have been revoked, or somebody who needs none.
#[derive(Clone, Copy, Debug)]
pub struct Viewer {
    pub player: PlayerId,
    pub session: SessionId,
}

/// Who sees only what everybody does.
pub(crate) const NOBODY: Viewer =
    Viewer { player: PlayerId::new(Uuid::nil()), session: SessionId::new(Uuid::nil()) };

impl Viewer {
    /// Who holds a signed link, which needs no session.
    pub fn by_link(player: PlayerId) -> Viewer {
        Viewer { player, session: SessionId::new(Uuid::nil()) }
    }

    /// Somebody without an account, who sees what everybody sees. The `key` tells one from the other where each has a share; the
    /// id that is made of it has a version that no account's has.
    pub fn visitor(key: [u8; 16]) -> Viewer {
        let id = Builder::from_bytes(key).with_version(Version::Sha1).into_uuid();
        Viewer { player: PlayerId::new(id), ..NOBODY }
    }

    /// The session that has to be live, if one is needed.
    pub fn needed_session(&self) -> Option<SessionId> {
        (!self.has_no_session()).then_some(self.session)
    }

    /// Whether the viewer needs no session: by a signed link, or as a visitor.
    pub fn has_no_session(&self) -> bool {
        self.session.uuid().is_nil()
    }
}
