use crate::board::cells::Cells;
use crate::board::extent::Extent;
use crate::{Cell, Direction, Domino, Placement};

/// The legal placements of one domino: for each direction, where it may lie.
#[derive(Clone, Copy, Debug)]
pub struct Placements {
    extent: Extent,
    /// By direction, the western or northern cell of the two that the domino would cover.
    pairs: [Cells; 4],
    /// How many there are of all directions.
    left: u32,
}

impl Placements {
    pub(super) fn of(extent: Extent, pairs: [Cells; 4]) -> Placements {
        let left = pairs.iter().map(|pairs| pairs.count()).sum();
        Placements { extent, pairs, left }
    }

    /// How many placements are left. A double counts twice at each pair of cells, once either way round.
    pub fn len(&self) -> usize {
        self.left as usize
    }

    /// Whether no placement is left. Of a kingdom's fresh [`placements`](crate::Kingdom::placements): whether the domino fits
    /// nowhere.
    pub fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// The `n`-th placement, counted from 0.
    pub fn get(&self, mut n: usize) -> Option<Placement> {
        for (direction, mut pairs) in Direction::ALL.into_iter().zip(self.pairs) {
            let count = pairs.count() as usize;
            if n < count {
                for _ in 0..n {
                    pairs = pairs.without_first();
                }
                return Some(self.placement(pairs, direction));
            }
            n -= count;
        }
        None
    }

    /// The placement on the first of `pairs`.
    fn placement(&self, pairs: Cells, direction: Direction) -> Placement {
        let Cell { x, y } = self.extent.cell(pairs.0.trailing_zeros());
        match direction {
            Direction::East | Direction::South => Placement::new(x, y, direction),
            Direction::West => Placement::new(x + 1, y, direction),
            Direction::North => Placement::new(x, y + 1, direction),
        }
    }

    /// The one placement that is left, where a double and its turned self count as one.
    pub fn only(&self, domino: Domino) -> Option<Placement> {
        let outcomes = if domino.is_double() { self.len() / 2 } else { self.len() };
        if outcomes == 1 { self.get(0) } else { None }
    }
}

#[expect(clippy::copy_iterator, reason = "a few words; to list a copy leaves the original whole")]
impl Iterator for Placements {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        let (direction, pairs) =
            Direction::ALL.into_iter().zip(&mut self.pairs).find(|(_, pairs)| !pairs.is_empty())?;
        self.left -= 1;
        let rest = *pairs;
        *pairs = rest.without_first();
        Some(self.placement(rest, direction))
    }
}
