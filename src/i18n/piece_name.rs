use super::language::Language;
use super::message::{Message, messages};

/// Countable game piece or unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceName {
    King,
    Castle,
    Crown,
    Giant,
    Domino,
    Kingdom,
    Point,
    Round,
    Player,
    Game,
}

impl PieceName {
    pub const ALL: [PieceName; 10] = [
        PieceName::King,
        PieceName::Castle,
        PieceName::Crown,
        PieceName::Giant,
        PieceName::Domino,
        PieceName::Kingdom,
        PieceName::Point,
        PieceName::Round,
        PieceName::Player,
        PieceName::Game,
    ];

    /// Singular form: "king".
    pub fn word(self, language: Language) -> String {
        self.of(1).format(language, None)
    }

    /// Number and noun: "3 kings".
    pub fn counted(self, language: Language, count: u32) -> String {
        self.of(count).format(language, Some("counted"))
    }

    fn of(self, count: u32) -> CountedPiece {
        match self {
            PieceName::King => CountedPiece::King { count },
            PieceName::Castle => CountedPiece::Castle { count },
            PieceName::Crown => CountedPiece::Crown { count },
            PieceName::Giant => CountedPiece::Giant { count },
            PieceName::Domino => CountedPiece::Domino { count },
            PieceName::Kingdom => CountedPiece::Kingdom { count },
            PieceName::Point => CountedPiece::Point { count },
            PieceName::Round => CountedPiece::Round { count },
            PieceName::Player => CountedPiece::Player { count },
            PieceName::Game => CountedPiece::Game { count },
        }
    }
}

messages! {
    pub(super) enum CountedPiece {
        King { count: u32 } = "king",
        Castle { count: u32 } = "castle",
        Crown { count: u32 } = "crown",
        Giant { count: u32 } = "giant",
        Domino { count: u32 } = "domino",
        Kingdom { count: u32 } = "kingdom",
        Point { count: u32 } = "point",
        Round { count: u32 } = "round",
        Player { count: u32 } = "player",
        Game { count: u32 } = "game",
    }
}
