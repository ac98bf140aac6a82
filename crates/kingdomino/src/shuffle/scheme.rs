use serde::{Deserialize, Serialize};

/// How a game is shuffled, and what is shown of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Scheme {
    /// The shuffle can be checked when the game is over.
    #[serde(rename = "kingdomail-shuffle-1")]
    One,
    /// The same, and each line as soon as it is dealt.
    #[serde(rename = "kingdomail-shuffle-2")]
    Two,
}

impl Scheme {
    /// The one that new games have.
    pub const NEWEST: Scheme = Scheme::Two;
    const ALL: [Scheme; 2] = [Scheme::One, Scheme::Two];

    /// Its name, as the API and the published description have it.
    pub fn name(self) -> &'static str {
        match self {
            Scheme::One => "kingdomail-shuffle-1",
            Scheme::Two => "kingdomail-shuffle-2",
        }
    }

    /// The scheme with this name.
    pub fn named(name: &str) -> Option<Scheme> {
        Scheme::ALL.into_iter().find(|scheme| scheme.name() == name)
    }

    /// The number in its name.
    pub fn number(self) -> i16 {
        match self {
            Scheme::One => 1,
            Scheme::Two => 2,
        }
    }

    /// The scheme with this number.
    pub fn numbered(number: i16) -> Option<Scheme> {
        Scheme::ALL.into_iter().find(|scheme| scheme.number() == number)
    }

    /// Whether each line comes with its proof.
    pub fn proves_lines(self) -> bool {
        self == Scheme::Two
    }
}
