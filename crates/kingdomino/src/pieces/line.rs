use crate::{Dealt, DominoId, DominoSet, Seat};

/// Dominoes on offer in a round, ascending, with the kings on them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    slots: [Option<Slot>; Line::MAX],
    len: u8,
    /// Dominoes of the slots without a king.
    free: DominoSet,
}

/// One domino of a line and the king on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Domino on offer.
    pub domino: DominoId,
    /// Owner of the king on the domino; none while it is free.
    pub king: Option<Seat>,
}

impl Line {
    /// Maximum number of dominoes in a line.
    pub const MAX: usize = Dealt::MAX;

    /// Creates a line without kings.
    pub fn new(dealt: Dealt) -> Line {
        let free = DominoSet::from(dealt);
        let slots = dealt.slots().map(|slot| slot.map(|domino| Slot { domino, king: None }));
        #[expect(clippy::cast_possible_truncation, reason = "a handful of dominoes")]
        Line { slots, len: free.len() as u8, free }
    }

    /// Returns the number of dominoes in the line, with and without kings: 0 to [`Line::MAX`].
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Returns true if there is no line: before the first round, or in the last.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the slots, the lowest domino first.
    pub fn slots(&self) -> impl DoubleEndedIterator<Item = Slot> {
        self.slots.into_iter().flatten()
    }

    /// Returns the slot at this index, counted from 0; none beyond the end.
    pub fn slot(&self, index: usize) -> Option<Slot> {
        self.slots.get(index).copied().flatten()
    }

    /// Returns the slot of `domino`, if it is in the line.
    pub fn find(&self, domino: DominoId) -> Option<Slot> {
        self.slots().find(|slot| slot.domino == domino)
    }

    /// Returns the dominoes without a king.
    pub fn free(&self) -> DominoSet {
        self.free
    }

    /// Puts a king of `seat` on `domino`.
    pub fn place_king(&mut self, domino: DominoId, seat: Seat) {
        // Checks all slots instead of searching for one: a branch on the index would be
        // unpredictable.
        for slot in self.slots.iter_mut().flatten() {
            slot.king = if slot.domino == domino { Some(seat) } else { slot.king };
        }
        self.free.remove(domino);
    }

    /// Returns the line without the unpicked dominoes.
    pub fn picked_only(&self) -> Line {
        if self.free.is_empty() {
            return *self;
        }
        let mut picked = Line::default();
        self.slots().filter(|slot| slot.king.is_some()).for_each(|slot| picked.push(slot));
        picked
    }

    pub(crate) fn push(&mut self, slot: Slot) {
        if slot.king.is_none() {
            self.free.insert(slot.domino);
        }
        self.slots[self.len()] = Some(slot);
        self.len += 1;
    }
}
