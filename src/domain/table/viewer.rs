use uuid::Uuid;

use crate::domain::{PlayerId, SessionId};

/// Who looks at a game: a player, by a session that may have been revoked.
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

    /// Whether the viewer holds a signed link.
    pub fn is_by_link(&self) -> bool {
        self.session.uuid().is_nil()
    }
}
