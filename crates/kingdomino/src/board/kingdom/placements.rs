use crate::bits::nth_set_bit;
use crate::board::cells::Cells;
use crate::board::extent::Extent;
use crate::{Cell, Direction, Domino, Placement};

/// Legal placements of one domino, by direction.
#[derive(Clone, Copy, Debug)]
pub struct Placements {
    extent: Extent,
    /// Western or northern cell of each pair that the domino can cover, by direction.
    pairs: [Cells; 4],
    /// Number of remaining placements, by direction.
    counts: [u8; 4],
}

impl Placements {
    pub(super) fn new(extent: Extent, pairs: [Cells; 4]) -> Placements {
        #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
        let counts = pairs.map(|pairs| pairs.count() as u8);
        Placements { extent, pairs, counts }
    }

    /// Number of remaining placements. A double counts twice for each pair of cells, once in each
    /// direction.
    pub fn len(&self) -> usize {
        self.counts.into_iter().map(usize::from).sum()
    }

    /// Returns true if no placement remains. For newly computed
    /// [`placements`](crate::Kingdom::placements), this means that the domino fits nowhere.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the `n`-th placement, counted from 0.
    pub fn get(&self, n: usize) -> Option<Placement> {
        if n >= self.len() {
            return None;
        }
        let [east, south, west, _] = self.counts.map(usize::from);
        let before = [0, east, east + south, east + south + west];
        // Branch-free, because the direction is unpredictable.
        let direction =
            usize::from(n >= before[1]) + usize::from(n >= before[2]) + usize::from(n >= before[3]);
        #[expect(clippy::cast_possible_truncation, reason = "fewer than all placements")]
        let n = (n - before[direction]) as u32;
        let index = nth_set_bit(self.pairs[direction].0, n);
        Some(self.placement(index, Direction::ALL[direction]))
    }

    /// Returns the placement on the pair of this bit of the ring.
    fn placement(&self, index: u32, direction: Direction) -> Placement {
        let Cell { x, y } = self.extent.cell(index);
        let x = x + i8::from(direction == Direction::West);
        let y = y + i8::from(direction == Direction::North);
        Placement::new(x, y, direction)
    }

    /// Returns the only remaining placement, if there is exactly one. The two directions of a
    /// double count as one.
    pub fn sole_placement(&self, domino: Domino) -> Option<Placement> {
        let outcomes = if domino.is_double() { self.len() / 2 } else { self.len() };
        if outcomes == 1 { self.get(0) } else { None }
    }
}

#[expect(clippy::copy_iterator, reason = "small, and iterating over a copy is intended")]
impl Iterator for Placements {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        let index = self.counts.iter().position(|count| *count > 0)?;
        let pairs = self.pairs[index];
        self.pairs[index] = pairs.without_first();
        self.counts[index] -= 1;
        Some(self.placement(pairs.0.trailing_zeros(), Direction::ALL[index]))
    }
}
