use crate::Cell;
use crate::board::cells::Cells;

/// The bounding box of a kingdom, castle included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// The westernmost column: 0 or less.
    pub min_x: i8,
    /// The easternmost column: 0 or more.
    pub max_x: i8,
    /// The northernmost row: 0 or less.
    pub min_y: i8,
    /// The southernmost row: 0 or more.
    pub max_y: i8,
}

impl Extent {
    /// How many columns it spans: at least 1, at most the frame.
    pub fn width(self) -> u8 {
        self.max_x.abs_diff(self.min_x) + 1
    }

    /// How many rows it spans: at least 1, at most the frame.
    pub fn height(self) -> u8 {
        self.max_y.abs_diff(self.min_y) + 1
    }

    /// Whether `cell` lies in the box, free or not.
    pub fn contains(self, cell: Cell) -> bool {
        (self.min_x..=self.max_x).contains(&cell.x) && (self.min_y..=self.max_y).contains(&cell.y)
    }

    /// The bounding box of this and `cells`.
    pub fn with(self, cells: [Cell; 2]) -> Extent {
        cells.into_iter().fold(self, |extent, cell| Extent {
            min_x: extent.min_x.min(cell.x),
            max_x: extent.max_x.max(cell.x),
            min_y: extent.min_y.min(cell.y),
            max_y: extent.max_y.max(cell.y),
        })
    }

    /// Whether it fits a frame of `frame` × `frame` cells. Written without a width, which would overflow
    /// for cells from far outside.
    pub fn fits(self, frame: u8) -> bool {
        self.max_x.abs_diff(self.min_x) < frame && self.max_y.abs_diff(self.min_y) < frame
    }

    /// Whether the castle, at (0, 0), is its centre.
    pub fn is_centred(self) -> bool {
        -self.min_x == self.max_x && -self.min_y == self.max_y
    }

    /// The cell that a bit of the torus means, when it is in this box or next to it.
    pub fn cell(self, index: u32) -> Cell {
        Cell {
            x: coordinate(index & 7, self.min_x, self.max_x),
            y: coordinate(index >> 3, self.min_y, self.max_y),
        }
    }

    /// The cells that may come to lie in a frame together with this box. Where they reach round the torus, all of it.
    pub fn within_reach(self, frame: u8) -> Cells {
        let columns = reach(self.min_x, self.max_x, frame);
        let rows = reach(self.min_y, self.max_y, frame);
        Cells(COLUMNS[columns] & ROWS[rows])
    }

    /// All pairs of cells that keep within a frame together with this box.
    pub fn pairs(self, frame: u8) -> Pairs {
        let [columns, rows] = [(self.width(), self.min_x), (self.height(), self.min_y)];
        let along = |(size, min): (u8, i8)| shifted(PAIR[frame as usize][size as usize], min);
        let across = |(size, min): (u8, i8)| shifted(SINGLE[frame as usize][size as usize], min);
        Pairs {
            horizontal: Cells(COLUMNS[along(columns)] & ROWS[across(rows)]),
            vertical: Cells(COLUMNS[across(columns)] & ROWS[along(rows)]),
        }
    }
}

/// Pairs of cells next to each other, by the western or the northern cell of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairs {
    pub horizontal: Cells,
    pub vertical: Cells,
}

/// A bit for each remainder modulo 8 that a frame around `min` to `max` may take up.
fn reach(min: i8, max: i8, frame: u8) -> usize {
    let frame = frame.cast_signed();
    (max - frame + 1..min + frame).fold(0, |bits, at| bits | 1 << (at & 7))
}

/// The coordinate with this remainder modulo 8: up to one beyond the maximum, else on the other side. The western
/// (northern) cell of a pair that touches the box is never further away on the far side, nor more than 2 on the near one.
fn coordinate(remainder: u32, min: i8, max: i8) -> i8 {
    #[expect(clippy::cast_possible_truncation, reason = "a remainder modulo 8")]
    let coordinate = min + ((remainder as i8 - min) & 7);
    if coordinate <= max + 1 { coordinate } else { coordinate - 8 }
}

/// A pattern of remainders, relative to `min`, moved to where `min` is.
fn shifted(pattern: u8, min: i8) -> usize {
    pattern.rotate_left((min & 7).cast_unsigned().into()) as usize
}

/// A bit per remainder modulo 8, by size of the frame and of the box within.
type Patterns = [[u8; 8]; 8];

/// Where one more row or column may be taken up.
static SINGLE: Patterns = patterns(1);
/// Where two adjacent rows or columns may be taken up; the bit is that of the lesser.
static PAIR: Patterns = patterns(2);

const fn patterns(taken: i8) -> Patterns {
    let mut patterns = [[0; 8]; 8];
    let mut frame = 1;
    while frame < 8 {
        let mut size = 1;
        while size <= frame {
            let mut start = -taken;
            while start <= size {
                let first = if start < 0 { start } else { 0 };
                let end = if start + taken > size { start + taken } else { size };
                if end - first <= frame {
                    let [frame, size] = [frame.cast_unsigned(), size.cast_unsigned()];
                    patterns[frame as usize][size as usize] |= 1 << (start & 7);
                }
                start += 1;
            }
            size += 1;
        }
        frame += 1;
    }
    patterns
}

/// The cells of the columns whose bits are set.
static COLUMNS: [u64; 256] = spread(1, 8);
/// The cells of the rows whose bits are set.
static ROWS: [u64; 256] = spread(8, 1);

const fn spread(from_one_to_next: usize, along_one: usize) -> [u64; 256] {
    let mut table = [0; 256];
    let mut pattern = 0;
    while pattern < 256 {
        let mut bit = 0;
        while bit < 64 {
            if pattern & (1 << (bit / 8)) != 0 {
                table[pattern] |= 1 << (bit / 8 * from_one_to_next + bit % 8 * along_one);
            }
            bit += 1;
        }
        pattern += 1;
    }
    table
}
