use crate::board::cells::{self, Cells};
use crate::board::extent::Extent;
use crate::{
    Cell, Direction, Domino, DominoId, DominoSet, Placement, RuleViolation, Square, Terrain,
};

/// The castle and the squares placed around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kingdom {
    /// The side of the square frame that everything must fit: 5, or 7 in the Mighty Duel.
    frame: u8,
    extent: Extent,
    castle_and_squares: Cells,
    terrains: [Cells; Terrain::COUNT],
    /// The number of visible crowns of a square, in binary: ones and twos.
    crowns: [Cells; 2],
    /// The number of giants on a square, likewise; each covers a crown.
    giants: [Cells; 2],
    placed: [Option<Placed>; Kingdom::MAX_DOMINOES],
    /// How many dominoes are placed.
    len: u8,
    discarded: DominoSet,
}

/// A domino in a kingdom, in two bytes: the cell is a bit of the torus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Placed {
    domino: DominoId,
    index: u8,
    direction: Direction,
}

const CASTLE: Cell = Cell { x: 0, y: 0 };

impl Kingdom {
    /// As many as a player of the Mighty Duel receives.
    pub const MAX_DOMINOES: usize = 24;

    /// The castle alone, in a frame of `frame` × `frame` cells.
    pub fn new(frame: u8) -> Kingdom {
        Kingdom {
            frame,
            extent: Extent::default(),
            castle_and_squares: Cells::at(CASTLE),
            terrains: [Cells::NONE; Terrain::COUNT],
            crowns: [Cells::NONE; 2],
            giants: [Cells::NONE; 2],
            placed: [None; Kingdom::MAX_DOMINOES],
            len: 0,
            discarded: DominoSet::EMPTY,
        }
    }

    pub fn frame(&self) -> u8 {
        self.frame
    }

    pub fn extent(&self) -> Extent {
        self.extent
    }

    pub fn discarded(&self) -> DominoSet {
        self.discarded
    }

    /// The dominoes placed, in the order of their placing.
    pub fn placed(&self) -> impl Iterator<Item = (DominoId, Placement)> {
        self.placed.iter().map_while(|placed| *placed).map(|placed| {
            let cell = self.extent.cell(placed.index.into());
            (placed.domino, Placement { cell, direction: placed.direction })
        })
    }

    /// The squares, each with its cell and its domino.
    pub fn squares(&self) -> impl Iterator<Item = (Cell, Square, DominoId)> {
        self.placed().flat_map(|(id, placement)| {
            let [first, second] = placement.cells();
            let domino = id.domino();
            [(first, domino.first, id), (second, domino.second, id)]
        })
    }

    /// The castle and the squares.
    pub(crate) fn taken(&self) -> Cells {
        self.castle_and_squares
    }

    /// The squares of `terrain`.
    pub fn cells_of(&self, terrain: Terrain) -> Cells {
        self.terrains[terrain as usize]
    }

    /// The squares with at least one visible crown.
    pub fn crowned(&self) -> Cells {
        self.crowns[0] | self.crowns[1]
    }

    /// The number of visible crowns on `cells`.
    pub fn crowns_on(&self, cells: Cells) -> u32 {
        sum(&self.crowns, cells)
    }

    /// The squares with at least one giant.
    pub fn trodden(&self) -> Cells {
        self.giants[0] | self.giants[1]
    }

    /// The giants, each by the cell it stands on, in the order of the squares.
    pub fn giants(&self) -> impl Iterator<Item = Cell> {
        self.squares().flat_map(|(cell, ..)| {
            let giants = sum(&self.giants, Cells::at(cell));
            (0..giants).map(move |_| cell)
        })
    }

    /// The cell as a set, if it is within the bounding box.
    pub(crate) fn within(&self, cell: Cell) -> Option<Cells> {
        self.extent.contains(cell).then(|| Cells::at(cell))
    }

    /// A giant comes to the square at `cell` and covers one of its visible crowns.
    pub fn cover(&mut self, cell: Cell) {
        self.shift_crowns(cell, -1);
    }

    /// A giant leaves the square at `cell`; the crown it covered is visible again.
    pub fn uncover(&mut self, cell: Cell) {
        self.shift_crowns(cell, 1);
    }

    fn shift_crowns(&mut self, cell: Cell, by: i8) {
        let cell = Cells::at(cell);
        for (planes, by) in [(&mut self.crowns, by), (&mut self.giants, -by)] {
            let number = sum(planes, cell).saturating_add_signed(by.into());
            for (plane, cells) in planes.iter_mut().enumerate() {
                *cells &= !cell;
                if number >> plane & 1 == 1 {
                    *cells |= cell;
                }
            }
        }
    }

    /// Whether `domino` may lie at `placement`.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, domino: Domino, placement: Placement) -> Result<(), RuleViolation> {
        let [first, second] = placement.cells();
        if !self.extent.with([first, second]).fits(self.frame) {
            return Err(RuleViolation::OutOfBounds);
        }
        let (first, second) = (Cells::at(first), Cells::at(second));
        if self.castle_and_squares.touches(first | second) {
            return Err(RuleViolation::CellOccupied);
        }
        let connects = |square: Square, cell: Cells| self.connecting(square).touches(cell);
        if !connects(domino.first, first) && !connects(domino.second, second) {
            return Err(RuleViolation::NoMatchingTerrain);
        }
        Ok(())
    }

    /// All legal placements of `domino`.
    pub fn placements(&self, domino: Domino) -> Placements {
        let free = !self.castle_and_squares;
        let first = self.connecting(domino.first);
        let second = self.connecting(domino.second);
        let horizontal = self.extent.horizontal_pairs(self.frame) & free & free.west();
        let vertical = self.extent.vertical_pairs(self.frame) & free & free.north();
        Placements {
            extent: self.extent,
            pairs: [
                horizontal & (first | second.west()),
                vertical & (first | second.north()),
                horizontal & (second | first.west()),
                vertical & (second | first.north()),
            ],
        }
    }

    /// The cells next to the castle or to a square like this one.
    fn connecting(&self, square: Square) -> Cells {
        (self.cells_of(square.terrain) | Cells::at(CASTLE)).neighbours()
    }

    /// Lays a domino down. [`check`](Kingdom::check) has vouched for it.
    pub fn place(&mut self, id: DominoId, placement: Placement) {
        let cells = placement.cells();
        let domino = id.domino();
        for (cell, square) in cells.into_iter().zip([domino.first, domino.second]) {
            let cell = Cells::at(cell);
            self.castle_and_squares |= cell;
            self.terrains[square.terrain as usize] |= cell;
            for (plane, crowns) in self.crowns.iter_mut().enumerate() {
                if square.crowns >> plane & 1 == 1 {
                    *crowns |= cell;
                }
            }
        }
        self.extent = self.extent.with(cells);
        let index = cells::index(placement.cell);
        self.placed[usize::from(self.len)] =
            Some(Placed { domino: id, index, direction: placement.direction });
        self.len += 1;
    }

    /// Takes note of a domino that fits nowhere.
    pub fn discard(&mut self, id: DominoId) {
        self.discarded.insert(id);
    }
}

/// The sum of the numbers that `planes` hold in binary for `cells`.
fn sum(planes: &[Cells; 2], cells: Cells) -> u32 {
    (planes[0] & cells).count() + 2 * (planes[1] & cells).count()
}

/// The legal placements of one domino: for each direction, where it may lie.
#[derive(Clone, Copy, Debug)]
pub struct Placements {
    extent: Extent,
    /// By direction, the western or northern cell of the two that the domino would cover.
    pairs: [Cells; 4],
}

impl Placements {
    pub fn len(&self) -> usize {
        self.pairs.iter().map(|pairs| pairs.count() as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.pairs.iter().all(|pairs| pairs.is_empty())
    }

    /// The `n`-th placement, counted from 0.
    pub fn get(&self, mut n: usize) -> Option<Placement> {
        for (direction, mut pairs) in Direction::ALL.into_iter().zip(self.pairs) {
            while !pairs.is_empty() {
                if n == 0 {
                    return Some(self.placement(pairs, direction));
                }
                n -= 1;
                pairs = pairs.without_first();
            }
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
        let rest = *pairs;
        *pairs = rest.without_first();
        Some(self.placement(rest, direction))
    }
}

#[cfg(test)]
mod tests;
