//! What a player's seat allows.

use kingdomino::{GameState, RuleViolation, Seat, SeatControl};

use crate::domain::event_log::Status;
use crate::domain::table::{StoredGame, Viewer};
use crate::service::{Result, TableViolation};

/// The state of a game that can be played, and the seat of who wants to.
pub(super) fn playable(game: &StoredGame, viewer: Viewer) -> Result<(GameState, Seat)> {
    let seat = game.seat_of(viewer.player).ok_or(TableViolation::NotSeated)?;
    match game.status {
        Status::Open => Err(TableViolation::NotStarted.into()),
        Status::Cancelled => Err(RuleViolation::GameFinished.into()),
        Status::Active | Status::Finished => Ok((*game.started()?, seat)),
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
