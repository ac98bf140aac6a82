use super::language::Language;
use super::message::{Message, messages};

/// What can be named, and counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
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

impl Thing {
    pub const ALL: [Thing; 10] = [
        Thing::King,
        Thing::Castle,
        Thing::Crown,
        Thing::Giant,
        Thing::Domino,
        Thing::Kingdom,
        Thing::Point,
        Thing::Round,
        Thing::Player,
        Thing::Game,
    ];

    /// The word for one: "king".
    pub fn word(self, language: Language) -> String {
        self.of(1).say(language, None)
    }

    /// So many of it: "3 kings".
    pub fn counted(self, language: Language, count: u32) -> String {
        self.of(count).say(language, Some("counted"))
    }

    fn of(self, count: u32) -> Counted {
        match self {
            Thing::King => Counted::King { count },
            Thing::Castle => Counted::Castle { count },
            Thing::Crown => Counted::Crown { count },
            Thing::Giant => Counted::Giant { count },
            Thing::Domino => Counted::Domino { count },
            Thing::Kingdom => Counted::Kingdom { count },
            Thing::Point => Counted::Point { count },
            Thing::Round => Counted::Round { count },
            Thing::Player => Counted::Player { count },
            Thing::Game => Counted::Game { count },
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
