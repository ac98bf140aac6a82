//! Views of statistics and comparisons of players.

use kingdomino::Terrain;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::GameId;
use crate::domain::player::{HeadToHead, Statistics};
use crate::domain::rating::RatingCategory;

use super::views::ReliabilityView;

/// Statistics of a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerStatisticsView {
    /// Statistics of each category in which the player has games.
    #[schema(max_items = 3)]
    pub items: Vec<CategoryStatisticsView>,
    /// Reliability of the player.
    pub reliability: ReliabilityView,
}

/// Statistics of a player in a category. Points and means cover only the games that the player
/// played from start to end.
#[derive(Debug, Serialize, ToSchema)]
pub struct CategoryStatisticsView {
    /// Rating category.
    pub category: RatingCategory,
    /// Number of finished games.
    #[schema(minimum = 0)]
    pub games: u32,
    /// Number of games in which no player had a better rank.
    #[schema(minimum = 0)]
    pub wins: u32,
    /// Number of games that a house player finished for the player.
    #[schema(minimum = 0)]
    pub taken_over: u32,
    /// Number of games that the player played from start to end.
    #[schema(minimum = 0)]
    pub complete_games: u32,
    /// Mean points per game; null if the player played no game from start to end.
    #[schema(minimum = 0, maximum = 1000)]
    pub mean_points: Option<f64>,
    /// Highest points in a game; null if the player played no game from start to end.
    #[schema(minimum = 0, maximum = 1000)]
    pub best_points: Option<u32>,
    /// Latest game with the highest points; null if the player played no game from start to end.
    pub best_game_id: Option<GameId>,
    /// Mean points of the properties per game, by terrain.
    #[schema(min_items = 6, max_items = 6)]
    pub terrains: Vec<TerrainMeanView>,
    /// Mean points from variants per game.
    #[schema(minimum = 0, maximum = 100)]
    pub bonuses: f64,
    /// Mean points from quests per game.
    #[schema(minimum = 0, maximum = 1000)]
    pub quests: f64,
    /// Mean number of giants in the kingdom at the end of a game.
    #[schema(minimum = 0, maximum = 6)]
    pub giants: f64,
    /// Mean number of discarded dominoes per game.
    #[schema(minimum = 0, maximum = 24)]
    pub discards: f64,
}

impl From<Statistics> for CategoryStatisticsView {
    fn from(statistics: Statistics) -> CategoryStatisticsView {
        let terrains = Terrain::ALL.into_iter().zip(statistics.terrains);
        CategoryStatisticsView {
            category: statistics.category,
            games: statistics.games,
            wins: statistics.wins,
            taken_over: statistics.taken_over_games,
            complete_games: statistics.completed_games,
            mean_points: statistics.mean_points,
            best_points: statistics.best_points,
            best_game_id: statistics.best_game,
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

/// Mean points of a terrain.
#[derive(Debug, Serialize, ToSchema)]
pub struct TerrainMeanView {
    /// The terrain.
    pub terrain: Terrain,
    /// Mean points of the properties of this terrain per game.
    #[schema(minimum = 0, maximum = 1000)]
    pub points: f64,
}

/// Results of a player against an opponent, by category.
#[derive(Debug, Serialize, ToSchema)]
pub struct HeadToHeadListView {
    /// Results in each category in which both players have games.
    #[schema(max_items = 3)]
    pub items: Vec<HeadToHeadView>,
}

/// Results of a player against an opponent in a category.
#[derive(Debug, Serialize, ToSchema)]
pub struct HeadToHeadView {
    /// Rating category.
    pub category: RatingCategory,
    /// Number of finished games of both players.
    #[schema(minimum = 0)]
    pub games: u32,
    /// Number of games in which the player had a better rank than the opponent.
    #[schema(minimum = 0)]
    pub wins: u32,
    /// Number of games in which the player had a worse rank than the opponent.
    #[schema(minimum = 0)]
    pub losses: u32,
    /// Number of games in which both players had the same rank.
    #[schema(minimum = 0)]
    pub ties: u32,
    /// Mean points of the player per game.
    #[schema(minimum = 0, maximum = 1000)]
    pub mean_points: f64,
    /// Mean points of the opponent per game.
    #[schema(minimum = 0, maximum = 1000)]
    pub opponents_mean_points: f64,
}

impl From<HeadToHead> for HeadToHeadView {
    fn from(head_to_head: HeadToHead) -> HeadToHeadView {
        let HeadToHead { category, games, ahead, behind, level, .. } = head_to_head;
        let HeadToHead { mean_points, opponents_mean_points, .. } = head_to_head;
        HeadToHeadView {
            category,
            games,
            wins: ahead,
            losses: behind,
            ties: level,
            mean_points,
            opponents_mean_points,
        }
    }
}
