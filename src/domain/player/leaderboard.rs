use crate::domain::PlayerId;
use crate::domain::rating::{Rating, RatingCategory};

/// A rated player on a leaderboard. Players whose account was deleted are not on it.
#[derive(Clone, Debug)]
pub struct Leader {
    pub player: PlayerId,
    pub name: String,
    pub rating: Rating,
}

/// What a game of the chronicle made of a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    pub position: i64,
    pub player: PlayerId,
    pub category: RatingCategory,
    pub mean: f64,
    pub deviation: f64,
}

/// Where the next page of a leaderboard begins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AfterLeader {
    pub at_least: f64,
    pub player: PlayerId,
}
