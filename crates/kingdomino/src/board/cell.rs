use serde::{Deserialize, Serialize};

/// Cell of a kingdom: x grows to the east, y to the south, and the castle is at (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Column: positive to the east of the castle, negative to the west.
    pub x: i8,
    /// Row: positive to the south of the castle, negative to the north.
    pub y: i8,
}

/// Direction from the first square of a domino to the second: `east` (x grows), `south` (y grows),
/// `west` (x decreases) or `north` (y decreases).
///
/// Closed: no values will be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Right: x grows.
    East,
    /// Down: y grows.
    South,
    /// Left: x decreases.
    West,
    /// Up: y decreases.
    North,
}

impl Direction {
    /// All directions, clockwise from the east: the order of [`Placements`](crate::Placements).
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

/// Position of a placed domino: the cell of its first square, and the direction of its second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// The cell of the first square.
    pub cell: Cell,
    /// Direction from the first square to the second.
    pub direction: Direction,
}

impl Placement {
    /// Creates the placement with the first square at (`x`, `y`).
    pub const fn new(x: i8, y: i8, direction: Direction) -> Placement {
        Placement { cell: Cell { x, y }, direction }
    }

    /// Returns the cells of the first and the second square. Saturates at the limits of `i8`, far
    /// outside any kingdom.
    pub fn cells(self) -> [Cell; 2] {
        let (dx, dy) = self.direction.step();
        let second = Cell { x: self.cell.x.saturating_add(dx), y: self.cell.y.saturating_add(dy) };
        [self.cell, second]
    }
}
