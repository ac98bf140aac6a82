use crate::board::cells::{self, Cells};
use crate::board::extent::{Extent, Pairs};
use crate::{
    Cell, Direction, Domino, DominoId, DominoSet, Placement, RuleViolation, Square, Terrain,
};

mod follow;
mod placements;

pub use placements::Placements;

/// A castle and the squares placed around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kingdom {
    /// Side of the square frame that the kingdom must fit, in cells: 5, or 7 in the Mighty Duel.
    frame: u8,
    extent: Extent,
    /// Pairs of cells within the frame, occupied or not. Cached, because they change only with the
    /// extent.
    within_frame: Pairs,
    occupied: Cells,
    terrains: [Cells; Terrain::COUNT],
    /// Cells next to the castle or to a square of the terrain, by terrain. Cached, because every
    /// step needs them.
    connecting: [Cells; Terrain::COUNT],
    /// Number of visible crowns of a square as binary planes: ones and twos.
    crowns: [Cells; 2],
    /// Number of giants on a square as binary planes. Each giant covers one crown.
    giants: [Cells; 2],
    placed: [Option<Placed>; Kingdom::MAX_DOMINOES],
    /// Number of placed dominoes.
    len: u8,
    discarded: DominoSet,
}

/// A domino in a kingdom, in two bytes: the cell is stored as a bit index of the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Placed {
    domino: DominoId,
    index: u8,
    direction: Direction,
}

const CASTLE: Cell = Cell { x: 0, y: 0 };

impl Kingdom {
    /// Number of dominoes that a player of the Mighty Duel receives.
    pub const MAX_DOMINOES: usize = 24;

    /// Creates a kingdom with only a castle, in a frame of `frame` × `frame` cells.
    ///
    /// # Panics
    /// Panics if the frame is larger than 7, the frame of the Mighty Duel.
    pub fn new(frame: u8) -> Kingdom {
        assert!(frame <= 7, "{frame} cells are too many for a side");
        Kingdom {
            frame,
            extent: Extent::default(),
            within_frame: Extent::default().pairs(frame),
            occupied: Cells::from_cell(CASTLE),
            terrains: [Cells::NONE; Terrain::COUNT],
            connecting: [Cells::from_cell(CASTLE).neighbours(); Terrain::COUNT],
            crowns: [Cells::NONE; 2],
            giants: [Cells::NONE; 2],
            placed: [None; Kingdom::MAX_DOMINOES],
            len: 0,
            discarded: DominoSet::EMPTY,
        }
    }

    /// Returns the side of the square frame in cells: 5, or 7 in the Mighty Duel.
    pub fn frame(&self) -> u8 {
        self.frame
    }

    /// Returns the bounding box of the castle and the squares.
    pub fn extent(&self) -> Extent {
        self.extent
    }

    /// Returns the dominoes that fitted nowhere and were discarded.
    pub fn discarded(&self) -> DominoSet {
        self.discarded
    }

    /// Returns the placed dominoes, in the order of placement.
    pub fn placed(&self) -> impl Iterator<Item = (DominoId, Placement)> {
        self.placed.iter().map_while(|placed| *placed).map(|placed| {
            let cell = self.extent.cell(placed.index.into());
            (placed.domino, Placement { cell, direction: placed.direction })
        })
    }

    /// Returns the squares with their cells and dominoes.
    pub fn squares(&self) -> impl Iterator<Item = (Cell, Square, DominoId)> {
        self.placed().flat_map(|(id, placement)| {
            let [first, second] = placement.cells();
            let domino = id.domino();
            [(first, domino.first, id), (second, domino.second, id)]
        })
    }

    /// Returns the cells of the castle and the squares.
    pub(crate) fn occupied(&self) -> Cells {
        self.occupied
    }

    /// Returns the squares of `terrain`.
    pub fn cells_of(&self, terrain: Terrain) -> Cells {
        self.terrains[terrain as usize]
    }

    /// Returns the squares with at least one visible crown.
    pub fn crown_cells(&self) -> Cells {
        self.crowns[0] | self.crowns[1]
    }

    /// Returns the number of visible crowns on `cells`.
    pub fn crowns_on(&self, cells: Cells) -> u32 {
        sum(&self.crowns, cells)
    }

    /// Returns the squares with at least one giant.
    pub fn giant_cells(&self) -> Cells {
        self.giants[0] | self.giants[1]
    }

    /// Returns the cell of each giant, in the order of the squares.
    pub fn giants(&self) -> impl Iterator<Item = Cell> {
        let giant_cells = self.giant_cells();
        // Skips the search in the usual case of a kingdom without giants.
        let placed = if giant_cells.is_empty() { 0 } else { Kingdom::MAX_DOMINOES };
        self.placed()
            .take(placed)
            .flat_map(|(_, placement)| placement.cells())
            .filter(move |cell| giant_cells.intersects(Cells::from_cell(*cell)))
            .flat_map(|cell| {
                let giants = sum(&self.giants, Cells::from_cell(cell));
                (0..giants).map(move |_| cell)
            })
    }

    /// Returns the cell as a set, if it is within the bounding box.
    pub(crate) fn cell_in_extent(&self, cell: Cell) -> Option<Cells> {
        self.extent.contains(cell).then(|| Cells::from_cell(cell))
    }

    /// Adds a giant to the square at `cell`, which covers one of its visible crowns.
    pub fn cover(&mut self, cell: Cell) {
        self.shift_crowns(cell, -1);
    }

    /// Removes a giant from the square at `cell`; the crown it covered is visible again.
    pub fn uncover(&mut self, cell: Cell) {
        self.shift_crowns(cell, 1);
    }

    fn shift_crowns(&mut self, cell: Cell, by: i8) {
        let cell = Cells::from_cell(cell);
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

    /// Checks the placement of `domino` at `placement`.
    ///
    /// # Errors
    /// Returns the rule that forbids the placement.
    ///
    /// ```
    /// use kingdomino::{Direction, DominoId, Kingdom, Placement, RuleViolation, draw};
    ///
    /// let mut kingdom = Kingdom::new(5);
    /// kingdom.place("48".parse()?, Placement::new(1, 0, Direction::East));
    /// assert_eq!(draw(&kingdom), "## W  M3");
    ///
    /// // A mine and wheat fit below the mine; two forests do not.
    /// let below = Placement::new(2, 1, Direction::West);
    /// let [mine, forests]: [DominoId; 2] = ["45".parse()?, "3".parse()?];
    /// assert_eq!(kingdom.check(mine.domino(), below), Ok(()));
    /// assert_eq!(kingdom.check(forests.domino(), below), Err(RuleViolation::NoMatchingTerrain));
    ///
    /// kingdom.place(mine, below);
    /// assert_eq!(
    ///     draw(&kingdom),
    ///     [
    ///         "## W  M3", //
    ///         " . W  M2",
    ///     ]
    ///     .join("\n")
    /// );
    /// # Ok::<(), kingdomino::UnknownDomino>(())
    /// ```
    #[inline]
    pub fn check(&self, domino: Domino, placement: Placement) -> Result<(), RuleViolation> {
        let [first, second] = placement.cells();
        if !self.extent.extended_to([first, second]).fits(self.frame) {
            return Err(RuleViolation::OutOfBounds);
        }
        let (first, second) = (Cells::from_cell(first), Cells::from_cell(second));
        if self.occupied.intersects(first | second) {
            return Err(RuleViolation::CellOccupied);
        }
        // Both squares are tested in any case: a branch would be unpredictable.
        let connects = |square: Square, cell: Cells| self.connecting(square) & cell;
        if (connects(domino.first, first) | connects(domino.second, second)).is_empty() {
            return Err(RuleViolation::NoMatchingTerrain);
        }
        Ok(())
    }

    /// Returns all legal placements of `domino`. [`decide`](crate::decide()) accepts a discard only
    /// if there are none.
    ///
    /// ```
    /// use kingdomino::{Direction, DominoId, Kingdom, Placement, draw};
    ///
    /// let [wheat, mine, wheat_and_forest, wheat_and_lake]: [DominoId; 4] =
    ///     ["1".parse()?, "46".parse()?, "13".parse()?, "14".parse()?];
    /// let mut kingdom = Kingdom::new(5);
    /// // One square on one of the castle's 4 sides, the other on one of 3 sides of that, either way round.
    /// assert_eq!(kingdom.placements(mine.domino()).len(), 24);
    ///
    /// kingdom.place(wheat, Placement::new(1, 0, Direction::East));
    /// kingdom.place("2".parse()?, Placement::new(-1, 0, Direction::West));
    /// kingdom.place(wheat_and_forest, Placement::new(0, 1, Direction::South));
    /// kingdom.place(wheat_and_lake, Placement::new(0, -1, Direction::North));
    /// assert_eq!(
    ///     draw(&kingdom),
    ///     [
    ///         " .  . L   .  .",
    ///         " .  . W   .  .",
    ///         "W  W  ## W  W ",
    ///         " .  . W   .  .",
    ///         " .  . F   .  .",
    ///     ]
    ///     .join("\n")
    /// );
    /// // Nothing connects a swamp or a mine any more.
    /// assert!(kingdom.placements(mine.domino()).is_empty());
    /// # Ok::<(), kingdomino::UnknownDomino>(())
    /// ```
    #[inline]
    pub fn placements(&self, domino: Domino) -> Placements {
        let free = !self.occupied;
        let first = self.connecting(domino.first);
        let second = self.connecting(domino.second);
        let horizontal = self.within_frame.horizontal & free & free.west();
        let vertical = self.within_frame.vertical & free & free.north();
        let by_direction = [
            horizontal & (first | second.west()),
            vertical & (first | second.north()),
            horizontal & (second | first.west()),
            vertical & (second | first.north()),
        ];
        Placements::new(self.extent, by_direction)
    }

    /// Returns the cells next to the castle or to a square of the same terrain.
    fn connecting(&self, square: Square) -> Cells {
        self.connecting[square.terrain as usize]
    }

    /// Places a domino. The caller must have validated it with [`check`](Kingdom::check).
    #[inline]
    pub fn place(&mut self, id: DominoId, placement: Placement) {
        let cells = placement.cells();
        let domino = id.domino();
        for (at, square) in cells.into_iter().zip([domino.first, domino.second]) {
            let cell = Cells::from_cell(at);
            self.occupied |= cell;
            self.terrains[square.terrain as usize] |= cell;
            self.connecting[square.terrain as usize] |= cell.neighbours();
            for (plane, crowns) in self.crowns.iter_mut().enumerate() {
                *crowns |= cell.if_bit_set(square.crowns >> plane);
            }
        }
        // Unconditional, because a branch on growth would be unpredictable.
        self.extent = self.extent.extended_to(cells);
        self.within_frame = self.extent.pairs(self.frame);
        let index = cells::bit_index(placement.cell);
        self.placed[usize::from(self.len)] =
            Some(Placed { domino: id, index, direction: placement.direction });
        self.len += 1;
    }

    /// Records a domino that fits nowhere.
    pub fn discard(&mut self, id: DominoId) {
        self.discarded.insert(id);
    }
}

/// Returns the sum of the binary numbers that `planes` hold for `cells`.
fn sum(planes: &[Cells; 2], cells: Cells) -> u32 {
    (planes[0] & cells).count() + 2 * (planes[1] & cells).count()
}

#[cfg(test)]
mod tests;
