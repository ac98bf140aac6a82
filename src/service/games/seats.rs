//! Permissions of a player's seat.

use kingdomino::{GameState, RuleViolation, Seat, SeatControl};

use crate::domain::event_log::GameStatus;
use crate::domain::table::{StoredGame, Viewer};
use crate::service::{Result, TableViolation};

/// Returns the state of a playable game and the viewer's seat.
pub(super) fn require_playable(game: &StoredGame, viewer: Viewer) -> Result<(GameState, Seat)> {
    let seat = game.seat_of(viewer.player).ok_or(TableViolation::NotSeated)?;
    match game.status {
        GameStatus::Open => Err(TableViolation::NotStarted.into()),
        GameStatus::Cancelled => Err(RuleViolation::GameFinished.into()),
        GameStatus::Active | GameStatus::Finished => Ok((*game.started_state()?, seat)),
    }
}

/// Returns the player's seat if the player, not the house, controls it.
pub(super) fn require_controlled_seat(game: &StoredGame, viewer: Viewer) -> Result<Seat> {
    let (state, seat) = require_playable(game, viewer)?;
    match state.seat_control(seat) {
        SeatControl::Player => Ok(seat),
        SeatControl::House => Err(RuleViolation::SeatTakenOver.into()),
        SeatControl::HousePermanently | SeatControl::HouseFromStart(_) => {
            Err(RuleViolation::SeatConceded.into())
        }
    }
}
