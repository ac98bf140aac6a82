use crate::game::state::Step;
use crate::{DominoId, DominoSet, GameState, Seat};

/// Known parts of a future turn.
pub(crate) struct ComingTurn {
    /// Domino under the king; none before the first round, or if it is not known yet.
    pub domino: Option<DominoId>,
    /// Dominoes that are free to pick now; empty if the line to pick from is not dealt yet.
    pub free: DominoSet,
}

impl GameState {
    /// Returns the number of turns that `seat` has begun, including the current one. A turn
    /// consists of the decisions about one king in a round: placement, giants, and pick. Before the
    /// first round it is only a pick, in the last round only a placement. Covering a crown with a
    /// giant from an opponent is not a turn.
    pub fn turns_begun(&self, seat: Seat) -> u8 {
        let begun = self.round_kings().take(self.kings_begun());
        let in_this_round = begun.filter(|owner| *owner == seat).map(|_| 1).sum::<u8>();
        self.round * self.settings.kings_per_player() + in_this_round
    }

    /// Returns the next turn that `seat` has not begun.
    pub(crate) fn coming_turn(&self, seat: Seat) -> ComingTurn {
        let mut kings = self.round_kings().enumerate().skip(self.kings_begun());
        match kings.find(|(_, owner)| *owner == seat) {
            Some((place, _)) => {
                let domino = self.current_line.slot(place).map(|slot| slot.domino);
                ComingTurn { domino, free: self.next_line.free() }
            }
            None => {
                let own = self.next_line.slots().find(|slot| slot.king == Some(seat));
                ComingTurn { domino: own.map(|slot| slot.domino), free: DominoSet::EMPTY }
            }
        }
    }

    /// Returns the owners of the kings in the order of their turns.
    fn round_kings(&self) -> impl Iterator<Item = Seat> {
        let first = if self.round == 0 { self.first_picks.as_slice() } else { &[] };
        first.iter().copied().chain(self.current_line.slots().filter_map(|slot| slot.king))
    }

    /// Returns the number of kings that have begun their turn in this round.
    fn kings_begun(&self) -> usize {
        let current = match self.step {
            Step::Awaits(_) => 1,
            Step::Deal | Step::None | Step::Finished => 0,
        };
        usize::from(self.kings_moved) + current
    }
}
