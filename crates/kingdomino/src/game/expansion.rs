use serde::{Deserialize, Serialize};

use crate::DominoId;

/// What is added to the box of the base game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Expansion {
    /// Nothing: the 48 dominoes of the base game, for 2 to 4 players.
    #[default]
    None,
    /// Twelve dominoes more, with giants that cover crowns and footprints that send them on; two quests for everybody;
    /// up to 5 players.
    AgeOfGiants,
}

impl Expansion {
    /// Both, in the order of their stored numbers.
    pub const ALL: [Expansion; 2] = [Expansion::None, Expansion::AgeOfGiants];

    /// The dominoes in the box, ascending.
    pub fn dominoes(self) -> impl Iterator<Item = DominoId> {
        DominoId::all()
            .filter(move |domino| self == Expansion::AgeOfGiants || domino.is_of_the_base_game())
    }
}
