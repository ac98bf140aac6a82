//! Status of a game, results of its seats, and the results that change ratings.

use kingdomino::{HousePlayer, Kingdom, Seat, SeatControl, Terrain};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::PlayerId;

use super::event::{StoredEvent, TableEvent};
use super::fold::fold;

/// Status of a game.
///
/// - `open`: a table that players can still join.
/// - `active`: the game is running.
/// - `finished`: the game has ended and has a ranking.
/// - `cancelled`: the table was cancelled before the game started.
///
/// May gain values: treat a game with an unknown status as waiting for no player, and load it again
/// later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameStatus {
    Open,
    Active,
    Finished,
    Cancelled,
}

impl GameStatus {
    /// Name of the status, as stored and in the API.
    pub fn as_str(self) -> &'static str {
        match self {
            GameStatus::Open => "open",
            GameStatus::Active => "active",
            GameStatus::Finished => "finished",
            GameStatus::Cancelled => "cancelled",
        }
    }

    /// Returns the status with this name.
    pub fn from_name(text: &str) -> Option<GameStatus> {
        [GameStatus::Open, GameStatus::Active, GameStatus::Finished, GameStatus::Cancelled]
            .into_iter()
            .find(|status| status.as_str() == text)
    }
}

/// Results of a game that change the ratings of people. House players and bots are rated by their
/// results against all players, unless the game is not rated.
///
/// - `no`: the game is not rated.
/// - `people`: results against other people.
/// - `everybody`: results against all players, including house players and bots.
///
/// May gain values: treat an unknown value as `everybody`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RatingMode {
    No,
    #[default]
    People,
    Everybody,
}

impl RatingMode {
    pub const ALL: [RatingMode; 3] = [RatingMode::No, RatingMode::People, RatingMode::Everybody];

    /// Returns the mode with this name.
    pub fn from_name(name: &str) -> Option<RatingMode> {
        RatingMode::ALL.into_iter().find(|rated| rated.name() == name)
    }

    pub fn name(self) -> &'static str {
        match self {
            RatingMode::No => "no",
            RatingMode::People => "people",
            RatingMode::Everybody => "everybody",
        }
    }
}

/// Result of a seat in a finished game, derived from the events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatResult {
    pub seat: Seat,
    /// Player that had the seat at the end.
    pub player: PlayerId,
    pub finished_by: FinishedBy,
    /// True if another player had the seat before.
    pub changed_hands: bool,
    /// Counted from 1; tied seats share a rank.
    pub rank: u8,
    pub points: u32,
    pub largest_property: u32,
    pub crowns: u32,
    /// Points of the properties of each terrain, in the order of [`Terrain::ALL`].
    pub terrains: [u32; Terrain::COUNT],
    /// Points from variants.
    pub bonuses: u32,
    /// Points from quests.
    pub quests: u32,
    /// Number of giants in the kingdom at the end.
    pub giants: u32,
    pub discards: u32,
}

/// Player or computer that played a seat at the end of its game.
///
/// - `player`: the player of the seat.
/// - `taken_over`: a house player that had taken over the seat.
/// - `house`: a house player that had the seat from the start.
///
/// May gain values: display only that the game is finished for an unknown value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FinishedBy {
    Player,
    TakenOver,
    House,
}

/// Returns the results of a game in seat order; `None` unless the game is finished.
pub fn results(events: &[StoredEvent]) -> Option<Vec<SeatResult>> {
    let game = fold(events);
    let state = game.state.filter(|_| game.status == GameStatus::Finished)?;
    let changed_hands = |seat: Seat| {
        let handed_over = |event: &StoredEvent| {
            event.seat == Some(seat) && matches!(event.fact, TableEvent::SeatHandedOver { .. })
        };
        events.iter().any(handed_over)
    };
    let mut results: Vec<SeatResult> = kingdomino::ranking(&state)
        .into_iter()
        .filter_map(|standing| {
            let seat = standing.seat;
            let kingdom = state.kingdom(seat);
            let score = kingdomino::score(state.settings(), state.quests(), kingdom);
            let terrain_points = |terrain| {
                let properties = score.properties.iter();
                properties
                    .filter(move |property| property.terrain == terrain)
                    .map(|property| property.points)
            };
            Some(SeatResult {
                seat,
                player: *game.seats.get(seat.index())?,
                finished_by: finished_by(state.seat_control(seat)),
                changed_hands: changed_hands(seat),
                rank: standing.rank,
                points: standing.tally.points,
                largest_property: standing.tally.largest_property,
                crowns: standing.tally.crowns,
                terrains: Terrain::ALL.map(|terrain| terrain_points(terrain).sum()),
                bonuses: score.bonuses.iter().map(|bonus| bonus.points).sum(),
                quests: score.quests.iter().map(|quest| quest.points).sum(),
                giants: count(kingdom.giants()),
                discards: discards(kingdom),
            })
        })
        .collect();
    results.sort_by_key(|result| result.seat);
    Some(results)
}

fn finished_by(keeper: SeatControl) -> FinishedBy {
    match keeper {
        SeatControl::Player => FinishedBy::Player,
        SeatControl::House | SeatControl::HousePermanently => FinishedBy::TakenOver,
        SeatControl::HouseFromStart(
            HousePlayer::Random | HousePlayer::Greedy | HousePlayer::Searching,
        ) => FinishedBy::House,
    }
}

fn discards(kingdom: &Kingdom) -> u32 {
    count(kingdom.discarded())
}

fn count(things: impl IntoIterator) -> u32 {
    things.into_iter().fold(0, |count, _| count + 1)
}
