use kingdomino::Seat;

use crate::{Scene, kingdom_svg, kingdom_text, table_svg, table_text};

/// What a picture shows of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    Table,
    /// The kingdom of a seat of the game.
    Kingdom(Seat),
}

/// What a picture is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Svg,
    Png,
    Text,
}

impl Subject {
    pub fn svg(self, scene: Scene) -> String {
        match self {
            Subject::Table => table_svg(scene),
            Subject::Kingdom(seat) => kingdom_svg(scene, seat),
        }
    }

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
