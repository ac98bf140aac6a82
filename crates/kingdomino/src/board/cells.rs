use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::Cell;

/// A set of cells, as bits on a ring of 64: one more is a cell to the east, eight more a cell to the south.
///
/// A kingdom is at most 7 wide and 7 high, so no two of its cells share a bit, wherever it grows, and what is one or eight
/// apart on the ring is next to each other in the kingdom. Which cell a bit means follows from the kingdom's
/// [`Extent`](super::extent::Extent).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells(pub u64);

impl Cells {
    pub const NONE: Cells = Cells(0);

    pub fn at(cell: Cell) -> Cells {
        Cells(1 << index(cell))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// These cells if the lowest bit of `number` is set, else none; without a branch.
    pub fn if_bit(self, number: u8) -> Cells {
        Cells(self.0 * u64::from(number & 1))
    }

    pub fn touches(self, other: Cells) -> bool {
        !(self & other).is_empty()
    }

    /// Every cell moved one to the east.
    pub fn east(self) -> Cells {
        Cells(self.0.rotate_left(1))
    }

    /// Every cell moved one to the west.
    pub fn west(self) -> Cells {
        Cells(self.0.rotate_right(1))
    }

    /// Every cell moved one to the south.
    pub fn south(self) -> Cells {
        Cells(self.0.rotate_left(8))
    }

    /// Every cell moved one to the north.
    pub fn north(self) -> Cells {
        Cells(self.0.rotate_right(8))
    }

    /// The cells orthogonally next to one of these.
    pub fn neighbours(self) -> Cells {
        self.east() | self.west() | self.south() | self.north()
    }

    /// One of the cells, alone; none of none.
    pub fn first(self) -> Cells {
        Cells(self.0 & self.0.wrapping_neg())
    }

    /// All cells but the first; there must be one.
    pub fn without_first(self) -> Cells {
        Cells(self.0 & (self.0 - 1))
    }

    /// The cells of this set that are connected with `seed` within it.
    pub fn flood(self, seed: Cells) -> Cells {
        (seed & self).widened(|cells| (cells | cells.neighbours()) & self)
    }

    /// What these become when nothing is added any more; `wider` adds the next ones to a set.
    #[inline]
    pub fn widened(self, wider: impl Fn(Cells) -> Cells) -> Cells {
        // Two steps at a time: whether one more is needed cannot be foreseen.
        let mut cells = wider(self);
        loop {
            let next = wider(cells);
            if next == cells {
                return cells;
            }
            cells = wider(next);
        }
    }
}

/// The bit that stands for `cell`.
pub const fn index(cell: Cell) -> u8 {
    ((cell.y << 3).wrapping_add(cell.x) & 63).cast_unsigned()
}

impl BitAnd for Cells {
    type Output = Cells;
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl Not for Cells {
    type Output = Cells;
    fn not(self) -> Cells {
        Cells(!self.0)
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Cells) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for Cells {
    fn bitand_assign(&mut self, other: Cells) {
        self.0 &= other.0;
    }
}
