use kingdomino::{Settings, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is rated apart, because it is another game.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// The base game on 5 × 5, whatever bonuses it has.
    Base,
    /// The Mighty Duel without giants.
    Duel,
    /// Every game with Age of Giants.
    AgeOfGiants,
}

impl Category {
    pub const ALL: [Category; 3] = [Category::Base, Category::Duel, Category::AgeOfGiants];

    /// Where a game by these settings counts.
    pub fn of(settings: Settings) -> Category {
        match (settings.has_giants(), settings.has(Variant::MightyDuel)) {
            (true, _) => Category::AgeOfGiants,
            (false, true) => Category::Duel,
            (false, false) => Category::Base,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Category::Base => "base",
            Category::Duel => "duel",
            Category::AgeOfGiants => "age_of_giants",
        }
    }
}
