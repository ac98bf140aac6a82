use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Terrain;

mod table;

/// Half of a domino: a terrain and 0 to 3 crowns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    /// Terrain of the square.
    pub terrain: Terrain,
    /// Number of printed crowns, 0 to 3, including those covered by giants.
    pub crowns: u8,
}

/// Two squares. Their order has no meaning in the rules, but gives a placement its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Domino {
    /// Square at the cell of a placement.
    pub first: Square,
    /// Square next to the first, in the direction of the placement.
    pub second: Square,
}

impl Domino {
    /// Returns true if both squares are equal, so that the two directions of a placement are
    /// equivalent.
    pub fn is_double(self) -> bool {
        self.first == self.second
    }

    /// Returns the number of crowns on both squares, 0 to 3.
    pub fn crowns(self) -> u8 {
        self.first.crowns + self.second.crowns
    }
}

/// Label on the back of a domino, always written as text: a number from `1` to `54` or, in Age of
/// Giants, a letter from `A` to `F`. Letters sort before numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 2, pattern = "^([A-F]|[1-9]|[1-4][0-9]|5[0-4])$", examples("12")))]
pub struct DominoId(NonZeroU8);

/// Effect of placing a domino: `plain` for none, `giant` for A to F, which bring a giant, and
/// `footprint` for 49 to 54, after which a giant can be sent to an opponent.
///
/// May gain values: load the game again after a domino of an unknown kind is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DominoKind {
    /// No effect.
    Plain,
    /// Brings a giant, which covers a crown in the kingdom of the player who placed it: A to F.
    Giant,
    /// Allows sending a giant to an opponent: 49 to 54.
    Footprint,
}

impl DominoId {
    /// Number of dominoes, including the expansion.
    pub const COUNT: usize = 60;
    /// Number of dominoes with a letter.
    pub(crate) const LETTERS: u8 = 6;
    /// Highest number on a domino.
    pub(crate) const NUMBERS: u8 = 54;
    const BASE_GAME_COUNT: u8 = 48;

    /// Returns the domino with this number; 55 to 60 stand for the letters. Returns none if there
    /// is no such domino.
    pub const fn new(number: u8) -> Option<DominoId> {
        match number {
            1..=DominoId::NUMBERS => DominoId::from_index(number + DominoId::LETTERS),
            55..=60 => DominoId::from_index(number - DominoId::NUMBERS),
            _ => None,
        }
    }

    /// Returns the domino at this position among all, counted from 1 in ascending order.
    pub(crate) const fn from_index(index: u8) -> Option<DominoId> {
        match NonZeroU8::new(index) {
            Some(known) if index as usize <= DominoId::COUNT => Some(DominoId(known)),
            _ => None,
        }
    }

    /// Returns all dominoes including the expansion, ascending.
    pub fn all() -> impl Iterator<Item = DominoId> {
        (1..).map_while(DominoId::from_index)
    }

    /// Returns the position among all dominoes, counted from 1 in ascending order.
    pub(crate) const fn index(self) -> u8 {
        self.0.get()
    }

    /// Returns the stored number: the number on the back, or 55 to 60 for the letters.
    pub const fn number(self) -> u8 {
        if self.index() > DominoId::LETTERS {
            self.index() - DominoId::LETTERS
        } else {
            self.index() + DominoId::NUMBERS
        }
    }

    /// Returns true for the 48 dominoes of the base game: 1 to 48.
    pub const fn is_base_game(self) -> bool {
        matches!(self.kind(), DominoKind::Plain)
    }

    /// Returns the effect of placing the domino: distinguishes letters, 1 to 48, and 49 to 54.
    pub const fn kind(self) -> DominoKind {
        const FIRST_FOOTPRINT_INDEX: u8 = DominoId::LETTERS + DominoId::BASE_GAME_COUNT + 1;
        match self.index() {
            1..=DominoId::LETTERS => DominoKind::Giant,
            FIRST_FOOTPRINT_INDEX.. => DominoKind::Footprint,
            _ => DominoKind::Plain,
        }
    }
}

/// Error for a text that is not the label of a domino.
#[derive(Debug, PartialEq, Eq)]
pub struct UnknownDomino;

impl fmt::Display for UnknownDomino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such domino: expected \"1\" to \"54\" or \"A\" to \"F\"")
    }
}

impl std::error::Error for UnknownDomino {}

impl FromStr for DominoId {
    type Err = UnknownDomino;

    fn from_str(label: &str) -> Result<DominoId, UnknownDomino> {
        let id = match label.as_bytes() {
            [letter @ b'A'..=b'F'] => DominoId::from_index(letter - b'A' + 1),
            _ => label.parse().ok().and_then(DominoId::new),
        };
        // Accepts only the canonical spelling: neither "012" nor "+12".
        id.filter(|id| id.to_string() == label).ok_or(UnknownDomino)
    }
}

impl TryFrom<String> for DominoId {
    type Error = UnknownDomino;

    fn try_from(label: String) -> Result<DominoId, UnknownDomino> {
        label.parse()
    }
}

impl From<DominoId> for String {
    fn from(id: DominoId) -> String {
        id.to_string()
    }
}

impl fmt::Display for DominoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            DominoKind::Giant => fmt::Display::fmt(&char::from(b'A' + self.index() - 1), f),
            DominoKind::Plain | DominoKind::Footprint => fmt::Display::fmt(&self.number(), f),
        }
    }
}

impl fmt::Debug for DominoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Expansion;

    #[test]
    fn box_matches_rulebook_counts() {
        let squares = |terrain| {
            Expansion::None
                .dominoes()
                .flat_map(|id| [id.domino().first, id.domino().second])
                .filter(|square| square.terrain == terrain)
                .fold((0, 0), |(squares, crowns), square| (squares + 1, crowns + square.crowns))
        };
        assert_eq!(
            Terrain::ALL.map(squares),
            [(26, 5), (22, 6), (18, 6), (14, 6), (10, 6), (6, 10)]
        );
    }

    #[test]
    fn domino_label_has_one_spelling() {
        assert_eq!("12".parse().ok(), DominoId::new(12));
        for text in ["", "0", "55", "60", "012", "+12", " 12", "a", "G", "AA", "12.0", "-1", "256"]
        {
            assert_eq!(text.parse::<DominoId>(), Err(UnknownDomino), "{text}");
        }
    }

    #[test]
    fn letters_sort_before_numbers() {
        let labels: Vec<String> = DominoId::all().map(String::from).collect();
        assert_eq!(labels[..8], ["A", "B", "C", "D", "E", "F", "1", "2"]);
        assert_eq!(labels[54..], ["49", "50", "51", "52", "53", "54"]);
        let numbers: Vec<u8> = DominoId::all().map(DominoId::number).collect();
        assert!(numbers.iter().copied().eq((55..=60).chain(1..=54)));
        assert!(numbers.into_iter().map(DominoId::new).eq(DominoId::all().map(Some)));
        assert_eq!(DominoId::new(61), None);
    }

    #[test]
    fn kinds_follow_domino_labels() {
        let of = |kind| {
            let those = DominoId::all().filter(|id| id.kind() == kind);
            those.map(String::from).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(of(DominoKind::Giant), "A B C D E F");
        assert_eq!(of(DominoKind::Footprint), "49 50 51 52 53 54");
    }
}
