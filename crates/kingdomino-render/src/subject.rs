use kingdomino::Seat;

use crate::{Scene, kingdom_svg, kingdom_text, table_svg, table_text};

/// What a picture shows of a game, for who lets others choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// All kingdoms, with the lines or the ranking.
    Table,
    /// The kingdom of a seat of the game.
    Kingdom(Seat),
}

/// What a picture is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Scales to any size, and tells its contents to screen readers.
    Svg,
    /// Pixels, for mails and chats.
    Png,
    /// Plain text, in a font whose letters are all of one width.
    Text,
}

impl Subject {
    /// [`table_svg`] or [`kingdom_svg`]. A PNG is made of it by [`png`](crate::png).
    pub fn svg(self, scene: Scene) -> String {
        match self {
            Subject::Table => table_svg(scene),
            Subject::Kingdom(seat) => kingdom_svg(scene, seat),
        }
    }

    /// [`table_text`] or [`kingdom_text`].
    pub fn text(self, scene: Scene) -> String {
        match self {
            Subject::Table => table_text(scene),
            Subject::Kingdom(seat) => kingdom_text(scene, seat),
        }
    }
}

impl Form {
    /// How the name of a file of this form ends.
    pub fn extension(self) -> &'static str {
        match self {
            Form::Svg => "svg",
            Form::Png => "png",
            Form::Text => "txt",
        }
    }
}
