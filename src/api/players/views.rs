use jiff::Timestamp;
use kingdomino::HousePlayer;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::accounts::views::PlayerView;
use crate::api::games::views::SettingsView;
use crate::domain::event_log::{FinishedBy, house_player, is_bot};
use crate::domain::player::{FinishedGame, FinishedSeat, Leader, Reliability};
use crate::domain::rating::{Category, Rating};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::service::players::Profile;

/// A player, as all others see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerProfileView {
    pub id: PlayerId,
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: String,
    /// Whether it is somebody's program that plays.
    pub bot: bool,
    /// Whether it plays without having chosen a name.
    pub guest: bool,
    /// Whose bot it is; null for a person.
    pub owner: Option<PlayerView>,
    /// How the house player plays; null for a person.
    pub house: Option<HousePlayer>,
    pub created_at: Timestamp,
    pub reliability: ReliabilityView,
    /// In the categories in which the player was rated. House players have one rating for each kind.
    #[schema(max_items = 3)]
    pub ratings: Vec<RatingView>,
}

/// How good a player is in a category, by Weng and Lin.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingView {
    pub category: Category,
    /// The estimated strength, which profiles show first; a newcomer has 25.
    #[schema(minimum = -1000, maximum = 1000)]
    pub mean: f64,
    /// How uncertain the mean is; a newcomer has 25/3.
    #[schema(minimum = 0, maximum = 100)]
    pub deviation: f64,
    /// The score by which leaderboards sort: `mean - 3 * deviation`, the strength that the player almost surely has at
    /// least. A newcomer has 0; it can be negative, and is lower than `mean`.
    #[schema(minimum = -1000, maximum = 1000)]
    pub at_least: f64,
    /// How many games it rests on.
    #[schema(minimum = 0)]
    pub games: u32,
}

/// How a player answers when it is waited for. Each wait counts that ended with a decision of the player, or because its
/// time was up: of the last year, the last 200. Orders that were carried out, forced steps and what the house played are
/// no waits. Games against house players alone do not count.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReliabilityView {
    /// How many waits there were.
    #[schema(minimum = 0, maximum = 200)]
    pub waits: u32,
    /// The median of how long the clock ran until the player decided; holidays, free weekends and pauses do not count. Null
    /// without a decision.
    #[schema(minimum = 0)]
    pub median_answer_seconds: Option<i64>,
    /// Of a hundred waits, those whose time was up; null without a wait.
    #[schema(minimum = 0, maximum = 100)]
    pub timeouts_per_hundred: Option<f64>,
}

/// A page of finished games, the last first.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayedPageView {
    #[schema(max_items = 100)]
    pub items: Vec<PlayedView>,
    /// For the next page; null on the last one.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

/// A finished game of a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayedView {
    pub game_id: GameId,
    /// The series to which it belongs; null for none.
    pub series_id: Option<SeriesId>,
    pub settings: SettingsView,
    pub ended_at: Timestamp,
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
    pub finished_by: FinishedBy,
    /// Whether the seat was another player's before.
    pub changed_hands: bool,
    /// What it came to for all, by seat.
    #[schema(min_items = 2, max_items = 5)]
    pub seats: Vec<PlayedSeatView>,
}

/// What a finished game came to for a seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayedSeatView {
    pub player: PlayerView,
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
}

/// A page of a leaderboard.
#[derive(Debug, Serialize, ToSchema)]
pub struct LeaderboardView {
    #[schema(max_items = 100)]
    pub items: Vec<LeaderView>,
    /// For the next page; null on the last one.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

/// A player on a leaderboard.
#[derive(Debug, Serialize, ToSchema)]
pub struct LeaderView {
    pub player: PlayerView,
    /// How the house player plays, whose entry is that of its kind; null for a person.
    pub house: Option<HousePlayer>,
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
                .map(|(one, rating)| RatingView::new(one, rating))
                .collect(),
        }
    }
}

impl RatingView {
    pub fn new(category: Category, rating: Rating) -> RatingView {
        let Rating { mean, deviation, games } = rating;
        RatingView { category, mean, deviation, at_least: rating.at_least(), games }
    }
}

impl From<Reliability> for ReliabilityView {
    fn from(reliability: Reliability) -> ReliabilityView {
        let Reliability { waits, timeouts, median_answer } = reliability;
        let per_hundred = || 100.0 * f64::from(timeouts) / f64::from(waits);
        ReliabilityView {
            waits,
            median_answer_seconds: median_answer.map(|median| median.as_secs()),
            timeouts_per_hundred: (waits > 0).then(per_hundred),
        }
    }
}

impl From<FinishedGame> for PlayedView {
    fn from(played: FinishedGame) -> PlayedView {
        let FinishedGame { game, series, settings, ended_at, result, seats, .. } = played;
        let seats = seats.into_iter().map(|FinishedSeat { player, name, rank, points }| {
            PlayedSeatView { player: PlayerView::new(player, name), rank, points }
        });
        PlayedView {
            game_id: game,
            series_id: series,
            settings: SettingsView::from(settings),
            ended_at,
            rank: result.rank,
            points: result.points,
            finished_by: result.finished_by,
            changed_hands: result.changed_hands,
            seats: seats.collect(),
        }
    }
}

impl LeaderView {
    pub fn new(category: Category, leader: Leader) -> LeaderView {
        let Leader { player, name, rating } = leader;
        LeaderView {
            player: PlayerView::new(player, Some(name)),
            house: house_player(player),
            rating: RatingView::new(category, rating),
        }
    }
}
