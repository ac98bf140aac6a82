use kingdomino::{Command, GameState, RuleViolation, Seat, SeatControl};

use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::domain::table::{StoredGame, Viewer};
use crate::service::{Context, Error, Result};

use super::seats::require_playable;
use super::show::load_visible;

/// A legal command and its result.
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
pub(super) fn list_choices(game: &StoredGame, viewer: Viewer) -> Result<Vec<Choice>> {
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

/// Returns the result of a command and the state right after it.
pub(super) fn apply_choice(
    state: &GameState,
    seat: Seat,
    command: Command,
) -> Result<(Choice, GameState)> {
    let mut after = *state;
    kingdomino::evolve(&mut after, &kingdomino::action(state, seat, command)?);
    let score = kingdomino::tally(state.settings(), state.quests(), after.kingdom(seat)).points;
    Ok((Choice { command, score }, after))
}
