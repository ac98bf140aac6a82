use kingdomino::Terrain;

use crate::domain::rating::RatingCategory;

/// Statistics of a player in a category. Points and their components include only games that the
/// player played from start to end.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    pub category: RatingCategory,
    pub games: u32,
    pub wins: u32,
    /// Games that a house player finished for the player.
    pub taken_over: u32,
    /// Games that the player played from start to end.
    pub completed_games: u32,
    pub mean_points: Option<f64>,
    pub best_points: Option<u32>,
    /// Mean points of the properties of each terrain, in the order of [`Terrain::ALL`].
    pub terrains: [f64; Terrain::COUNT],
    /// Mean points of variants; the next fields are the means of quest points, giants and discards.
    pub bonuses: f64,
    pub quests: f64,
    pub giants: f64,
    pub discards: f64,
}

/// Head-to-head results of two players in games in which both had a seat at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct HeadToHead {
    pub category: RatingCategory,
    pub games: u32,
    /// Games in which the player ranked ahead of the opponent; the next fields count those behind
    /// and level.
    pub ahead: u32,
    pub behind: u32,
    pub level: u32,
    pub mean_points: f64,
    pub opponents_mean_points: f64,
}
