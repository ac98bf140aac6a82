//! Pictures of a game: as SVG, as PNG, as plain text, and in one sentence for who cannot see them. Pure.
//!
//! All are made of a [`Scene`]: the public state and the names of the seats. The order of the undrawn dominoes is not in
//! it, so two games that differ only in their decks have the same pictures, byte for byte. What a reader reads comes from
//! [`Words`], which the layer above has in every language; seats are counted from 1, as people do.

mod alt;
mod animation;
mod board;
mod fit;
mod king;
mod kingdom;
mod lines;
mod markup;
mod names;
mod palette;
mod panel;
mod png;
mod ranks;
mod report;
mod square;
mod subject;
mod table;
mod text;
mod words;

pub use alt::{kingdom_alt, table_alt};
pub use animation::animation_svg;
pub use kingdom::kingdom_svg;
pub use names::Names;
pub use png::{NotDrawn, Width, kingdom_png, png, table_png};
pub use subject::{Form, Subject};
pub use table::table_svg;
pub use text::{kingdom_text, table_text};
pub use words::Words;

use kingdomino::GameState;

/// What a picture shows, and in which language.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    pub state: &'a GameState,
    pub names: &'a Names,
    pub words: &'a dyn Words,
}

impl<'a> Scene<'a> {
    /// The same table at another time.
    fn of(self, state: &'a GameState) -> Scene<'a> {
        Scene { state, ..self }
    }
}
