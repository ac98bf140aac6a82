//! What a player's seat allows.

use kingdomino::{GameState, RuleViolation, Seat, SeatControl};

use crate::domain::event_log::GameStatus;
use crate::domain::table::{StoredGame, Viewer};
use crate::service::{Result, TableViolation};

/// The state of a game that can be played, and the seat of who wants to.
pub(super) fn playable(game: &StoredGame, viewer: Viewer) -> Result<(GameState, Seat)> {
    let seat = game.seat_of(viewer.player).ok_or(TableViolation::NotSeated)?;
    match game.status {
        GameStatus::Open => Err(TableViolation::NotStarted.into()),
        GameStatus::Cancelled => Err(RuleViolation::GameFinished.into()),
        GameStatus::Active | GameStatus::Finished => Ok((*game.started()?, seat)),
    }
}

/// The seat of the player, who plays it.
pub(super) fn players_seat(game: &StoredGame, viewer: Viewer) -> Result<Seat> {
    let (state, seat) = playable(game, viewer)?;
    match state.keeper(seat) {
        SeatControl::Player => Ok(seat),
        SeatControl::House => Err(RuleViolation::SeatTakenOver.into()),
        SeatControl::HouseForGood | SeatControl::Seated(_) => {
            Err(RuleViolation::SeatConceded.into())
        }
    }
}
