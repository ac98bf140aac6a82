use kingdomino::{Fact, Seat};

use super::event::{StoredEvent, TableEvent};

/// Returns the last decision of a player among the events that were not undone (see
/// [`standing`](super::fold::standing)), if it is that of `seat`, and whether it can be undone
/// without a proposal. A dealt line, a decision of another player, or a change of the player of a
/// seat cannot be undone.
pub fn last_decision<'a>(
    standing: &[&'a StoredEvent],
    seat: Seat,
) -> Option<(&'a StoredEvent, bool)> {
    let mut at_once = true;
    for event in standing.iter().rev() {
        let own = event.seat == Some(seat);
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
            Fact::OrderCarriedOut {} if own => return Some((event, at_once)),
            _ => return None,
        }
        if !event.automatic {
            return own.then_some((event, at_once));
        }
        at_once &= own;
    }
    None
}
