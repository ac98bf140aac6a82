use kingdomino::Terrain;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::player::{HeadToHead, Statistics};
use crate::domain::rating::Category;

use super::views::ReliabilityView;

/// What a player has played.
#[derive(Debug, Serialize, ToSchema)]
pub struct StatisticsListView {
    /// One for each category in which there are games.
    #[schema(max_items = 3)]
    pub items: Vec<StatisticsView>,
    pub reliability: ReliabilityView,
}

/// What the games of a category came to. Points and all means are of the whole games.
#[derive(Debug, Serialize, ToSchema)]
pub struct StatisticsView {
    pub category: Category,
    #[schema(minimum = 0)]
    pub games: u32,
    /// The games in which nobody was before the player.
    #[schema(minimum = 0)]
    pub wins: u32,
    /// The games that the house finished for the player.
    #[schema(minimum = 0)]
    pub taken_over: u32,
    /// The games that the player played from the start to the end.
    #[schema(minimum = 0)]
    pub whole: u32,
    /// Null without a whole game.
    #[schema(minimum = 0, maximum = 1000)]
    pub mean_points: Option<f64>,
    /// Null without a whole game.
    #[schema(minimum = 0, maximum = 1000)]
    pub best_points: Option<u32>,
    /// The mean points of the properties, by terrain.
    #[schema(min_items = 6, max_items = 6)]
    pub terrains: Vec<TerrainMeanView>,
    /// What variants added, on average.
    #[schema(minimum = 0, maximum = 100)]
    pub bonuses: f64,
    /// What quests added, on average.
    #[schema(minimum = 0, maximum = 1000)]
    pub quests: f64,
    /// The giants in the kingdom at the end, on average.
    #[schema(minimum = 0, maximum = 6)]
    pub giants: f64,
    /// The dominoes discarded, on average.
    #[schema(minimum = 0, maximum = 24)]
    pub discards: f64,
}

impl From<Statistics> for StatisticsView {
    fn from(statistics: Statistics) -> StatisticsView {
        let terrains = Terrain::ALL.into_iter().zip(statistics.terrains);
        StatisticsView {
            category: statistics.category,
            games: statistics.games,
            wins: statistics.wins,
            taken_over: statistics.taken_over,
            whole: statistics.whole,
            mean_points: statistics.mean_points,
            best_points: statistics.best_points,
            terrains: terrains
                .map(|(terrain, points)| TerrainMeanView { terrain, points })
                .collect(),
            bonuses: statistics.bonuses,
            quests: statistics.quests,
            giants: statistics.giants,
            discards: statistics.discards,
        }
    }
}

/// The mean points of a terrain.
#[derive(Debug, Serialize, ToSchema)]
pub struct TerrainMeanView {
    pub terrain: Terrain,
    #[schema(minimum = 0, maximum = 1000)]
    pub points: f64,
}

/// How two players fared against each other.
#[derive(Debug, Serialize, ToSchema)]
pub struct HeadToHeadListView {
    /// One for each category in which there are games.
    #[schema(max_items = 3)]
    pub items: Vec<HeadToHeadView>,
}

/// How a player fared against another in the games of a category.
#[derive(Debug, Serialize, ToSchema)]
pub struct HeadToHeadView {
    pub category: Category,
    #[schema(minimum = 0)]
    pub games: u32,
    /// In which the player was before the opponent.
    #[schema(minimum = 0)]
    pub ahead: u32,
    /// In which the player was behind the opponent.
    #[schema(minimum = 0)]
    pub behind: u32,
    /// In which both shared a rank.
    #[schema(minimum = 0)]
    pub level: u32,
    #[schema(minimum = 0, maximum = 1000)]
    pub mean_points: f64,
    #[schema(minimum = 0, maximum = 1000)]
    pub opponents_mean_points: f64,
}

impl From<HeadToHead> for HeadToHeadView {
    fn from(fared: HeadToHead) -> HeadToHeadView {
        let HeadToHead { category, games, ahead, behind, level, .. } = fared;
        let HeadToHead { mean_points, opponents_mean_points, .. } = fared;
        HeadToHeadView { category, games, ahead, behind, level, mean_points, opponents_mean_points }
    }
}
