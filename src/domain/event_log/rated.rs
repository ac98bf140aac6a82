use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Whose results at a table change the ratings of people. House players and bots are rated by how they fare against everybody,
/// unless the table is not rated at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rated {
    /// Nobody's: the game is for fun.
    No,
    /// Those of people against people.
    #[default]
    People,
    /// Those of everybody, also against house players and bots.
    Everybody,
}

impl Rated {
    pub const ALL: [Rated; 3] = [Rated::No, Rated::People, Rated::Everybody];

    /// The wish that a name stands for.
    pub fn named(name: &str) -> Option<Rated> {
        Rated::ALL.into_iter().find(|rated| rated.name() == name)
    }

    pub fn name(self) -> &'static str {
        match self {
            Rated::No => "no",
            Rated::People => "people",
            Rated::Everybody => "everybody",
        }
    }
}
