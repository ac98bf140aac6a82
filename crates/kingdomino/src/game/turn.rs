use crate::game::state::Step;
use crate::{DominoId, DominoSet, GameState, Seat};

/// What a turn will be about, as far as it can be known before it comes.
pub(crate) struct ComingTurn {
    /// The domino under the king; none before the first round, or while nobody knows.
    pub domino: Option<DominoId>,
    /// The dominoes that could be picked now; none while the line to pick from is not dealt.
    pub free: DominoSet,
}

impl GameState {
    /// How many turns `seat` has begun, the one under way included. A turn is what one king does in a round: it places,
    /// what giants ask of its owner follows, and it picks. Before the first round it only picks, in the last it only
    /// places. To cover a giant that an opponent sent is no turn of one's own.
    pub fn turns_begun(&self, seat: Seat) -> u8 {
        let begun = self.kings_of_the_round().take(self.kings_begun());
        let in_this_round = begun.filter(|owner| *owner == seat).map(|_| 1).sum::<u8>();
        self.round * self.settings.kings_per_player() + in_this_round
    }

    /// The next turn that `seat` has not begun.
    pub(crate) fn coming_turn(&self, seat: Seat) -> ComingTurn {
        let mut kings = self.kings_of_the_round().enumerate().skip(self.kings_begun());
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

    /// The owners of the kings in the order of their turns.
    fn kings_of_the_round(&self) -> impl Iterator<Item = Seat> {
        let first = if self.round == 0 { self.first_picks.as_slice() } else { &[] };
        first.iter().copied().chain(self.current_line.slots().filter_map(|slot| slot.king))
    }

    /// How many kings have begun their turn in this round.
    fn kings_begun(&self) -> usize {
        let under_way = match self.step {
            Step::Awaits(_) => 1,
            Step::Deal | Step::None | Step::Finished => 0,
        };
        usize::from(self.moved) + under_way
    }
}
