//! Images for choosing a move: several drawings on one page, which share their symbols.

use kingdomino::{Cell, Direction, Domino, DominoId, Kingdom, Seat};

use crate::art::defs_of_kingdoms;
use crate::board::free_cell;
use crate::king::castle;
use crate::markup::Escaped;
use crate::palette::{BOARD, CHOICE, EDGE, INK, LIT_EDGE, ON_SEAT, PAPER};
use crate::square::{SIDE, SquareDrawing, all_edges, contour, square};
use crate::{Scene, Words};

const MARGIN: u32 = 4;

/// A cell of a kingdom that can be chosen.
pub struct Spot {
    /// Cell of the spot.
    pub cell: Cell,
    /// Direction of the second square of a domino; none if the choice is not a domino.
    pub direction: Option<Direction>,
    /// Displayed number, counted from 1.
    pub number: usize,
    /// Target of the link; none if the number alone identifies the choice.
    pub href: Option<String>,
    /// Text alternative.
    pub alt: String,
}

/// Returns the shared symbols of the drawings. A page must contain them before the first drawing.
pub fn symbols() -> String {
    format!(
        "<svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>{}{}</defs></svg>",
        defs_of_kingdoms(),
        all_edges()
    )
}

/// Draws the kingdom of `seat` with `spots` highlighted and the other squares dimmed; `new_cells`
/// get an edge.
pub fn choices_svg(scene: Scene, seat: Seat, spots: &[Spot], new_cells: &[Cell]) -> String {
    let kingdom = scene.state.kingdom(seat);
    let view = View::new(kingdom, spots);
    let mut body = board(scene.words, kingdom, seat, &view);
    if !spots.is_empty() {
        let is_spot = |cell: Cell| spots.iter().any(|spot| spot.cell == cell);
        let others = kingdom.squares().map(|(cell, ..)| cell).filter(|cell| !is_spot(*cell));
        body += &others.map(|cell| draw_dimmed(&view, cell)).collect::<String>();
    }
    body += &new_cells.iter().map(|cell| draw_new_mark(&view, *cell)).collect::<String>();
    let is_free = |cell: Cell| kingdom.squares().all(|(taken, ..)| taken != cell);
    body +=
        &spots.iter().map(|spot| draw_spot(spot, &view, is_free(spot.cell))).collect::<String>();
    let (width, height) = view.size();
    // An SVG that contains links must not have the role of an image.
    let role = if spots.iter().any(|spot| spot.href.is_some()) { "group" } else { "img" };
    let alt = crate::kingdom_alt(scene, seat);
    svg_with_background(width, height, role, &alt) + &body + "</svg>"
}

/// Draws a domino that lies in `direction`.
pub fn domino_svg(words: &dyn Words, id: DominoId, direction: Direction) -> String {
    let Domino { first, second } = id.domino();
    let (at, columns) = match direction {
        Direction::East => ([(0, 0), (SIDE, 0)], 2),
        Direction::West => ([(SIDE, 0), (0, 0)], 2),
        Direction::South => ([(0, 0), (0, SIDE)], 1),
        Direction::North => ([(0, SIDE), (0, 0)], 1),
    };
    let rows = 3 - columns;
    let [on_first, on_second] = SquareDrawing::from_domino(id);
    let drawn = [(on_first, at[0]), (on_second, at[1])]
        .map(|(on_domino, (x, y))| square(words, on_domino, x, y))
        .concat();
    let (width, height) = (columns * SIDE, rows * SIDE);
    let alt = format!("{} | {}", words.square(first), words.square(second));
    format!("{}{drawn}{}</svg>", svg_tag(width, height, "img", &alt), contour(0, 0, columns))
}

/// Visible part of the plane.
struct View {
    x: [i8; 2],
    y: [i8; 2],
}

impl View {
    /// Returns the smallest view that contains the kingdom and all spots.
    fn new(kingdom: &Kingdom, spots: &[Spot]) -> View {
        let extent = kingdom.extent();
        let mut view = View { x: [extent.min_x, extent.max_x], y: [extent.min_y, extent.max_y] };
        for spot in spots {
            view.include(spot.cell);
            if let Some(direction) = spot.direction {
                let Cell { x, y } = spot.cell;
                let [_, second] = kingdomino::Placement::new(x, y, direction).cells();
                view.include(second);
            }
        }
        view
    }

    fn include(&mut self, Cell { x, y }: Cell) {
        self.x = [self.x[0].min(x), self.x[1].max(x)];
        self.y = [self.y[0].min(y), self.y[1].max(y)];
    }

    fn cells(&self) -> impl Iterator<Item = Cell> {
        let [west, east] = self.x;
        (self.y[0]..=self.y[1]).flat_map(move |y| (west..=east).map(move |x| Cell { x, y }))
    }

    fn at(&self, cell: Cell) -> (u32, u32) {
        let [x, y] = [cell.x.abs_diff(self.x[0]), cell.y.abs_diff(self.y[0])];
        (MARGIN + u32::from(x) * SIDE, MARGIN + u32::from(y) * SIDE)
    }

    fn size(&self) -> (u32, u32) {
        let side = |[from, to]: [i8; 2]| 2 * MARGIN + (u32::from(to.abs_diff(from)) + 1) * SIDE;
        (side(self.x), side(self.y))
    }
}

fn svg_tag(width: u32, height: u32, role: &str, alt: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"{role}\" aria-label=\"{}\" fill=\"{INK}\" direction=\"ltr\" \
         font-family=\"'DejaVu Sans', Verdana, Arial, sans-serif\">",
        Escaped(alt)
    )
}

fn svg_with_background(width: u32, height: u32, role: &str, alt: &str) -> String {
    format!(
        "{}<rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{BOARD}\" stroke=\"{EDGE}\"/>",
        svg_tag(width, height, role, alt)
    )
}

fn board(words: &dyn Words, kingdom: &Kingdom, seat: Seat, view: &View) -> String {
    let mut drawn = String::new();
    for (x, y) in view.cells().map(|cell| view.at(cell)) {
        drawn += &free_cell(x, y);
    }
    let (x, y) = view.at(Cell { x: 0, y: 0 });
    drawn += &castle(seat, x, y);
    for (id, placement) in kingdom.placed() {
        for (cell, on_domino) in placement.cells().into_iter().zip(SquareDrawing::from_domino(id)) {
            let giants = kingdom.giants().filter(|at| *at == cell).count();
            let (x, y) = view.at(cell);
            drawn += &square(words, on_domino.with_giants(giants), x, y);
        }
    }
    for (_, placement) in kingdom.placed() {
        let [first, second] = placement.cells().map(|cell| view.at(cell));
        let along = 1 + first.0.abs_diff(second.0) / SIDE;
        drawn += &contour(first.0.min(second.0), first.1.min(second.1), along);
    }
    drawn
}

fn draw_dimmed(view: &View, cell: Cell) -> String {
    let (x, y) = view.at(cell);
    format!(
        "<rect class=\"dimmed\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{PAPER}\" fill-opacity=\".4\"/>"
    )
}

fn draw_new_mark(view: &View, cell: Cell) -> String {
    let (x, y) = view.at(cell);
    format!(
        "<rect class=\"fresh\" x=\"{}\" y=\"{}\" width=\"36\" height=\"36\" rx=\"4\" fill=\"none\" stroke=\"{LIT_EDGE}\" \
         stroke-width=\"4\"/>",
        x + 2,
        y + 2
    )
}

fn draw_spot(spot: &Spot, view: &View, is_free: bool) -> String {
    let (x, y) = view.at(spot.cell);
    let drawn = if is_free { free_spot(spot, x, y) } else { taken_spot(spot, x, y) };
    match &spot.href {
        Some(href) => format!(
            "<a class=\"spot\" href=\"{}\" aria-label=\"{}\">{drawn}</a>",
            Escaped(href),
            Escaped(&spot.alt)
        ),
        None => format!("<g class=\"spot\"><title>{}</title>{drawn}</g>", Escaped(&spot.alt)),
    }
}

/// Draws a free cell with an arrow towards the second square.
fn free_spot(spot: &Spot, x: u32, y: u32) -> String {
    let arrow = spot.direction.map_or("", |direction| match direction {
        Direction::East => "M33 15l5 5-5 5z",
        Direction::West => "M7 15l-5 5 5 5z",
        Direction::South => "M15 33l5 5 5-5z",
        Direction::North => "M15 7l5-5 5 5z",
    });
    format!(
        "<g transform=\"translate({x} {y})\"><rect width=\"40\" height=\"40\" fill-opacity=\"0\"/>\
         <rect x=\"1.5\" y=\"1.5\" width=\"37\" height=\"37\" rx=\"7\" fill=\"{CHOICE}\"/>\
         <path d=\"{arrow}\" fill=\"{ON_SEAT}\"/>\
         <text x=\"20\" y=\"26\" font-size=\"17\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{ON_SEAT}\">{}</text></g>",
        spot.number
    )
}

/// Draws the marker of a spot on an occupied cell.
fn taken_spot(spot: &Spot, x: u32, y: u32) -> String {
    format!(
        "<g transform=\"translate({x} {y})\">\
         <rect x=\"2\" y=\"2\" width=\"36\" height=\"36\" rx=\"5\" fill=\"{CHOICE}\" fill-opacity=\".12\" stroke=\"{CHOICE}\" \
         stroke-width=\"3.5\"/><circle cx=\"30\" cy=\"10\" r=\"10\" fill=\"{CHOICE}\"/>\
         <text x=\"30\" y=\"14.5\" font-size=\"13\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{ON_SEAT}\">{}</text></g>",
        spot.number
    )
}
