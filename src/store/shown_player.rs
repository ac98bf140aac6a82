//! Players as shown to others, read from columns.

use uuid::Uuid;

use crate::domain::PlayerId;
use crate::domain::account::{Avatar, ShownPlayer};

/// Reads a stored avatar, which a constraint keeps in range.
pub fn read_avatar(number: i32) -> Option<Avatar> {
    Avatar::try_from(number).ok()
}

/// Combines the columns of a player.
pub fn shown_player(id: Uuid, name: Option<String>, avatar: Option<i32>) -> ShownPlayer {
    ShownPlayer { id: PlayerId::new(id), name, avatar: avatar.and_then(read_avatar) }
}

/// Combines lists with a column of players each.
pub fn shown_players(
    ids: Vec<Uuid>,
    names: Vec<Option<String>>,
    avatars: Vec<Option<i32>>,
) -> Vec<ShownPlayer> {
    let players = ids.into_iter().zip(names).zip(avatars);
    players.map(|((id, name), avatar)| shown_player(id, name, avatar)).collect()
}
