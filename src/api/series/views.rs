use jiff::Timestamp;
use kingdomino::HousePlayer;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::accounts::views::PlayerView;
use crate::api::games::views::SettingsView;
use crate::domain::event_log::{Status, house_player};
use crate::domain::series::{PlaceStanding, Rest, ScheduledGame, Seating, SeriesPlace};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::service::series::SeriesReport;

/// Games that belong together, with one table of points.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesView {
    pub id: SeriesId,
    /// `open` until the first game starts; `cancelled` when it ended before its last game.
    pub status: Status,
    pub opener_id: PlayerId,
    pub settings: SettingsView,
    pub seating: Seating,
    pub rest: Rest,
    /// The number of the game that is played, or was played last.
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
    /// Since when the series rests between two games; null while one is played.
    pub resting_since: Option<Timestamp>,
    /// When the next game starts, unless all are ready before; null when only they decide, and while none is to come.
    pub next_at: Option<Timestamp>,
    /// Who plays; empty before the first game starts.
    #[schema(max_items = 5)]
    pub places: Vec<PlaceView>,
    /// All games, those to come included: the commitments to all seeds are older than what the players add to their chance.
    #[schema(min_items = 1, max_items = 15)]
    pub games: Vec<SeriesGameView>,
    /// How the places stand, the first first. It includes the game that is being played as it stands.
    #[schema(max_items = 5)]
    pub standing: Vec<PlaceStandingView>,
    pub created_at: Timestamp,
}

/// A place in a series, which a player has from game to game.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlaceView {
    /// Counted from 0, in the order of the seats of the first game.
    #[schema(minimum = 0, maximum = 4)]
    pub place: u8,
    pub player: PlayerView,
    /// How the house player plays that has the place; null for a person.
    pub house: Option<HousePlayer>,
    /// Whether the player has said to be ready for the next game.
    pub ready: bool,
    /// What the player added to the chance of all games, in hexadecimal; null for nothing.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub entropy: Option<String>,
}

/// A game of a series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesGameView {
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
    /// What the game is, or will be, found by.
    pub game_id: GameId,
    /// What is published of its seed, in hexadecimal.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub commitment: String,
    /// The places in the order of the seats; null before the game starts.
    #[schema(min_items = 2, max_items = 5)]
    pub places: Option<Vec<u8>>,
}

/// Where a place stands.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlaceStandingView {
    #[schema(minimum = 0, maximum = 4)]
    pub place: u8,
    /// Counted from 1: the highest total is first, and equal totals share the rank.
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    /// The points of all games.
    #[schema(minimum = 0, maximum = 15_000)]
    pub total: u32,
    /// The games that are over in which nobody was before the place.
    #[schema(minimum = 0, maximum = 15)]
    pub wins: u8,
    #[schema(max_items = 15)]
    pub games: Vec<PlaceGameView>,
}

/// What a game brought to a place.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlaceGameView {
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    /// Whether the game is still being played.
    pub live: bool,
}

/// A page of series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesPageView {
    #[schema(max_items = 100)]
    pub items: Vec<SeriesView>,
    /// For the next page; null on the last one.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

impl From<SeriesReport> for SeriesView {
    fn from(report: SeriesReport) -> SeriesView {
        let SeriesReport { series, game, standing } = report;
        SeriesView {
            id: series.id,
            status: series.status,
            opener_id: series.opener,
            settings: SettingsView::from(game.settings),
            seating: series.seating,
            rest: series.rest,
            number: series.number,
            resting_since: series.resting_since,
            next_at: series.next_at,
            places: (0..).zip(series.places).map(place).collect(),
            games: series.schedule.into_iter().map(SeriesGameView::from).collect(),
            standing: standing.into_iter().map(PlaceStandingView::from).collect(),
            created_at: series.created_at,
        }
    }
}

fn place((place, record): (u8, SeriesPlace)) -> PlaceView {
    let SeriesPlace { player, name, entropy, ready } = record;
    let house = house_player(player);
    let entropy = entropy.map(hex::encode);
    PlaceView { place, player: PlayerView::new(player, name), house, ready, entropy }
}

impl From<ScheduledGame> for SeriesGameView {
    fn from(game: ScheduledGame) -> SeriesGameView {
        let ScheduledGame { number, game, commitment, places } = game;
        SeriesGameView { number, game_id: game, commitment: hex::encode(commitment), places }
    }
}

impl From<PlaceStanding> for PlaceStandingView {
    fn from(standing: PlaceStanding) -> PlaceStandingView {
        let PlaceStanding { place, rank, total, wins, games } = standing;
        let games = games.into_iter();
        let games = games.map(|game| PlaceGameView {
            number: game.number,
            points: game.points,
            rank: game.rank,
            live: game.is_live,
        });
        PlaceStandingView { place, rank, total, wins, games: games.collect() }
    }
}
