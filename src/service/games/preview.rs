use kingdomino::{Command, Fact};

use crate::domain::GameId;
use crate::domain::event_log::{GameStatus, SeenVersions};
use crate::domain::table::{StoredGame, Viewer};
use crate::service::{Context, Result};

use super::repeated::stale_error;
use super::seats::require_playable;
use super::show::load_visible;

/// Returns the game right after a command, as far as the command and public information determine
/// it: up to the next dealt line or the next decision of another player, house players included.
/// Secret premoves of other players are ignored.
///
/// # Errors
/// As for [`play`](super::play::play), except for errors of the key.
pub async fn preview(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
    seen: Option<SeenVersions>,
    command: Command,
) -> Result<StoredGame> {
    let mut conn = ctx.connection().await?;
    let mut game = load_visible(&mut conn, viewer, id).await?;
    if let Some(seen) = seen.filter(|seen| !seen.has(game.version)) {
        return Err(stale_error(&mut conn, &game, seen.latest()).await?);
    }
    let (mut state, seat) = require_playable(&game, viewer)?;
    let events = kingdomino::preview(&state, seat, command)?;
    for event in &events {
        kingdomino::evolve(&mut state, event);
        if event.fact == (Fact::GameFinished {}) {
            game.status = GameStatus::Finished;
        }
    }
    game.version = game.version.after(events.len());
    game.state = Some(state);
    Ok(game)
}
