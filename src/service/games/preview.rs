use kingdomino::{Command, Fact};

use crate::domain::GameId;
use crate::domain::event_log::{GameStatus, SeenVersions};
use crate::domain::table::{StoredGame, Viewer};
use crate::service::{Context, Result};

use super::repeated::stale;
use super::seats::playable;
use super::show::load_visible;

/// The game as it would be right after a command, as far as that follows from what everybody sees and from the command
/// alone: up to the next line that would be dealt, and to where anybody else decides, a house player included. Orders of
/// others, which are secret, are not looked at.
///
/// # Errors
/// As [`play`](super::play::play), but for its key.
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
        return Err(stale(&mut conn, &game, seen.latest()).await?);
    }
    let (mut state, seat) = playable(&game, viewer)?;
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
