use std::collections::BTreeMap;

use kingdomino::{DominoId, Square};

use crate::Words;
use crate::lines::label;
use crate::palette::{EDGE, FAINT, LIT_EDGE};
use crate::square::{SIDE, contour, square};

/// What is seen more than once in a film: drawn once, and used by reference.
pub(super) struct Symbols<'a> {
    words: &'a dyn Words,
    drawn: BTreeMap<String, String>,
}

impl Symbols<'_> {
    pub fn new(words: &dyn Words) -> Symbols<'_> {
        Symbols { words, drawn: BTreeMap::new() }
    }

    /// A square with giants on it.
    pub fn square(&mut self, kind: Square, giants: usize, x: u32, y: u32) -> String {
        let name = format!("{}-{}-{giants}", kind.terrain, kind.crowns);
        let words = self.words;
        self.used(name, x, y, || square(words, kind, giants, 0, 0))
    }

    /// A domino of a line, with its number.
    pub fn slot(&mut self, id: DominoId) -> String {
        let squares = id.domino();
        let drawn = format!(
            "{}<g transform=\"translate(34 3)\">{}{}{}</g>",
            label(id),
            self.square(squares.first, 0, 0, 0),
            self.square(squares.second, 0, SIDE, 0),
            self.contour(2, 0, 0)
        );
        self.used(format!("slot-{id}"), 0, 0, || drawn)
    }

    /// The edge of a domino of so many columns.
    pub fn contour(&mut self, columns: u32, x: u32, y: u32) -> String {
        self.used(format!("edge-{columns}"), x, y, || contour(0, 0, columns, 3 - columns))
    }

    /// The edge of the domino that was just placed.
    pub fn news(&mut self, columns: u32, x: u32, y: u32) -> String {
        let [width, height] = [columns, 3 - columns].map(|side| side * SIDE);
        self.used(format!("new-{columns}"), x, y, || {
            format!(
                "<rect width=\"{width}\" height=\"{height}\" rx=\"4\" fill=\"none\" stroke=\"{LIT_EDGE}\" \
                 stroke-width=\"6\"/>"
            )
        })
    }

    /// The ground of a kingdom, every cell of it free.
    pub fn ground(&mut self, frame: u8) -> String {
        let side = u32::from(frame) * SIDE;
        self.used(format!("ground-{frame}"), 0, 0, || {
            let mut ground = format!(
                "<rect width=\"{side}\" height=\"{side}\" rx=\"4\" fill=\"#f3eee2\" stroke=\"{EDGE}\"/>"
            );
            let cells = (0..frame).flat_map(|y| (0..frame).map(move |x| (x, y)));
            for (x, y) in cells {
                let [x, y] = [x, y].map(|at| u32::from(at) * SIDE + 4);
                ground += &format!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"32\" height=\"32\" rx=\"4\" fill=\"none\" stroke=\"{FAINT}\" \
                     stroke-dasharray=\"3 4\" stroke-opacity=\".6\"/>"
                );
            }
            ground
        })
    }

    /// A reference to what has this name, which is drawn if it was not yet.
    pub fn used(&mut self, name: String, x: u32, y: u32, draw: impl FnOnce() -> String) -> String {
        let place = match (x, y) {
            (0, 0) => String::new(),
            _ => format!(" x=\"{x}\" y=\"{y}\""),
        };
        let used = format!("<use href=\"#km-{name}\"{place}/>");
        self.drawn.entry(name).or_insert_with(draw);
        used
    }

    pub fn defs(&self) -> String {
        let symbol = |(name, body)| format!("<g id=\"km-{name}\">{body}</g>\n");
        self.drawn.iter().map(symbol).collect()
    }
}
