use kingdomino::{Domino, DominoId, DominoKind, Square, Terrain};

use crate::Words;
use crate::art::{Alternative, Art};
use crate::markup::Escaped;
use crate::palette::{CHIP, RIM};

/// Side of a square; other lengths are relative to it.
pub(crate) const SIDE: u32 = 40;

/// A square with its appearance.
#[derive(Clone, Copy)]
pub(crate) struct SquareDrawing {
    pub square: Square,
    /// Drawing of the terrain.
    pub alternative: Alternative,
    /// Number of crowns covered by giants.
    pub giants: usize,
}

impl SquareDrawing {
    /// Returns both squares of a domino without giants. A domino looks the same in every position.
    pub fn from_domino(id: DominoId) -> [SquareDrawing; 2] {
        let Domino { first, second } = id.domino();
        let number = id.number();
        let alternative =
            |at: u8| if at.is_multiple_of(2) { Alternative::A } else { Alternative::B };
        [(first, number), (second, number / 2)].map(|(square, at)| SquareDrawing {
            square,
            alternative: alternative(at),
            giants: 0,
        })
    }

    /// Returns a square of the terrain without crowns.
    pub fn sample(terrain: Terrain) -> SquareDrawing {
        SquareDrawing {
            square: Square { terrain, crowns: 0 },
            alternative: Alternative::A,
            giants: 0,
        }
    }

    /// Returns the square with this number of giants.
    pub fn with_giants(self, giants: usize) -> SquareDrawing {
        SquareDrawing { giants, ..self }
    }
}

/// Draws a square with its letter and its crowns.
pub(crate) fn square(words: &dyn Words, drawn: SquareDrawing, x: u32, y: u32) -> String {
    let Square { terrain, crowns } = drawn.square;
    let ground = Art::Terrain(terrain, drawn.alternative).name();
    let letter = words.letter(terrain).to_string();
    let mut body = format!(
        "<g class=\"square {terrain}\" transform=\"translate({x} {y})\"><use href=\"#km-{ground}\"/>\
         <circle cx=\"6.5\" cy=\"6.5\" r=\"4.8\" fill=\"{CHIP}\" fill-opacity=\".74\"/>\
         <text class=\"letter\" x=\"6.5\" y=\"9.3\" font-size=\"7.5\" font-weight=\"bold\" text-anchor=\"middle\">{}</text>",
        Escaped(&letter)
    );
    let covered_from = usize::from(crowns).saturating_sub(drawn.giants);
    for (index, x) in crown_offsets(crowns).iter().enumerate() {
        body += &if index < covered_from {
            Art::Crown.at("crown", *x, 25.5)
        } else {
            Art::CoveredCrown.at("covered crown", *x, 27.5) + &Art::Giant.at("giant", *x - 3.1, 9.5)
        };
    }
    body + "</g>"
}

/// Returns the positions of the crowns of a square.
fn crown_offsets(crowns: u8) -> &'static [f32] {
    match crowns {
        0 => &[],
        1 => &[13.5],
        2 => &[6.5, 20.5],
        _ => &[0.5, 13.5, 26.5],
    }
}

/// Draws a domino outside any kingdom.
pub(crate) fn domino(words: &dyn Words, id: DominoId) -> String {
    let [first, second] = SquareDrawing::from_domino(id);
    format!("{}{}{}", square(words, first, 0, 0), square(words, second, SIDE, 0), contour(0, 0, 2))
}

/// Draws the edge of a domino of this number of columns, with light from above.
pub(crate) fn contour(x: u32, y: u32, columns: u32) -> String {
    let name = edge(columns);
    format!("<use href=\"#{name}\" x=\"{x}\" y=\"{y}\"/>")
}

/// Returns the symbol name of the edge of a domino of this number of columns.
fn edge(columns: u32) -> String {
    format!("km-edge-{columns}")
}

/// Returns the edges of horizontal and vertical dominoes, if `body` refers to them.
pub(crate) fn edges(body: &str) -> String {
    let used = [1, 2].into_iter().filter(|columns| body.contains(&edge(*columns)));
    used.map(draw_edge).collect()
}

/// Returns the edges of horizontal and vertical dominoes.
pub(crate) fn all_edges() -> String {
    [1, 2].map(draw_edge).concat()
}

fn draw_edge(columns: u32) -> String {
    let [width, height] = [columns * SIDE, (3 - columns) * SIDE];
    format!(
        "<g id=\"{}\" fill=\"none\"><rect width=\"{width}\" height=\"{height}\" rx=\"3.5\" \
         stroke=\"{RIM}\" stroke-width=\"2\"/><path d=\"M1.7 {}V4q0-2.3 2.3-2.3H{}\" stroke=\"{CHIP}\" \
         stroke-opacity=\".45\" stroke-width=\"1.2\" stroke-linecap=\"round\"/></g>\n",
        edge(columns),
        height - 4,
        width - 4
    )
}

/// Returns the sign of a domino's effect, to be drawn next to its number.
pub(crate) fn sign(kind: DominoKind) -> Option<String> {
    match kind {
        DominoKind::Plain => None,
        DominoKind::Giant => Some(Art::Giant.at("sign", -1.0, 0.0)),
        DominoKind::Footprint => Some(Art::Footprint.at("sign", 0.0, 0.0)),
    }
}
