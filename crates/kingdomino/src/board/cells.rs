use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::Cell;

/// A set of cells, as bits on a torus of 8 × 8.
///
/// A kingdom is at most 7 wide and 7 high, so one row and one column of the torus always stay free: what
/// is next to each other on the torus is next to each other in the kingdom, and a cell's place on the torus
/// is its coordinates modulo 8, wherever the kingdom grows. Which cell a bit means follows from the
/// kingdom's [`Extent`](super::extent::Extent).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells(pub u64);

const WESTERNMOST: u64 = 0x0101_0101_0101_0101;
const EASTERNMOST: u64 = WESTERNMOST << 7;

impl Cells {
    pub const NONE: Cells = Cells(0);

    pub fn at(cell: Cell) -> Cells {
        Cells(1 << index(cell))
    }

    /// The four cells next to `cell`.
    pub fn beside(cell: Cell) -> Cells {
        BESIDE[usize::from(index(cell))]
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
    pub const fn east(self) -> Cells {
        Cells(((self.0 & !EASTERNMOST) << 1) | ((self.0 & EASTERNMOST) >> 7))
    }

    /// Every cell moved one to the west.
    pub const fn west(self) -> Cells {
        Cells(((self.0 & !WESTERNMOST) >> 1) | ((self.0 & WESTERNMOST) << 7))
    }

    /// Every cell moved one to the south.
    pub const fn south(self) -> Cells {
        Cells(self.0.rotate_left(8))
    }

    /// Every cell moved one to the north.
    pub const fn north(self) -> Cells {
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
        let wider = |flooded: Cells| (flooded | flooded.neighbours()) & self;
        // Two steps at a time: whether one more is needed cannot be foreseen.
        let mut flooded = wider(seed & self);
        loop {
            let next = wider(flooded);
            if next == flooded {
                return flooded;
            }
            flooded = wider(next);
        }
    }
}

/// By the bit that stands for a cell, the cells next to it.
static BESIDE: [Cells; 64] = {
    let mut table = [Cells::NONE; 64];
    let mut index = 0;
    while index < 64 {
        let cell = Cells(1 << index);
        table[index] = Cells(cell.east().0 | cell.west().0 | cell.south().0 | cell.north().0);
        index += 1;
    }
    table
};

/// The bit that stands for `cell`.
pub fn index(cell: Cell) -> u8 {
    ((cell.y & 7) << 3 | (cell.x & 7)).cast_unsigned()
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
