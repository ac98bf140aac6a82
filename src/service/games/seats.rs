//! Permissions of a player's seat.

use kingdomino::{GameState, RuleViolation, Seat, SeatControl};

use crate::domain::event_log::GameStatus;
use crate::domain::table::{StoredGame, Viewer};
use crate::service::{Result, TableViolation};

/// Returns the state of a playable game and the viewer's seat.
pub(super) fn playable(game: &StoredGame, viewer: Viewer) -> Result<(GameState, Seat)> {
    let seat = game.seat_of(viewer.player).ok_or(TableViolation::NotSeated)?;
    match game.status {
        GameStatus::Open => Err(TableViolation::NotStarted.into()),
        GameStatus::Cancelled => Err(RuleViolation::GameFinished.into()),
        GameStatus::Active | GameStatus::Finished => Ok((*game.started()?, seat)),
    }
}

/// Returns the player's seat if the player, not the house, controls it.
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
