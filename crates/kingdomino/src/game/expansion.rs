use serde::{Deserialize, Serialize};

use crate::DominoId;

/// Expansion of the base game: `none`, or `age_of_giants`, which adds twelve dominoes with giants
/// and footprints, two quests, and a fifth seat.
///
/// May gain values: display a game with an unknown expansion, but do not apply its rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Expansion {
    /// Base game with 48 dominoes for 2 to 4 players.
    #[default]
    None,
    /// Twelve more dominoes, which bring giants that cover crowns or footprints that send giants to
    /// opponents; two quests that every player scores; up to 5 players.
    AgeOfGiants,
}

impl Expansion {
    /// All expansions, in the order of their stored numbers.
    pub const ALL: [Expansion; 2] = [Expansion::None, Expansion::AgeOfGiants];

    /// Returns the dominoes in the box, ascending.
    pub fn dominoes(self) -> impl Iterator<Item = DominoId> {
        DominoId::all()
            .filter(move |domino| self == Expansion::AgeOfGiants || domino.is_base_game())
    }
}
