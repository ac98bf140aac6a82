use crate::{Dealt, DominoId, DominoSet, Seat};

/// The dominoes on offer in a round, ascending, with the kings on them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    slots: [Option<Slot>; Line::MAX],
    len: u8,
    /// The dominoes of the slots without a king.
    free: DominoSet,
}

/// One domino of a line and the king on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The domino on offer.
    pub domino: DominoId,
    /// The owner of the king that stands on it; none while it is free.
    pub king: Option<Seat>,
}

impl Line {
    /// The most dominoes that a line has.
    pub const MAX: usize = Dealt::MAX;

    /// A line without kings.
    pub fn of(dealt: Dealt) -> Line {
        let free = DominoSet::from(dealt);
        let slots = dealt.places().map(|place| place.map(|domino| Slot { domino, king: None }));
        #[expect(clippy::cast_possible_truncation, reason = "a handful of dominoes")]
        Line { slots, len: free.len() as u8, free }
    }

    /// How many dominoes are in the line, with kings and without: 0 to [`Line::MAX`].
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Whether there is no line: before the first round, or in the last.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The slots, the lowest domino first.
    pub fn slots(&self) -> impl DoubleEndedIterator<Item = Slot> {
        self.slots.into_iter().flatten()
    }

    /// The slot at this place, counted from 0; none beyond the end.
    pub fn slot(&self, index: usize) -> Option<Slot> {
        self.slots.get(index).copied().flatten()
    }

    /// The slot of `domino`, if it is in the line.
    pub fn find(&self, domino: DominoId) -> Option<Slot> {
        self.slots().find(|slot| slot.domino == domino)
    }

    /// The dominoes without a king.
    pub fn free(&self) -> DominoSet {
        self.free
    }

    /// Puts a king of `seat` on `domino`.
    pub fn crown(&mut self, domino: DominoId, seat: Seat) {
        // Not found first and then changed: which it is cannot be foreseen, and so a branch would cost more.
        for slot in self.slots.iter_mut().flatten() {
            slot.king = if slot.domino == domino { Some(seat) } else { slot.king };
        }
        self.free.remove(domino);
    }

    /// The same line without the dominoes that nobody picked.
    pub fn picked(&self) -> Line {
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
