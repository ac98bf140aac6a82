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
        self.of(1).say(language, None)
    }

    /// Number and noun: "3 kings".
    pub fn counted(self, language: Language, count: u32) -> String {
        self.of(count).say(language, Some("counted"))
    }

    fn of(self, count: u32) -> Counted {
        match self {
            PieceName::King => Counted::King { count },
            PieceName::Castle => Counted::Castle { count },
            PieceName::Crown => Counted::Crown { count },
            PieceName::Giant => Counted::Giant { count },
            PieceName::Domino => Counted::Domino { count },
            PieceName::Kingdom => Counted::Kingdom { count },
            PieceName::Point => Counted::Point { count },
            PieceName::Round => Counted::Round { count },
            PieceName::Player => Counted::Player { count },
            PieceName::Game => Counted::Game { count },
        }
    }
}

messages! {
    pub(super) enum Counted {
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
