use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Results of a game that change the ratings of people. House players and bots are rated by their
/// results against all players, unless the game is not rated.
///
/// - `no`: the game is not rated.
/// - `people`: results against other people.
/// - `everybody`: results against all players, including house players and bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RatingMode {
    No,
    #[default]
    People,
    Everybody,
}

impl RatingMode {
    pub const ALL: [RatingMode; 3] = [RatingMode::No, RatingMode::People, RatingMode::Everybody];

    /// Returns the mode with this name.
    pub fn from_name(name: &str) -> Option<RatingMode> {
        RatingMode::ALL.into_iter().find(|rated| rated.name() == name)
    }

    pub fn name(self) -> &'static str {
        match self {
            RatingMode::No => "no",
            RatingMode::People => "people",
            RatingMode::Everybody => "everybody",
        }
    }
}
