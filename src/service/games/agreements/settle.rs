use jiff::Timestamp;
use kingdomino::{Seat, SeatControl};

use crate::domain::clock::PauseSpan;
use crate::domain::event_log::{NewEvent, Proposal, TableEvent};
use crate::domain::table::{StoredGame, Waiting};
use crate::service::games::waiting::waiting_with;

/// Outcome of an open proposal that needs no further answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service::games) enum Settled {
    /// All remaining voters have agreed with the pause.
    Paused { by: Seat, until: Timestamp },
    /// The player of the proposing seat no longer plays it, or the pause would be over already.
    Withdrawn { by: Seat },
}

/// Re-evaluates the open proposal of a game in which a seat may have stopped voting. Returns none
/// while an answer is missing. Proposals to undo are not considered: every decision and every
/// change of a seat ends them.
pub(in crate::service::games) fn settled(game: &StoredGame) -> Option<Settled> {
    let asked = game.agreements.asked.as_ref()?;
    let Proposal::Pause { until } = asked.proposal else { return None };
    let by = asked.by;
    if game.state.as_ref()?.keeper(by) != SeatControl::Player {
        return Some(Settled::Withdrawn { by });
    }
    if game.seats_to_agree(by).any(|seat| !asked.agreed.contains(&seat)) {
        return None;
    }
    let is_over = until <= game.read_at;
    Some(if is_over { Settled::Withdrawn { by } } else { Settled::Paused { by, until } })
}

impl Settled {
    pub fn event(self) -> NewEvent {
        match self {
            Settled::Paused { by, until } => NewEvent::of_a_seat(by, TableEvent::Paused { until }),
            Settled::Withdrawn { by } => NewEvent::of_a_seat(by, TableEvent::ConsentWithdrawn {}),
        }
    }

    /// Returns the wait of `game` after the settlement.
    pub fn waiting(self, game: &StoredGame) -> Waiting {
        match self {
            Settled::Paused { until, .. } => {
                waiting_with(game, Some(PauseSpan { from: game.read_at, until }))
            }
            Settled::Withdrawn { .. } => game.waiting.clone(),
        }
    }
}
