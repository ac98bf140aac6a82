use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::Cell;

/// A set of cells, stored as bits on a ring of 64: adding one moves a cell east, adding eight moves
/// it south.
///
/// A kingdom is at most 7 cells wide and high, so no two of its cells share a bit, whichever way it
/// grows, and bits that are one or eight apart on the ring are adjacent cells. The kingdom's
/// [`Extent`](super::extent::Extent) maps each bit to its cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells(pub u64);

impl Cells {
    pub const NONE: Cells = Cells(0);

    pub fn from_cell(cell: Cell) -> Cells {
        Cells(1 << bit_index(cell))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns these cells if the lowest bit of `number` is set, else the empty set. Branch-free.
    pub fn if_bit_set(self, number: u8) -> Cells {
        Cells(self.0 * u64::from(number & 1))
    }

    pub fn intersects(self, other: Cells) -> bool {
        !(self & other).is_empty()
    }

    /// Moves every cell one to the east.
    pub fn east(self) -> Cells {
        Cells(self.0.rotate_left(1))
    }

    /// Moves every cell one to the west.
    pub fn west(self) -> Cells {
        Cells(self.0.rotate_right(1))
    }

    /// Moves every cell one to the south.
    pub fn south(self) -> Cells {
        Cells(self.0.rotate_left(8))
    }

    /// Moves every cell one to the north.
    pub fn north(self) -> Cells {
        Cells(self.0.rotate_right(8))
    }

    /// Returns the cells orthogonally adjacent to a cell of this set.
    pub fn neighbours(self) -> Cells {
        self.east() | self.west() | self.south() | self.north()
    }

    /// Returns a set with only the first cell; the empty set if this set is empty.
    pub fn first(self) -> Cells {
        Cells(self.0 & self.0.wrapping_neg())
    }

    /// Returns all cells except the first. The set must not be empty.
    pub fn without_first(self) -> Cells {
        Cells(self.0 & (self.0 - 1))
    }

    /// Returns the cells of this set that are connected with `seed` within it.
    pub fn flood(self, seed: Cells) -> Cells {
        (seed & self).expand_until_stable(|cells| (cells | cells.neighbours()) & self)
    }

    /// Applies `expand`, which adds adjacent cells to a set, until the set no longer changes.
    #[inline]
    pub fn expand_until_stable(self, expand: impl Fn(Cells) -> Cells) -> Cells {
        // Two steps at a time, because the exit of the loop is unpredictable.
        let mut cells = expand(self);
        loop {
            let next = expand(cells);
            if next == cells {
                return cells;
            }
            cells = expand(next);
        }
    }
}

/// Returns the index of the bit for `cell`.
pub const fn bit_index(cell: Cell) -> u8 {
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
