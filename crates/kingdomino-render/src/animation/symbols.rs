use std::collections::BTreeMap;

use kingdomino::DominoId;

use crate::Words;
use crate::art::Art;
use crate::board::free_cell;
use crate::lines::{label, on_line};
use crate::markup::TextDirection;
use crate::palette::{BOARD, EDGE, LIT_EDGE};
use crate::square::{SIDE, SquareDrawing, contour, square};

/// Symbols of an animation: drawn once, and used by reference.
pub(super) struct Symbols<'a> {
    words: &'a dyn Words,
    drawn: BTreeMap<String, String>,
}

impl Symbols<'_> {
    pub fn new(words: &dyn Words) -> Symbols<'_> {
        Symbols { words, drawn: BTreeMap::new() }
    }

    pub fn square(&mut self, drawn: SquareDrawing, x: u32, y: u32) -> String {
        let ground = Art::Terrain(drawn.square.terrain, drawn.alternative).name();
        let name = format!("{ground}-{}-{}", drawn.square.crowns, drawn.giants);
        let words = self.words;
        self.use_symbol(name, x, y, || square(words, drawn, 0, 0))
    }

    /// Returns a domino of a line with its number.
    pub fn slot(&mut self, direction: TextDirection, id: DominoId) -> String {
        let [first, second] = SquareDrawing::from_domino(id);
        let [first, second] = [self.square(first, 0, 0), self.square(second, SIDE, 0)];
        let domino = first + &second + &contour(0, 0, 2);
        let drawn = label(direction, id) + &on_line(direction, &domino);
        self.use_symbol(format!("slot-{id}"), 0, 0, || drawn)
    }

    /// Returns the edge of the newly placed domino.
    pub fn new_mark(&mut self, columns: u32, x: u32, y: u32) -> String {
        let [width, height] = [columns, 3 - columns].map(|side| side * SIDE);
        self.use_symbol(format!("new-{columns}"), x, y, || {
            format!(
                "<rect width=\"{width}\" height=\"{height}\" rx=\"4\" fill=\"none\" stroke=\"{LIT_EDGE}\" \
                 stroke-width=\"6\"/>"
            )
        })
    }

    /// Returns the ground of a kingdom with all cells free.
    pub fn ground(&mut self, frame: u8) -> String {
        let side = u32::from(frame) * SIDE;
        self.use_symbol(format!("ground-{frame}"), 0, 0, || {
            let mut ground = format!(
                "<rect width=\"{side}\" height=\"{side}\" rx=\"4\" fill=\"{BOARD}\" stroke=\"{EDGE}\"/>"
            );
            let cells = (0..frame).flat_map(|y| (0..frame).map(move |x| (x, y)));
            for (x, y) in cells {
                let [x, y] = [x, y].map(|at| u32::from(at) * SIDE);
                ground += &free_cell(x, y);
            }
            ground
        })
    }

    /// Returns a reference to the symbol with this name, and draws the symbol on first use.
    pub fn use_symbol(
        &mut self,
        name: String,
        x: u32,
        y: u32,
        draw: impl FnOnce() -> String,
    ) -> String {
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
