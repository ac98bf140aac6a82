use kingdomino::{Cell, Extent, Kingdom, Seat};

use crate::Words;
use crate::art::Art;
use crate::king::castle;
use crate::palette::{BOARD, EDGE, FAINT};
use crate::square::{SIDE, SquareDrawing, contour, square};

/// Draws a kingdom in a window as large as its frame, with squares of the side [`SIDE`]. Arrows
/// mark the sides on which the kingdom can grow beyond the window.
pub(crate) fn board(words: &dyn Words, kingdom: &Kingdom, seat: Seat) -> String {
    let frame = kingdom.frame();
    let window = Window::new(kingdom.extent(), frame);
    let side = u32::from(frame) * SIDE;
    let mut drawn = format!(
        "<rect width=\"{side}\" height=\"{side}\" rx=\"4\" fill=\"{BOARD}\" stroke=\"{EDGE}\"/>"
    );
    for cell in window.cells().filter(|cell| is_free(kingdom, *cell)) {
        let (x, y) = window.at(cell);
        drawn += &free_cell(x, y);
    }
    let (x, y) = window.at(Cell { x: 0, y: 0 });
    drawn += &castle(seat, x, y);
    for (id, placement) in kingdom.placed() {
        for (cell, on_domino) in placement.cells().into_iter().zip(SquareDrawing::from_domino(id)) {
            let giants = kingdom.giants().filter(|at| *at == cell).count();
            let (x, y) = window.at(cell);
            drawn += &square(words, on_domino.with_giants(giants), x, y);
        }
    }
    for (_, placement) in kingdom.placed() {
        let [first, second] = placement.cells().map(|cell| window.at(cell));
        let (x, y) = (first.0.min(second.0), first.1.min(second.1));
        let along = 1 + first.0.abs_diff(second.0) / SIDE;
        drawn += &contour(x, y, along);
    }
    drawn + &window.arrows(kingdom.extent())
}

/// Draws a free cell.
pub(crate) fn free_cell(x: u32, y: u32) -> String {
    format!("<use class=\"free\" href=\"#km-{}\" x=\"{x}\" y=\"{y}\"/>", Art::Ground.name())
}

fn is_free(kingdom: &Kingdom, cell: Cell) -> bool {
    cell != Cell { x: 0, y: 0 } && kingdom.squares().all(|(taken, ..)| taken != cell)
}

/// Visible part of the plane: a frame that contains the whole kingdom, with its centre as close to
/// the castle as possible.
pub(crate) struct Window {
    x: i8,
    y: i8,
    frame: u8,
}

impl Window {
    pub fn new(extent: Extent, frame: u8) -> Window {
        let Extent { min_x, max_x, min_y, max_y } = extent;
        let frame_side = frame.cast_signed();
        let start = |min: i8, max: i8| (-(frame_side / 2)).clamp(max - frame_side + 1, min);
        Window { x: start(min_x, max_x), y: start(min_y, max_y), frame }
    }

    fn cells(&self) -> impl Iterator<Item = Cell> {
        let frame = self.frame.cast_signed();
        let (x, y) = (self.x, self.y);
        (y..y + frame).flat_map(move |y| (x..x + frame).map(move |x| Cell { x, y }))
    }

    pub fn at(&self, cell: Cell) -> (u32, u32) {
        let [x, y] = [cell.x.abs_diff(self.x), cell.y.abs_diff(self.y)];
        (u32::from(x) * SIDE, u32::from(y) * SIDE)
    }

    /// Draws an arrow on each side with room beyond the window.
    fn arrows(&self, extent: Extent) -> String {
        let frame = self.frame.cast_signed();
        let middle = u32::from(self.frame) * SIDE / 2;
        let far = u32::from(self.frame) * SIDE + 3;
        let sides = [
            (extent.max_x - frame + 1 < self.x, format!("M-3 {}l-5 6 5 6", middle - 6)),
            (extent.min_x > self.x, format!("M{far} {}l5 6-5 6", middle - 6)),
            (extent.max_y - frame + 1 < self.y, format!("M{} -3l6-5 6 5", middle - 6)),
            (extent.min_y > self.y, format!("M{} {far}l6 5 6-5", middle - 6)),
        ];
        let open = sides.into_iter().filter(|(is_open, _)| *is_open);
        let arrow = |(_, path)| {
            format!(
                "<path class=\"room\" d=\"{path}\" fill=\"none\" stroke=\"{FAINT}\" stroke-width=\"2\" \
                 stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
            )
        };
        open.map(arrow).collect()
    }
}
