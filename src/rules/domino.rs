use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Terrain;
use super::Terrain::{Forest, Lake, Mine, Pasture, Swamp, Wheat};

/// Half of a domino: a terrain and 0 to 3 crowns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    pub terrain: Terrain,
    pub crowns: u8,
}

/// Two squares. Which is the first has no meaning in the rules; it gives a placement its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Domino {
    pub first: Square,
    pub second: Square,
}

impl Domino {
    /// Whether both squares are alike, so that turning it round changes nothing.
    pub fn is_double(self) -> bool {
        self.first == self.second
    }

    pub fn crowns(self) -> u8 {
        self.first.crowns + self.second.crowns
    }
}

/// The number printed on the back of a domino, 1 to 48. On the wire and in storage it is text, because
/// what is printed there need not be a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String, min_length = 1, max_length = 2, pattern = "^([1-9]|[1-3][0-9]|4[0-8])$", examples("12"))]
pub struct DominoId(NonZeroU8);

impl DominoId {
    pub const COUNT: usize = 48;

    /// The domino with this number; none if the box holds no such domino.
    pub const fn new(number: u8) -> Option<DominoId> {
        match NonZeroU8::new(number) {
            Some(known) if number as usize <= DominoId::COUNT => Some(DominoId(known)),
            _ => None,
        }
    }

    /// All dominoes, ascending.
    pub fn all() -> impl Iterator<Item = DominoId> {
        (1..).map_while(DominoId::new)
    }

    pub const fn number(self) -> u8 {
        self.0.get()
    }

    pub const fn domino(self) -> Domino {
        DOMINOES[self.number() as usize - 1]
    }
}

/// The text names no domino of the box.
#[derive(Debug, PartialEq, Eq)]
pub struct UnknownDomino;

impl fmt::Display for UnknownDomino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such domino: expected \"1\" to \"48\"")
    }
}

impl std::error::Error for UnknownDomino {}

impl FromStr for DominoId {
    type Err = UnknownDomino;

    fn from_str(label: &str) -> Result<DominoId, UnknownDomino> {
        let number = label.parse().ok().and_then(DominoId::new).ok_or(UnknownDomino)?;
        // Only the one spelling: neither "012" nor "+12".
        if number.to_string() == label { Ok(number) } else { Err(UnknownDomino) }
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
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for DominoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

const fn domino(first: Terrain, crowns_1: u8, second: Terrain, crowns_2: u8) -> Domino {
    Domino {
        first: Square { terrain: first, crowns: crowns_1 },
        second: Square { terrain: second, crowns: crowns_2 },
    }
}

/// The dominoes of the base game, by number.
const DOMINOES: [Domino; DominoId::COUNT] = [
    domino(Wheat, 0, Wheat, 0),
    domino(Wheat, 0, Wheat, 0),
    domino(Forest, 0, Forest, 0),
    domino(Forest, 0, Forest, 0),
    domino(Forest, 0, Forest, 0),
    domino(Forest, 0, Forest, 0),
    domino(Lake, 0, Lake, 0),
    domino(Lake, 0, Lake, 0),
    domino(Lake, 0, Lake, 0),
    domino(Pasture, 0, Pasture, 0),
    domino(Pasture, 0, Pasture, 0),
    domino(Swamp, 0, Swamp, 0),
    domino(Wheat, 0, Forest, 0),
    domino(Wheat, 0, Lake, 0),
    domino(Wheat, 0, Pasture, 0),
    domino(Wheat, 0, Swamp, 0),
    domino(Forest, 0, Lake, 0),
    domino(Forest, 0, Pasture, 0),
    domino(Wheat, 1, Forest, 0),
    domino(Wheat, 1, Lake, 0),
    domino(Wheat, 1, Pasture, 0),
    domino(Wheat, 1, Swamp, 0),
    domino(Wheat, 1, Mine, 0),
    domino(Forest, 1, Wheat, 0),
    domino(Forest, 1, Wheat, 0),
    domino(Forest, 1, Wheat, 0),
    domino(Forest, 1, Wheat, 0),
    domino(Forest, 1, Lake, 0),
    domino(Forest, 1, Pasture, 0),
    domino(Lake, 1, Wheat, 0),
    domino(Lake, 1, Wheat, 0),
    domino(Lake, 1, Forest, 0),
    domino(Lake, 1, Forest, 0),
    domino(Lake, 1, Forest, 0),
    domino(Lake, 1, Forest, 0),
    domino(Wheat, 0, Pasture, 1),
    domino(Lake, 0, Pasture, 1),
    domino(Wheat, 0, Swamp, 1),
    domino(Pasture, 0, Swamp, 1),
    domino(Mine, 1, Wheat, 0),
    domino(Wheat, 0, Pasture, 2),
    domino(Lake, 0, Pasture, 2),
    domino(Wheat, 0, Swamp, 2),
    domino(Pasture, 0, Swamp, 2),
    domino(Mine, 2, Wheat, 0),
    domino(Swamp, 0, Mine, 2),
    domino(Swamp, 0, Mine, 2),
    domino(Wheat, 0, Mine, 3),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_the_squares_and_crowns_that_the_rulebook_counts() {
        let squares = |terrain| {
            DominoId::all()
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
    fn a_domino_has_one_spelling() {
        assert_eq!("12".parse().ok(), DominoId::new(12));
        for text in ["", "0", "49", "012", "+12", " 12", "A", "12.0", "-1", "256"] {
            assert_eq!(text.parse::<DominoId>(), Err(UnknownDomino), "{text}");
        }
    }
}
