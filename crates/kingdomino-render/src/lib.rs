#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod alt;
mod animation;
mod art;
mod board;
mod choosing;
mod document;
mod english;
mod fit;
mod fonts;
mod king;
mod kingdom;
mod lines;
mod markup;
mod names;
mod palette;
mod palette_png;
mod panel;
mod png;
mod ranks;
mod report;
mod square;
mod subject;
mod table;
mod text;
mod tokens;
mod words;

pub use alt::{kingdom_alt, table_alt};
pub use animation::animation_svg;
pub use choosing::{Spot, choices_svg, domino_svg, symbols};
pub use english::English;
pub use kingdom::kingdom_svg;
pub use names::Names;
pub use palette_png::Colors;
pub use png::{RenderError, Width, kingdom_png, png, table_png};
pub use subject::{ImageFormat, Subject};
pub use table::table_svg;
pub use text::{kingdom_text, table_text};
pub use tokens::{TOKENS_CSS, inline_tokens};
pub use words::Words;

use kingdomino::GameState;

/// Contents and language of an image.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// Public state of the game, without the order of the draw pile.
    pub state: &'a GameState,
    /// Names of the players by seat.
    pub names: &'a Names,
    /// Texts in the language of the reader.
    pub words: &'a dyn Words,
}

impl<'a> Scene<'a> {
    /// Returns the text direction of the language.
    fn direction(self) -> markup::TextDirection {
        markup::TextDirection::new(self.words)
    }

    /// Returns the same scene with another state.
    fn with_state(self, state: &'a GameState) -> Scene<'a> {
        Scene { state, ..self }
    }
}
