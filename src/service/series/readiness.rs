use crate::domain::PlayerId;
use crate::domain::event_log::house_player;

/// Returns true for house players, which are always ready.
pub(super) fn is_ready(is_declared: bool, player: PlayerId) -> bool {
    is_declared || house_player(player).is_some()
}
