use kingdomino::{Fact, Seat};

use super::event::{StoredEvent, TableEvent};

/// Returns the last decision of a player among the events that were not undone (see
/// [`effective_events`](super::fold::effective_events)), if it is that of `seat`, and whether it can be undone
/// without a proposal. A dealt line, a decision of another player, or a change of the player of a
/// seat cannot be undone.
pub fn last_decision<'a>(
    effective_events: &[&'a StoredEvent],
    seat: Seat,
) -> Option<(&'a StoredEvent, bool)> {
    let mut is_unilateral = true;
    for event in effective_events.iter().rev() {
        let is_own = event.seat == Some(seat);
        let TableEvent::Play(fact) = event.fact else {
            match event.fact {
                TableEvent::GameStarted { .. }
                | TableEvent::SeatHandedOver { .. }
                | TableEvent::LineDealt { .. } => return None,
                _ => continue,
            }
        };
        match fact {
            Fact::Picked { .. }
            | Fact::Placed { .. }
            | Fact::Discarded { .. }
            | Fact::Covered { .. }
            | Fact::GiantSent { .. }
            | Fact::GiantKept {} => {}
            Fact::OrderCarriedOut {} if is_own => return Some((event, is_unilateral)),
            _ => return None,
        }
        if !event.automatic {
            return is_own.then_some((event, is_unilateral));
        }
        is_unilateral &= is_own;
    }
    None
}
