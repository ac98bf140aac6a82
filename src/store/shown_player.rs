//! Players as shown to others, read from columns.

use uuid::Uuid;

use crate::domain::PlayerId;
use crate::domain::account::{Avatar, ShownPlayer};

/// Reads a stored avatar, which a constraint keeps in range.
pub fn read_avatar(number: i32) -> Option<Avatar> {
    Avatar::try_from(number).ok()
}

/// Combines lists with a column of players each.
pub fn shown_players(
    ids: Vec<Uuid>,
    names: Vec<Option<String>>,
    avatars: Vec<Option<i32>>,
) -> Vec<ShownPlayer> {
    let players = ids.into_iter().zip(names).zip(avatars);
    let shown = |((id, name), avatar): (_, Option<i32>)| ShownPlayer {
        id: PlayerId::new(id),
        name,
        avatar: avatar.and_then(read_avatar),
    };
    players.map(shown).collect()
}
