//! Texts of game images.

use kingdomino::{DominoKind, Expected, Goal, Quest, Square, Tally, Terrain};
use kingdomino_render::Words;

use super::bundles::{Message, messages};
use super::language::{Language, TextDirection};
use super::names::{self, PieceName, join_names};

messages! {
    pub(super) enum PictureText {
        Table = "picture-table",
        Kingdom { name: String } = "picture-kingdom",
        Square { terrain: Terrain, crowns: u32 } = "picture-square",
        BeforeFirstRound = "picture-before-first-round",
        Round { round: u32, rounds: u32 } = "picture-round",
        Undrawn { dominoes: u32 } = "picture-undrawn",
        AllDrawn = "picture-all-drawn",
        /// `domino` is the domino to place.
        Turn { name: String, expected: Expected, domino: String } = "picture-turn",
        NobodysTurn = "picture-nobodys-turn",
        Won { name: String, points: u32 } = "picture-won",
        WonTogether { names: String, points: u32 } = "picture-won-together",
        ToPlace = "picture-to-place",
        ToPick = "picture-to-pick",
        OrderOfPicks = "picture-order-of-picks",
        NothingToPick = "picture-nothing-to-pick",
        Free = "picture-free",
        Done = "picture-done",
        Discarded { dominoes: u32 } = "picture-discarded",
        IfItStays { points: u32 } = "picture-if-it-stays",
        Pending { quest: String, points: u32 } = "picture-pending",
        WithGiant = "picture-with-giant",
        WithFootprint = "picture-with-footprint",
        Extent { width: u32, height: u32, frame: u32 } = "picture-extent",
        Property { terrain: Terrain, squares: u32, crowns: u32, points: u32 } = "picture-property",
        LocalBusiness { terrain: Terrain, points: u32 } = "picture-local-business",
        FourCorners { terrain: Terrain, points: u32 } = "picture-four-corners",
        Harmony { points: u32 } = "picture-harmony",
        MiddleKingdom { points: u32 } = "picture-middle-kingdom",
        LostCorner { points: u32 } = "picture-lost-corner",
        FolieDesGrandeurs { points: u32 } = "picture-folie-des-grandeurs",
        BleakKing { points: u32 } = "picture-bleak-king",
        Ranking = "picture-ranking",
        Ties { largest: u32, crowns: u32 } = "picture-ties",
        Key { terrains: String } = "picture-key",
    }
}

impl PictureText {
    fn text(&self, language: Language) -> String {
        self.format(language, None)
    }
}

/// Converts a count of game pieces.
fn count(things: usize) -> u32 {
    u32::try_from(things).unwrap_or(u32::MAX)
}

impl Words for Language {
    fn language(&self) -> &str {
        self.tag()
    }

    fn is_right_to_left(&self) -> bool {
        self.direction() == TextDirection::RightToLeft
    }

    fn letter(&self, terrain: Terrain) -> char {
        // Declaration order of `Terrain`.
        let letters = match self {
            Language::English => ['W', 'F', 'L', 'P', 'S', 'M'],
            Language::Hebrew => ['ח', 'ט', 'א', 'ר', 'ב', 'כ'],
            Language::Greek => ['Σ', 'Δ', 'Λ', 'Α', 'Β', 'Ν'],
            Language::Polish => ['P', 'L', 'J', 'Ł', 'B', 'K'],
            Language::Bulgarian => ['Ж', 'Г', 'Е', 'П', 'Б', 'Л'],
            Language::Spanish => ['T', 'B', 'L', 'P', 'N', 'M'],
        };
        letters[terrain as usize]
    }

    fn terrain(&self, terrain: Terrain) -> String {
        names::terrain(*self, terrain)
    }

    fn square(&self, square: Square) -> String {
        let Square { terrain, crowns } = square;
        match crowns {
            0 => names::terrain(*self, terrain),
            _ => PictureText::Square { terrain, crowns: crowns.into() }.text(*self),
        }
    }

    fn table(&self) -> String {
        PictureText::Table.text(*self)
    }

    fn kingdom(&self, name: &str) -> String {
        PictureText::Kingdom { name: name.to_owned() }.text(*self)
    }

    fn round(&self, round: u8, rounds: u8) -> String {
        match round {
            0 => PictureText::BeforeFirstRound.text(*self),
            _ => PictureText::Round { round: round.into(), rounds: rounds.into() }.text(*self),
        }
    }

    fn undrawn(&self, dominoes: u8) -> String {
        match dominoes {
            0 => PictureText::AllDrawn.text(*self),
            _ => PictureText::Undrawn { dominoes: dominoes.into() }.text(*self),
        }
    }

    fn turn(&self, name: &str, expected: Expected) -> String {
        let domino = match expected {
            Expected::Place(domino) => domino.to_string(),
            Expected::Pick | Expected::Cover | Expected::SendOrKeep => String::new(),
        };
        PictureText::Turn { name: name.to_owned(), expected, domino }.text(*self)
    }

    fn no_turn(&self) -> String {
        PictureText::NobodysTurn.text(*self)
    }

    fn won(&self, names: &[String], points: u32) -> String {
        match names {
            [name] => PictureText::Won { name: name.clone(), points }.text(*self),
            names => {
                PictureText::WonTogether { names: join_names(*self, names), points }.text(*self)
            }
        }
    }

    fn to_place(&self) -> String {
        PictureText::ToPlace.text(*self)
    }

    fn to_pick(&self) -> String {
        PictureText::ToPick.text(*self)
    }

    fn first_pick_order(&self) -> String {
        PictureText::OrderOfPicks.text(*self)
    }

    fn nothing_to_pick(&self) -> String {
        PictureText::NothingToPick.text(*self)
    }

    fn free(&self) -> String {
        PictureText::Free.text(*self)
    }

    fn done(&self) -> String {
        PictureText::Done.text(*self)
    }

    fn points(&self, points: u32) -> String {
        PieceName::Point.counted(*self, points)
    }

    fn discarded(&self, dominoes: usize) -> String {
        PictureText::Discarded { dominoes: count(dominoes) }.text(*self)
    }

    fn pending_points(&self, points: u32) -> String {
        PictureText::IfItStays { points }.text(*self)
    }

    fn domino_effect(&self, kind: DominoKind) -> Option<String> {
        match kind {
            DominoKind::Plain => None,
            DominoKind::Giant => Some(PictureText::WithGiant.text(*self)),
            DominoKind::Footprint => Some(PictureText::WithFootprint.text(*self)),
        }
    }

    fn giants(&self, giants: usize) -> String {
        PieceName::Giant.counted(*self, count(giants))
    }

    fn extent(&self, width: u8, height: u8, frame: u8) -> String {
        let [width, height, frame] = [width, height, frame].map(u32::from);
        PictureText::Extent { width, height, frame }.text(*self)
    }

    fn property(&self, terrain: Terrain, squares: usize, crowns: u32, points: u32) -> String {
        PictureText::Property { terrain, squares: count(squares), crowns, points }.text(*self)
    }

    fn quest(&self, quest: Quest) -> String {
        names::quest(*self, quest)
    }

    fn goal(&self, goal: Goal, points: u32) -> String {
        let asked = match goal {
            Goal::LocalBusiness(terrain) => PictureText::LocalBusiness { terrain, points },
            Goal::FourCorners(terrain) => PictureText::FourCorners { terrain, points },
            Goal::Harmony => PictureText::Harmony { points },
            Goal::MiddleKingdom => PictureText::MiddleKingdom { points },
            Goal::LostCorner => PictureText::LostCorner { points },
            Goal::FolieDesGrandeurs => PictureText::FolieDesGrandeurs { points },
            Goal::BleakKing => PictureText::BleakKing { points },
        };
        asked.text(*self)
    }

    fn earned(&self, quest: Quest, points: u32) -> String {
        format!("{} = {points}", names::quest(*self, quest))
    }

    fn pending(&self, quest: Quest, points: u32) -> String {
        PictureText::Pending { quest: names::quest(*self, quest), points }.text(*self)
    }

    fn ranking(&self) -> String {
        PictureText::Ranking.text(*self)
    }

    fn ties(&self, tally: Tally) -> String {
        let Tally { largest_property, crowns, .. } = tally;
        PictureText::Ties { largest: largest_property, crowns }.text(*self)
    }

    fn key(&self) -> String {
        let named =
            |terrain| format!("{} {}", self.letter(terrain), names::terrain(*self, terrain));
        PictureText::Key { terrains: Terrain::ALL.map(named).join(", ") }.text(*self)
    }
}
