use kingdomino::Seat;

use crate::{Scene, kingdom_svg, kingdom_text, table_svg, table_text};

/// Subject of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// All kingdoms, with the lines or the ranking.
    Table,
    /// Kingdom of a seat of the game.
    Kingdom(Seat),
}

/// Format of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageFormat {
    /// Scalable, with a text alternative for screen readers.
    Svg,
    /// Raster image for emails and chats.
    Png,
    /// Plain text for a monospaced font.
    Text,
}

impl Subject {
    /// Returns [`table_svg`] or [`kingdom_svg`]. [`png`](crate::png) renders the result as a PNG.
    pub fn svg(self, scene: Scene) -> String {
        match self {
            Subject::Table => table_svg(scene),
            Subject::Kingdom(seat) => kingdom_svg(scene, seat),
        }
    }

    /// Returns [`table_text`] or [`kingdom_text`].
    pub fn text(self, scene: Scene) -> String {
        match self {
            Subject::Table => table_text(scene),
            Subject::Kingdom(seat) => kingdom_text(scene, seat),
        }
    }
}

impl ImageFormat {
    /// Returns the file name extension.
    pub fn extension(self) -> &'static str {
        match self {
            ImageFormat::Svg => "svg",
            ImageFormat::Png => "png",
            ImageFormat::Text => "txt",
        }
    }
}
