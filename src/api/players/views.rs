//! Views of players: profiles, ratings, finished games, leaderboards and statistics.

use jiff::Timestamp;
use kingdomino::HousePlayer;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::accounts::views::PlayerView;
use crate::api::games::views::GameSettingsView;
use crate::domain::account::Avatar;
use crate::domain::event_log::{FinishedBy, house_player, is_bot};
use crate::domain::player::{
    FinishedGame, FinishedSeat, LeaderboardEntry, RatingHistoryEntry, Reliability,
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
    /// Avatar that the player chose; null for the one that clients derive from the id.
    #[schema(value_type = Option<u16>, minimum = 0, maximum = 65_535)]
    pub avatar: Option<Avatar>,
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

/// A page of ratings after games.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingHistoryView {
    /// The ratings, the most recent first.
    #[schema(max_items = 100)]
    pub items: Vec<RatingHistoryEntryView>,
    /// Cursor of the next page; null on the last page.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

/// Rating of a player after a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingHistoryEntryView {
    /// Id of the game; null if you cannot see the game.
    pub game_id: Option<GameId>,
    /// Time at which the game ended.
    pub ended_at: Timestamp,
    /// Estimated strength after the game.
    #[schema(minimum = -1000, maximum = 1000)]
    pub mean: f64,
    /// Uncertainty of the mean.
    #[schema(minimum = 0, maximum = 100)]
    pub deviation: f64,
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
            owner: owner.map(PlayerView::from),
            id: player.id,
            name: player.name,
            avatar: player.avatar,
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

impl From<RatingHistoryEntry> for RatingHistoryEntryView {
    fn from(entry: RatingHistoryEntry) -> RatingHistoryEntryView {
        let RatingHistoryEntry { game, ended_at, mean, deviation, .. } = entry;
        RatingHistoryEntryView { game_id: game, ended_at, mean, deviation }
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
        let seats = seats.into_iter().map(|FinishedSeat { player, rank, points }| {
            FinishedGameSeatView { player: player.into(), rank, points }
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
        let LeaderboardEntry { player, rating } = leader;
        LeaderboardEntryView {
            house: house_player(player.id),
            player: player.into(),
            rating: RatingView::new(category, rating),
        }
    }
}
