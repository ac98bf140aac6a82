use kingdomino::Terrain;

use crate::domain::rating::RatingCategory;

/// What the games of a category came to for a player. Points and what they are made of count the games that the player
/// played from the start to the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    pub category: RatingCategory,
    pub games: u32,
    pub wins: u32,
    /// The games that the house finished.
    pub taken_over: u32,
    /// Played from the start to the end.
    pub whole: u32,
    pub mean_points: Option<f64>,
    pub best_points: Option<u32>,
    /// The mean points of the properties of each terrain, in the order of [`Terrain::ALL`].
    pub terrains: [f64; Terrain::COUNT],
    /// The mean of what variants added, of what quests did, of the giants in the kingdom, and of discards.
    pub bonuses: f64,
    pub quests: f64,
    pub giants: f64,
    pub discards: f64,
}

/// How two players fared in the games at which both sat at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct HeadToHead {
    pub category: RatingCategory,
    pub games: u32,
    /// In which the one was before the other, behind it, or beside it.
    pub ahead: u32,
    pub behind: u32,
    pub level: u32,
    pub mean_points: f64,
    pub opponents_mean_points: f64,
}
