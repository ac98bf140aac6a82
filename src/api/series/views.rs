use jiff::Timestamp;
use kingdomino::HousePlayer;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::accounts::views::PlayerView;
use crate::api::games::views::GameSettingsView;
use crate::domain::event_log::{GameStatus, house_player};
use crate::domain::series::{PlayerStanding, ScheduledGame, Seating, SeriesBreak, SeriesPlayer};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::service::series::SeriesReport;

/// A series of games with a common standing.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameSeriesView {
    /// Id of the series.
    pub id: SeriesId,
    /// Status of the series: `open` until the first game starts, `cancelled` if it ended before its
    /// last game.
    pub status: GameStatus,
    /// Id of the host: the player that created the series.
    pub host_id: PlayerId,
    /// Settings of all games.
    pub settings: GameSettingsView,
    /// Seats of the players from game to game.
    pub seating: Seating,
    /// Break between two games.
    #[serde(rename = "break")]
    pub break_between: SeriesBreak,
    /// Number of the current or most recent game, counted from 1.
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
    /// Time at which the current break began; null while a game is running.
    pub break_since: Option<Timestamp>,
    /// Time at which the next game starts unless all players are ready earlier; null if there is no
    /// time limit or no break.
    pub next_at: Option<Timestamp>,
    /// Players of the series; empty before the first game starts.
    #[schema(max_items = 5)]
    pub players: Vec<SeriesPlayerView>,
    /// All games, including future ones. The commitments to all seeds are published before the
    /// players add their entropy.
    #[schema(min_items = 1, max_items = 15)]
    pub games: Vec<SeriesGameView>,
    /// Standing of the players, the best first. A running game counts with its current score.
    #[schema(max_items = 5)]
    pub standing: Vec<SeriesStandingView>,
    /// Time at which the series was created.
    pub created_at: Timestamp,
}

/// A player of a series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesPlayerView {
    /// Index of the player in the series, counted from 0 in the seat order of the first game.
    #[schema(minimum = 0, maximum = 4)]
    pub place: u8,
    /// The player.
    pub player: PlayerView,
    /// Strategy of the house player; null for other players.
    pub house: Option<HousePlayer>,
    /// True if the player is ready for the next game.
    pub ready: bool,
    /// Entropy that the player added to the shuffle of all games, in hexadecimal; null for none.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub entropy: Option<String>,
}

/// A game of a series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesGameView {
    /// Number of the game, counted from 1.
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
    /// Id of the game, assigned before the game starts.
    pub game_id: GameId,
    /// Commitment to the seed of the game, in hexadecimal.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub commitment: String,
    /// Players of the game by seat, each as its `place` in the series; null before the game starts.
    #[schema(min_items = 2, max_items = 5)]
    pub seat_order: Option<Vec<u8>>,
}

/// Standing of a player in a series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesStandingView {
    /// Index of the player in the series, counted from 0.
    #[schema(minimum = 0, maximum = 4)]
    pub place: u8,
    /// Rank by total points, counted from 1; equal totals share a rank.
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    /// Total points of all games.
    #[schema(minimum = 0, maximum = 15_000)]
    pub total: u32,
    /// Number of finished games in which no player had a better rank.
    #[schema(minimum = 0, maximum = 15)]
    pub wins: u8,
    /// Results of the games that have started, in order.
    #[schema(max_items = 15)]
    pub games: Vec<SeriesResultView>,
}

/// Result of a player in a game of a series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesResultView {
    /// Number of the game, counted from 1.
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
    /// Points of the player.
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
    /// Rank of the player, counted from 1.
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    /// True while the game is running and the result can change.
    pub in_progress: bool,
}

/// A page of series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesListView {
    /// The series, the newest first.
    #[schema(max_items = 100)]
    pub items: Vec<GameSeriesView>,
    /// Cursor of the next page; null on the last page.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

impl From<SeriesReport> for GameSeriesView {
    fn from(report: SeriesReport) -> GameSeriesView {
        let SeriesReport { series, game, standing } = report;
        GameSeriesView {
            id: series.id,
            status: series.status,
            host_id: series.opener,
            settings: GameSettingsView::from(game.settings),
            seating: series.seating,
            break_between: series.rest,
            number: series.number,
            break_since: series.resting_since,
            next_at: series.next_at,
            players: (0..).zip(series.places).map(player).collect(),
            games: series.schedule.into_iter().map(SeriesGameView::from).collect(),
            standing: standing.into_iter().map(SeriesStandingView::from).collect(),
            created_at: series.created_at,
        }
    }
}

fn player((place, record): (u8, SeriesPlayer)) -> SeriesPlayerView {
    let SeriesPlayer { player, name, entropy, ready } = record;
    let house = house_player(player);
    let entropy = entropy.map(hex::encode);
    SeriesPlayerView { place, player: PlayerView::new(player, name), house, ready, entropy }
}

impl From<ScheduledGame> for SeriesGameView {
    fn from(game: ScheduledGame) -> SeriesGameView {
        let ScheduledGame { number, game, commitment, places } = game;
        SeriesGameView {
            number,
            game_id: game,
            commitment: hex::encode(commitment),
            seat_order: places,
        }
    }
}

impl From<PlayerStanding> for SeriesStandingView {
    fn from(standing: PlayerStanding) -> SeriesStandingView {
        let PlayerStanding { place, rank, total, wins, games } = standing;
        let games = games.into_iter();
        let games = games.map(|game| SeriesResultView {
            number: game.number,
            points: game.points,
            rank: game.rank,
            in_progress: game.is_live,
        });
        SeriesStandingView { place, rank, total, wins, games: games.collect() }
    }
}
