use kingdomino::{Settings, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Category of games with separate ratings.
///
/// - `base`: the base game with kingdoms of 5 × 5, with or without bonuses.
/// - `duel`: The Mighty Duel without giants.
/// - `age_of_giants`: all games with Age of Giants.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum RatingCategory {
    Base,
    Duel,
    AgeOfGiants,
}

impl RatingCategory {
    pub const ALL: [RatingCategory; 3] =
        [RatingCategory::Base, RatingCategory::Duel, RatingCategory::AgeOfGiants];

    /// Returns the category of a game with these settings.
    pub fn of(settings: Settings) -> RatingCategory {
        match (settings.has_giants(), settings.has(Variant::MightyDuel)) {
            (true, _) => RatingCategory::AgeOfGiants,
            (false, true) => RatingCategory::Duel,
            (false, false) => RatingCategory::Base,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            RatingCategory::Base => "base",
            RatingCategory::Duel => "duel",
            RatingCategory::AgeOfGiants => "age_of_giants",
        }
    }
}
