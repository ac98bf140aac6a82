use crate::Cell;
use crate::board::cells::{self, Cells};

/// Bounding box of a kingdom, including the castle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// Westernmost column: 0 or less.
    pub min_x: i8,
    /// Easternmost column: 0 or more.
    pub max_x: i8,
    /// Northernmost row: 0 or less.
    pub min_y: i8,
    /// Southernmost row: 0 or more.
    pub max_y: i8,
}

impl Extent {
    /// Number of columns: at least 1, at most the frame.
    pub fn width(self) -> u8 {
        self.max_x.abs_diff(self.min_x) + 1
    }

    /// Number of rows: at least 1, at most the frame.
    pub fn height(self) -> u8 {
        self.max_y.abs_diff(self.min_y) + 1
    }

    /// Returns true if `cell` lies in the box, free or not.
    pub fn contains(self, cell: Cell) -> bool {
        (self.min_x..=self.max_x).contains(&cell.x) && (self.min_y..=self.max_y).contains(&cell.y)
    }

    /// Returns the bounding box extended to include `cells`.
    pub fn extended_to(self, cells: [Cell; 2]) -> Extent {
        cells.into_iter().fold(self, |extent, cell| Extent {
            min_x: extent.min_x.min(cell.x),
            max_x: extent.max_x.max(cell.x),
            min_y: extent.min_y.min(cell.y),
            max_y: extent.max_y.max(cell.y),
        })
    }

    /// Returns true if the box fits a frame of `frame` × `frame` cells. Computed without a width,
    /// which would overflow for distant cells.
    pub fn fits(self, frame: u8) -> bool {
        self.max_x.abs_diff(self.min_x) < frame && self.max_y.abs_diff(self.min_y) < frame
    }

    /// Returns true if the castle, at (0, 0), is the centre of the box.
    pub fn is_centred(self) -> bool {
        -self.min_x == self.max_x && -self.min_y == self.max_y
    }

    /// Returns the cell of a bit of the ring, if the cell is in the box or adjacent to it. The
    /// western (northern) cell of a pair that intersects the box is at most 1 cell to the east (south)
    /// of the box, and at most 2 cells to its west (north).
    pub fn cell(self, index: u32) -> Cell {
        #[expect(clippy::cast_possible_truncation, reason = "a bit of 64")]
        let offset = (index as u8).wrapping_sub(cells::bit_index(self.north_west())).cast_signed();
        let x = nearest(offset, self.width());
        let y = nearest((offset - x) >> 3, self.height());
        Cell { x: self.min_x + x, y: self.min_y + y }
    }

    /// Returns the cells that fit in a frame together with this box: at most eight columns and
    /// eight rows.
    pub fn reachable_cells(self, frame: u8) -> Cells {
        self.translated(REACHABLE_CELLS[self.size_index(frame)])
    }

    /// Returns all pairs of cells that fit in a frame together with this box.
    pub fn pairs(self, frame: u8) -> Pairs {
        let Pairs { horizontal, vertical } = PAIRS[self.size_index(frame)];
        Pairs { horizontal: self.translated(horizontal), vertical: self.translated(vertical) }
    }

    fn north_west(self) -> Cell {
        Cell { x: self.min_x, y: self.min_y }
    }

    /// Returns the table index for boxes of this size.
    fn size_index(self, frame: u8) -> usize {
        size_index(frame, self.width(), self.height())
    }

    /// Translates cells that are relative to the north-western cell of the box.
    fn translated(self, cells: Cells) -> Cells {
        Cells(cells.0.rotate_left(cells::bit_index(self.north_west()).into()))
    }
}

/// Pairs of adjacent cells, each stored as its western or northern cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairs {
    pub horizontal: Cells,
    pub vertical: Cells,
}

/// Returns the number with this remainder modulo 8: at most `max`, else negative.
fn nearest(number: i8, max: u8) -> i8 {
    let remainder = number & 7;
    if remainder <= max.cast_signed() { remainder } else { remainder - 8 }
}

/// Table indexed by frame, width and height of a box.
type BySize<T> = [T; 8 * 8 * 8];

const fn size_index(frame: u8, width: u8, height: u8) -> usize {
    (frame as usize & 7) << 6 | (width as usize & 7) << 3 | height as usize & 7
}

static PAIRS: BySize<Pairs> = {
    let mut pairs = [Pairs { horizontal: Cells::NONE, vertical: Cells::NONE }; 512];
    let mut index = 0;
    while index < pairs.len() {
        let (frame, width, height) = sizes(index);
        pairs[index] = Pairs {
            horizontal: rectangle(starts(width, 2, frame), starts(height, 1, frame)),
            vertical: rectangle(starts(width, 1, frame), starts(height, 2, frame)),
        };
        index += 1;
    }
    pairs
};

static REACHABLE_CELLS: BySize<Cells> = {
    let mut cells = [Cells::NONE; 512];
    let mut index = 0;
    while index < cells.len() {
        let (frame, width, height) = sizes(index);
        cells[index] = rectangle(reach(width, frame), reach(height, frame));
        index += 1;
    }
    cells
};

/// Returns the frame, width and height of an index of a table.
const fn sizes(index: usize) -> (i8, i8, i8) {
    #[expect(clippy::cast_possible_truncation, reason = "at most 7")]
    let sizes = ((index >> 6) as i8, (index >> 3 & 7) as i8, (index & 7) as i8);
    sizes
}

/// Range of rows or columns relative to the north-western cell; the end is exclusive.
type Range = (i8, i8);

/// Returns the range in which `taken` rows or columns can start so that they touch a box of `size`
/// rows or columns and fit the frame together with it. Empty if they do not fit.
const fn starts(size: i8, taken: i8, frame: i8) -> Range {
    let first = if size - frame > -taken { size - frame } else { -taken };
    let last = if frame - taken < size { frame - taken } else { size };
    if size <= frame { (first, last + 1) } else { (0, 0) }
}

/// Returns the rows or columns that fit the frame together with `size` of them.
const fn reach(size: i8, frame: i8) -> Range {
    let first = size - frame;
    // Only eight rows or columns have distinct bits.
    (first, if frame < first + 8 { frame } else { first + 8 })
}

const fn rectangle(columns: Range, rows: Range) -> Cells {
    let mut cells = 0;
    let mut y = rows.0;
    while y < rows.1 {
        let mut x = columns.0;
        while x < columns.1 {
            cells |= 1 << cells::bit_index(Cell { x, y });
            x += 1;
        }
        y += 1;
    }
    Cells(cells)
}
