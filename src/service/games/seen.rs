use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::domain::table::Viewer;
use crate::service::{Context, Result, TableViolation};
use crate::store;

use super::show::load_visible;

/// Records that the player has seen a version of the game, so that notifications about the turn are
/// dropped.
///
/// # Errors
/// The viewer may not view the game, or has no seat in it.
pub async fn mark_game_seen(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    version: Version,
) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let game = load_visible(&mut conn, viewer, game).await?;
    if game.seat_of(viewer.player).is_none() {
        return Err(TableViolation::NotSeated.into());
    }
    let seen = version.min(game.version);
    Ok(store::games::set_seen_version(&mut conn, game.id, viewer.player, seen).await?)
}
