use serde::{Deserialize, Serialize};

/// Scheme of the shuffle: `kingdomail-shuffle-1`, which can be verified when the game is over, or
/// `kingdomail-shuffle-2`, with which each line can also be verified when it is dealt.
///
/// May gain values: display that the shuffle cannot be verified for an unknown scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ShuffleScheme {
    /// The shuffle can be verified when the game is over.
    #[serde(rename = "kingdomail-shuffle-1")]
    One,
    /// Each line can also be verified when it is dealt.
    #[serde(rename = "kingdomail-shuffle-2")]
    Two,
}

impl ShuffleScheme {
    /// Scheme of new games.
    pub const NEWEST: ShuffleScheme = ShuffleScheme::Two;
    const ALL: [ShuffleScheme; 2] = [ShuffleScheme::One, ShuffleScheme::Two];

    /// Returns the name of the scheme in the API and in its published description.
    pub fn name(self) -> &'static str {
        match self {
            ShuffleScheme::One => "kingdomail-shuffle-1",
            ShuffleScheme::Two => "kingdomail-shuffle-2",
        }
    }

    /// Returns the scheme with this name.
    pub fn from_name(name: &str) -> Option<ShuffleScheme> {
        ShuffleScheme::ALL.into_iter().find(|scheme| scheme.name() == name)
    }

    /// Returns the number in the name.
    pub fn number(self) -> i16 {
        match self {
            ShuffleScheme::One => 1,
            ShuffleScheme::Two => 2,
        }
    }

    /// Returns the scheme with this number.
    pub fn from_number(number: i16) -> Option<ShuffleScheme> {
        ShuffleScheme::ALL.into_iter().find(|scheme| scheme.number() == number)
    }

    /// Returns true if each line is dealt with a proof.
    pub fn has_line_proofs(self) -> bool {
        self == ShuffleScheme::Two
    }
}
