use serde::{Deserialize, Serialize};

/// A place in a kingdom: x to the east, y to the south, the castle at (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Cells to the east of the castle; negative to the west.
    pub x: i8,
    /// Cells to the south of the castle; negative to the north.
    pub y: i8,
}

/// From a domino's first square to its second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// To the right: x grows.
    East,
    /// Downwards: y grows.
    South,
    /// To the left: x shrinks.
    West,
    /// Upwards: y shrinks.
    North,
}

impl Direction {
    /// All four, clockwise from the east: the order of [`Placements`](crate::Placements).
    pub const ALL: [Direction; 4] =
        [Direction::East, Direction::South, Direction::West, Direction::North];

    fn step(self) -> (i8, i8) {
        match self {
            Direction::East => (1, 0),
            Direction::South => (0, 1),
            Direction::West => (-1, 0),
            Direction::North => (0, -1),
        }
    }
}

/// Where a domino lies: the cell of its first square, and the direction of its second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// The cell of the first square.
    pub cell: Cell,
    /// Where the second square lies, seen from the first.
    pub direction: Direction,
}

impl Placement {
    /// The first square at (`x`, `y`), the second next to it in this direction.
    pub const fn new(x: i8, y: i8, direction: Direction) -> Placement {
        Placement { cell: Cell { x, y }, direction }
    }

    /// The cells of the first and the second square. Saturates at the ends of `i8`, far outside of any kingdom.
    pub fn cells(self) -> [Cell; 2] {
        let (dx, dy) = self.direction.step();
        let second = Cell { x: self.cell.x.saturating_add(dx), y: self.cell.y.saturating_add(dy) };
        [self.cell, second]
    }
}
