//! Series of games: breaks between games, seating and standings. All functions are pure.

use jiff::{SignedDuration, Timestamp};
use kingdomino::shuffle::{Bytes32, Shuffle};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::account::Avatar;
use crate::domain::event_log::GameStatus;
use crate::domain::{GameId, PlayerId, SeriesId};

/// Allowed numbers of games in a series.
pub const SERIES_GAMES: std::ops::RangeInclusive<u8> = 1..=15;
/// Number of games in a Dynasty.
pub const DYNASTY_GAMES: u8 = 3;

const MAX_BREAK_SECONDS: u32 = 90 * 24 * 3600;

/// Default limit of a break until all players are ready. Without a limit, one unresponsive player
/// would stop the series.
pub const DEFAULT_MAX_BREAK_SECONDS: u32 = 7 * 24 * 3600;

/// A series, without the seeds of future games.
#[derive(Clone, Debug)]
pub struct Series {
    pub id: SeriesId,
    pub host: PlayerId,
    pub seating: Seating,
    pub break_between: SeriesBreak,
    pub status: GameStatus,
    /// Number of the current or latest game.
    pub number: u8,
    /// Start of the current break. `next_at` is the time at which the next game starts
    /// automatically.
    pub break_since: Option<Timestamp>,
    pub next_at: Option<Timestamp>,
    pub created_at: Timestamp,
    /// Players in series order; empty before the first game starts.
    pub players: Vec<SeriesPlayer>,
    /// All games, ordered by number.
    pub schedule: Vec<ScheduledGame>,
}

/// Player of a series.
#[derive(Clone, Debug)]
pub struct SeriesPlayer {
    pub player: PlayerId,
    /// `None` if the account was deleted.
    pub name: Option<String>,
    pub avatar: Option<Avatar>,
    /// Entropy of the player for the shuffles of all games.
    pub entropy: Option<Bytes32>,
    pub is_ready: bool,
}

/// Past, current or future game of a series.
#[derive(Clone, Debug)]
pub struct ScheduledGame {
    pub number: u8,
    pub game: GameId,
    pub commitment: Bytes32,
    /// Indexes of the series players in seat order, once the game has started.
    pub seat_order: Option<Vec<u8>>,
}

/// Break before the next game of a series.
///
/// May gain values: wait for the next game to start after an unknown break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeriesBreak {
    /// The next game starts immediately.
    AtOnce {},
    /// The next game starts after a fixed time, or earlier if all players are ready.
    After {
        /// Length of the break in seconds.
        #[schema(minimum = 1, maximum = 7_776_000, examples(86_400))]
        seconds: u32,
    },
    /// The next game starts when all players are ready. House players are always ready.
    WhenReady {
        /// Maximum length of the break in seconds; null for the default, 604800 (seven days).
        #[serde(default)]
        #[schema(minimum = 1, maximum = 7_776_000, default = 604_800, examples(604_800))]
        at_most_seconds: Option<u32>,
    },
}

impl SeriesBreak {
    /// Returns the break with the default limit if it has none.
    #[must_use]
    pub fn with_default_limit(self) -> SeriesBreak {
        match self {
            SeriesBreak::WhenReady { at_most_seconds: None } => {
                SeriesBreak::WhenReady { at_most_seconds: Some(DEFAULT_MAX_BREAK_SECONDS) }
            }
            other => other,
        }
    }

    /// # Errors
    /// The length of the break is out of range.
    pub fn validate(self) -> Result<(), BreakOutOfRange> {
        let (field, seconds) = match self {
            SeriesBreak::AtOnce {} | SeriesBreak::WhenReady { at_most_seconds: None } => {
                return Ok(());
            }
            SeriesBreak::After { seconds } => ("seconds", seconds),
            SeriesBreak::WhenReady { at_most_seconds: Some(seconds) } => {
                ("at_most_seconds", seconds)
            }
        };
        if (1..=MAX_BREAK_SECONDS).contains(&seconds) {
            Ok(())
        } else {
            Err(BreakOutOfRange { field })
        }
    }

    /// Returns the time at which the next game starts at the latest, if a game ends at `now`.
    pub fn latest_end(self, now: Timestamp) -> Option<Timestamp> {
        let seconds = match self {
            SeriesBreak::AtOnce {} => 0,
            SeriesBreak::After { seconds } => seconds,
            // A series of an earlier release may be stored without a limit.
            SeriesBreak::WhenReady { at_most_seconds } => {
                at_most_seconds.unwrap_or(DEFAULT_MAX_BREAK_SECONDS)
            }
        };
        now.checked_add(SignedDuration::from_secs(seconds.into())).ok()
    }
}

impl Default for SeriesBreak {
    fn default() -> SeriesBreak {
        SeriesBreak::AtOnce {}
    }
}

/// Error for a break that is shorter than one second or longer than 90 days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BreakOutOfRange {
    /// Field of the break that is out of range.
    pub field: &'static str,
}

/// Seats of the players of a series from game to game.
///
/// - `keep`: the seats of the first game.
/// - `rotate`: every player moves to the previous seat; the player in the first seat moves to the
///   last.
/// - `shuffle`: seats are drawn for each game, from its seed.
///
/// May gain values: use the seats of each game for an unknown value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    Keep,
    #[default]
    Rotate,
    Shuffle,
}

impl Seating {
    pub const ALL: [Seating; 3] = [Seating::Keep, Seating::Rotate, Seating::Shuffle];

    pub fn name(self) -> &'static str {
        match self {
            Seating::Keep => "keep",
            Seating::Rotate => "rotate",
            Seating::Shuffle => "shuffle",
        }
    }

    /// Returns the indexes of the players in seat order for a game. `number` counts the games from
    /// 1; the first game keeps the order in which players joined.
    pub fn seat_order(self, players: u8, number: u8, shuffle: &Shuffle) -> Vec<u8> {
        let mut order: Vec<u8> = (0..players).collect();
        match self {
            Seating::Rotate => {
                let by = usize::from(number.saturating_sub(1)) % order.len().max(1);
                order.rotate_left(by);
            }
            Seating::Shuffle if number > 1 => shuffle.seats(&mut order),
            Seating::Keep | Seating::Shuffle => {}
        }
        order
    }
}

/// Game of a series as counted in the standings, finished or with its current scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesGameScores {
    /// Number of the game, counted from 1.
    pub number: u8,
    /// True while the game is running.
    pub is_live: bool,
    /// Points and rank of each series seat.
    pub places: Vec<(u32, u8)>,
}

/// Result of a series seat in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeriesGameResult {
    pub number: u8,
    pub is_live: bool,
    pub points: u32,
    pub rank: u8,
}

/// Standing of a series seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerStanding {
    pub place: u8,
    /// Rank, counted from 1, by descending total. Equal totals share a rank, and the ranks after it
    /// are skipped: no rulebook breaks the tie.
    pub rank: u8,
    pub total: u32,
    /// Finished games in which the seat ranked first, alone or tied.
    pub wins: u8,
    pub games: Vec<SeriesGameResult>,
}

/// Returns the standings after `games` by rank; tied seats are ordered by their index.
pub fn standings(places: u8, games: &[SeriesGameScores]) -> Vec<PlayerStanding> {
    let mut standings: Vec<PlayerStanding> =
        (0..places).map(|place| standing_of(place, games)).collect();
    let totals: Vec<u32> = standings.iter().map(|standing| standing.total).collect();
    for standing in &mut standings {
        let ahead = totals.iter().filter(|total| **total > standing.total).count();
        standing.rank = u8::try_from(ahead + 1).unwrap_or(u8::MAX);
    }
    standings.sort_by_key(|standing| standing.rank);
    standings
}

fn standing_of(place: u8, games: &[SeriesGameScores]) -> PlayerStanding {
    let games: Vec<SeriesGameResult> = games
        .iter()
        .filter_map(|game| {
            let (points, rank) = *game.places.get(usize::from(place))?;
            Some(SeriesGameResult { number: game.number, is_live: game.is_live, points, rank })
        })
        .collect();
    let won = games.iter().filter(|game| game.rank == 1 && !game.is_live).count();
    PlayerStanding {
        place,
        rank: 1,
        total: games.iter().map(|game| game.points).sum(),
        wins: u8::try_from(won).unwrap_or(u8::MAX),
        games,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shuffle() -> Shuffle {
        Shuffle::new([1; 16], &[2; 32], &[])
    }

    #[test]
    fn rotate_moves_players_by_one_seat() {
        let seats = |number| Seating::Rotate.seat_order(3, number, &shuffle());
        assert_eq!(seats(1), [0, 1, 2]);
        assert_eq!(seats(2), [1, 2, 0]);
        assert_eq!(seats(3), [2, 0, 1]);
        assert_eq!(seats(4), [0, 1, 2]);
    }

    #[test]
    fn shuffle_draws_seats_after_first_game() {
        assert_eq!(Seating::Shuffle.seat_order(5, 1, &shuffle()), [0, 1, 2, 3, 4]);
        let drawn = Seating::Shuffle.seat_order(5, 2, &shuffle());
        assert_ne!(drawn, [0, 1, 2, 3, 4]);
        let mut sorted = drawn.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [0, 1, 2, 3, 4]);
        assert_eq!(Seating::Shuffle.seat_order(5, 2, &shuffle()), drawn);
    }

    #[test]
    fn keep_preserves_seats() {
        assert_eq!(Seating::Keep.seat_order(4, 3, &shuffle()), [0, 1, 2, 3]);
    }

    fn game(number: u8, places: &[(u32, u8)]) -> SeriesGameScores {
        SeriesGameScores { number, is_live: false, places: places.to_vec() }
    }

    /// Returns index, rank, total and wins of each seat.
    fn table(places: u8, games: &[SeriesGameScores]) -> Vec<(u8, u8, u32, u8)> {
        let standings = standings(places, games);
        standings.iter().map(|one| (one.place, one.rank, one.total, one.wins)).collect()
    }

    #[test]
    fn highest_total_wins_dynasty() {
        let games = [
            game(1, &[(40, 2), (52, 1), (30, 3)]),
            game(2, &[(61, 1), (44, 2), (43, 3)]),
            game(3, &[(39, 2), (35, 3), (50, 1)]),
        ];
        assert_eq!(table(3, &games), [(0, 1, 140, 1), (1, 2, 131, 1), (2, 3, 123, 1)]);
    }

    #[test]
    fn equal_totals_share_the_rank() {
        let games = [game(1, &[(40, 1), (20, 2), (10, 3)]), game(2, &[(20, 2), (40, 1), (10, 3)])];
        assert_eq!(table(3, &games), [(0, 1, 60, 1), (1, 1, 60, 1), (2, 3, 20, 0)]);
    }

    #[test]
    fn tied_win_counts_for_both() {
        assert_eq!(table(2, &[game(1, &[(33, 1), (33, 1)])]), [(0, 1, 33, 1), (1, 1, 33, 1)]);
    }

    #[test]
    fn all_rank_first_before_first_game() {
        assert_eq!(table(2, &[]), [(0, 1, 0, 0), (1, 1, 0, 0)]);
    }

    #[test]
    fn running_game_counts_no_win() {
        let live = SeriesGameScores { is_live: true, ..game(2, &[(0, 1), (0, 1)]) };
        let games = [game(1, &[(40, 1), (30, 2)]), live];
        let wins = |games: &[SeriesGameScores]| {
            standings(2, games).iter().map(|one| (one.total, one.wins)).collect::<Vec<_>>()
        };
        assert_eq!(wins(&games), [(40, 1), (30, 0)]);
    }
}
