use jiff::Timestamp;
use kingdomino::{Seat, SeatControl};

use crate::domain::clock::PauseSpan;
use crate::domain::event_log::{NewEvent, Proposal, TableEvent};
use crate::domain::table::{StoredGame, WaitState};
use crate::service::games::waiting::recompute_with_pause;

/// Outcome of an open proposal that needs no further answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service::games) enum Settlement {
    /// All remaining voters have agreed with the pause.
    Paused { by: Seat, until: Timestamp },
    /// The player of the proposing seat no longer plays it, or the pause would be over already.
    Withdrawn { by: Seat },
}

/// Re-evaluates the open proposal of a game in which a seat may have stopped voting. Returns none
/// while an answer is missing. Proposals to undo are not considered: every decision and every
/// change of a seat ends them.
pub(in crate::service::games) fn find_settlement(game: &StoredGame) -> Option<Settlement> {
    let asked = game.agreements.asked.as_ref()?;
    let Proposal::Pause { until } = asked.proposal else { return None };
    let by = asked.by;
    if game.state.as_ref()?.seat_control(by) != SeatControl::Player {
        return Some(Settlement::Withdrawn { by });
    }
    if game.seats_to_accept(by).any(|seat| !asked.agreed.contains(&seat)) {
        return None;
    }
    let is_over = until <= game.read_at;
    Some(if is_over { Settlement::Withdrawn { by } } else { Settlement::Paused { by, until } })
}

impl Settlement {
    pub fn event(self) -> NewEvent {
        match self {
            Settlement::Paused { by, until } => NewEvent::by_seat(by, TableEvent::Paused { until }),
            Settlement::Withdrawn { by } => NewEvent::by_seat(by, TableEvent::ConsentWithdrawn {}),
        }
    }

    /// Returns the wait of `game` after the settlement.
    pub fn waiting(self, game: &StoredGame) -> WaitState {
        match self {
            Settlement::Paused { until, .. } => {
                recompute_with_pause(game, Some(PauseSpan { from: game.read_at, until }))
            }
            Settlement::Withdrawn { .. } => game.waiting.clone(),
        }
    }
}
