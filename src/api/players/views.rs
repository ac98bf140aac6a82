//! Views of players: profiles, ratings, finished games, leaderboards and statistics.

use jiff::Timestamp;
use kingdomino::{HousePlayer, Terrain};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::accounts::views::PlayerView;
use crate::api::games::views::GameSettingsView;
use crate::domain::event_log::{FinishedBy, house_player, is_bot};
use crate::domain::player::{
    FinishedGame, FinishedSeat, HeadToHead, LeaderboardEntry, Reliability, Statistics,
};
use crate::domain::rating::{Rating, RatingCategory};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::service::players::Profile;

/// Public profile of a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerProfileView {
    /// Id of the player.
    pub id: PlayerId,
    /// Name of the player.
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: String,
    /// True if the player is a bot.
    pub bot: bool,
    /// True if the player is a guest.
    pub guest: bool,
    /// Owner of the bot; null for other players.
    pub owner: Option<PlayerView>,
    /// Strategy of the house player; null for other players.
    pub house: Option<HousePlayer>,
    /// Time at which the account was created.
    pub created_at: Timestamp,
    /// Reliability of the player.
    pub reliability: ReliabilityView,
    /// Ratings in the categories in which the player is rated. All house players with the same
    /// strategy share a rating.
    #[schema(max_items = 3)]
    pub ratings: Vec<RatingView>,
}

/// Rating of a player in a category, by the method of Weng and Lin.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingView {
    /// Rating category.
    pub category: RatingCategory,
    /// Estimated strength; 25 for a new player.
    #[schema(minimum = -1000, maximum = 1000)]
    pub mean: f64,
    /// Uncertainty of the mean; 25/3 for a new player.
    #[schema(minimum = 0, maximum = 100)]
    pub deviation: f64,
    /// Score by which leaderboards sort: `mean - 3 * deviation`, a strength that the player very
    /// likely exceeds. 0 for a new player; can be negative.
    #[schema(minimum = -1000, maximum = 1000)]
    pub leaderboard_score: f64,
    /// Number of rated games.
    #[schema(minimum = 0)]
    pub games: u32,
}

/// Reliability of a player, computed from the last 200 waits of the last year in the newest 50
/// games.
///
/// A wait is a period in which the game waits for the player; it ends with a decision or a timeout.
/// Premoves, forced moves and moves of house players are not waits. Games in which all opponents
/// are house players are not counted.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReliabilityView {
    /// Number of waits.
    #[schema(minimum = 0, maximum = 200)]
    pub waits: u32,
    /// Median time until the decision in seconds, without holidays, weekends off and pauses; null
    /// if the player made no decision.
    #[schema(minimum = 0)]
    pub median_answer_seconds: Option<i64>,
    /// Percentage of waits that ended with a timeout; null if there were no waits.
    #[schema(minimum = 0, maximum = 100)]
    pub timeouts_per_hundred: Option<f64>,
}

/// A page of finished games.
#[derive(Debug, Serialize, ToSchema)]
pub struct FinishedGameListView {
    /// The games, the most recent first.
    #[schema(max_items = 100)]
    pub items: Vec<FinishedGameView>,
    /// Cursor of the next page; null on the last page.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

/// A finished game of a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct FinishedGameView {
    /// Id of the game.
    pub game_id: GameId,
    /// Id of the series of the game; null if the game is not part of a series.
    pub series_id: Option<SeriesId>,
    /// Settings of the game.
    pub settings: GameSettingsView,
    /// Time at which the game ended.
    pub ended_at: Timestamp,
    /// Rank of the player, counted from 1.
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    /// Points of the player.
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
    /// Player or computer that played the seat at the end of the game.
    pub finished_by: FinishedBy,
    /// True if another player had the seat before.
    pub changed_hands: bool,
    /// Results of all seats, in seat order.
    #[schema(min_items = 2, max_items = 5)]
    pub seats: Vec<FinishedGameSeatView>,
}

/// Result of a seat in a finished game.
#[derive(Debug, Serialize, ToSchema)]
pub struct FinishedGameSeatView {
    /// Player that had the seat at the end.
    pub player: PlayerView,
    /// Rank of the seat, counted from 1; tied seats share a rank.
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    /// Points of the seat.
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
}

/// Players that a search has found.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerSearchView {
    /// The players, in the order of their names.
    #[schema(max_items = 100)]
    pub items: Vec<PlayerView>,
}

/// A page of a leaderboard.
#[derive(Debug, Serialize, ToSchema)]
pub struct LeaderboardView {
    /// The entries, the highest `rating.leaderboard_score` first.
    #[schema(max_items = 100)]
    pub items: Vec<LeaderboardEntryView>,
    /// Cursor of the next page; null on the last page.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

/// A player on a leaderboard.
#[derive(Debug, Serialize, ToSchema)]
pub struct LeaderboardEntryView {
    /// The player.
    pub player: PlayerView,
    /// Strategy of the house players that share this entry; null for other players.
    pub house: Option<HousePlayer>,
    /// Rating of the player.
    pub rating: RatingView,
}

impl From<Profile> for PlayerProfileView {
    fn from(profile: Profile) -> PlayerProfileView {
        let Profile { player, owner, reliability, ratings } = profile;
        PlayerProfileView {
            bot: is_bot(player.id),
            guest: player.is_guest,
            owner: owner.map(|owner| PlayerView::new(owner.id, Some(owner.name))),
            id: player.id,
            name: player.name,
            house: house_player(player.id),
            created_at: player.created_at,
            reliability: reliability.into(),
            ratings: ratings
                .into_iter()
                .map(|(category, rating)| RatingView::new(category, rating))
                .collect(),
        }
    }
}

impl RatingView {
    pub fn new(category: RatingCategory, rating: Rating) -> RatingView {
        let Rating { mean, deviation, games } = rating;
        let leaderboard_score = rating.leaderboard_score();
        RatingView { category, mean, deviation, leaderboard_score, games }
    }
}

impl From<Reliability> for ReliabilityView {
    fn from(reliability: Reliability) -> ReliabilityView {
        let Reliability { waits, timeouts, median_response_time } = reliability;
        let per_hundred = || 100.0 * f64::from(timeouts) / f64::from(waits);
        ReliabilityView {
            waits,
            median_answer_seconds: median_response_time.map(|median| median.as_secs()),
            timeouts_per_hundred: (waits > 0).then(per_hundred),
        }
    }
}

impl From<FinishedGame> for FinishedGameView {
    fn from(played: FinishedGame) -> FinishedGameView {
        let FinishedGame { game, series, settings, ended_at, result, seats, .. } = played;
        let seats = seats.into_iter().map(|FinishedSeat { player, name, rank, points }| {
            FinishedGameSeatView { player: PlayerView::new(player, name), rank, points }
        });
        FinishedGameView {
            game_id: game,
            series_id: series,
            settings: GameSettingsView::from(settings),
            ended_at,
            rank: result.rank,
            points: result.points,
            finished_by: result.finished_by,
            changed_hands: result.changed_hands,
            seats: seats.collect(),
        }
    }
}

impl LeaderboardEntryView {
    pub fn new(category: RatingCategory, leader: LeaderboardEntry) -> LeaderboardEntryView {
        let LeaderboardEntry { player, name, rating } = leader;
        LeaderboardEntryView {
            player: PlayerView::new(player, Some(name)),
            house: house_player(player),
            rating: RatingView::new(category, rating),
        }
    }
}

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
