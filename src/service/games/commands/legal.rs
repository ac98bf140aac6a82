//! Legal commands of a player, and previews of their results. Nothing is recorded.

use kingdomino::{Command, Fact, GameState, RuleViolation, Seat, SeatControl};

use crate::domain::GameId;
use crate::domain::event_log::{GameStatus, SeenVersions, Version};
use crate::domain::table::{StoredGame, Viewer};
use crate::service::games::reads::show::load_visible;
use crate::service::games::tables::seats::require_playable;
use crate::service::{Context, Error, Result};

use super::repeated::stale_error;

/// Legal command and its result.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub command: Command,
    /// Points of the seat's kingdom right after the command.
    pub score: u32,
}

/// Returns the viewer's legal commands and the version that they apply to; no commands once the
/// game is over.
///
/// # Errors
/// There is no such game for this viewer, the viewer has no seat or has conceded it, or the game
/// has not started.
pub async fn legal_choices(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
) -> Result<(Version, Vec<Choice>)> {
    let game = load_visible(&mut *ctx.connection().await?, viewer, id).await?;
    Ok((game.version, list_choices(&game, viewer)?))
}

/// Returns the viewer's legal commands in the current game.
pub fn list_choices(game: &StoredGame, viewer: Viewer) -> Result<Vec<Choice>> {
    let (state, seat) = match require_playable(game, viewer) {
        Err(Error::Rule(RuleViolation::GameFinished)) => return Ok(Vec::new()),
        other => other?,
    };
    if !state.is_finished() && state.seat_control(seat) == SeatControl::HousePermanently {
        return Err(RuleViolation::SeatConceded.into());
    }
    let choices = kingdomino::scored_commands(&state, seat);
    Ok(choices.map(|(command, score)| Choice { command, score }).collect())
}

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

/// Returns the result of a command and the state right after it.
pub fn apply_choice(
    state: &GameState,
    seat: Seat,
    command: Command,
) -> Result<(Choice, GameState)> {
    let mut after = *state;
    kingdomino::evolve(&mut after, &kingdomino::action(state, seat, command)?);
    let score = kingdomino::tally(state.settings(), state.quests(), after.kingdom(seat)).points;
    Ok((Choice { command, score }, after))
}
