use jiff::{SignedDuration, Timestamp};
use kingdomail::domain::event_log::SeriesRef;
use kingdomail::domain::{PlayerId, SeriesId};
use kingdomino::{Edition, Expansion, Settings, Variants};
use uuid::Uuid;

use super::accounts::account_id;

/// Distribution of games, ordered by number from the oldest.
#[derive(Clone, Copy, Debug)]
pub enum Mix {
    /// A server after five years of play: the newest 5 % of the games are running, half of the
    /// previous 2 % are open tables, and all others are finished, one in 20 of them in a series.
    Played,
    /// Finished games of four players only, none of them archived.
    FinishedGamesOfFour,
}

/// State of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Open,
    /// Running, with the percentage of decisions that have been made.
    Running(u8),
    Finished,
}

/// Plan of a game to generate.
#[derive(Clone, Debug)]
pub struct GamePlan {
    pub id: Uuid,
    pub number: u64,
    pub players: Vec<PlayerId>,
    pub settings: Settings,
    pub stage: Stage,
    pub is_public: bool,
    pub has_pace: bool,
    pub series: Option<SeriesRef>,
    pub created_at: Timestamp,
    /// Age from which a finished game is archived; `None` if it never is.
    pub archived_after: Option<SignedDuration>,
}

/// Number of games in a series.
pub const GAMES_PER_SERIES: u64 = 5;
/// Default of the server.
const ARCHIVED_AFTER: SignedDuration = SignedDuration::from_hours(366 * 24);
/// Minimum number of running games, sufficient for the commands of a measurement.
const MIN_RUNNING_GAMES: u64 = 100;
/// Age of the server.
const AGE: SignedDuration = SignedDuration::from_hours(5 * 365 * 24);

impl Mix {
    /// Returns the plan of game `number` of `games` on a server with `accounts` accounts at the
    /// time `now`.
    pub fn plan(self, number: u64, games: u64, accounts: u64, now: Timestamp) -> GamePlan {
        let chance = Chance::new(number);
        let newest = games - number;
        let running = (games / 20).max(MIN_RUNNING_GAMES);
        let stage = match self {
            Mix::Played if newest <= running => {
                Stage::Running(u8::try_from(chance.below(1, 100)).expect("less than 100"))
            }
            Mix::Played if newest <= running + games / 50 && chance.below(2, 10) < 5 => Stage::Open,
            Mix::Played | Mix::FinishedGamesOfFour => Stage::Finished,
        };
        // One twentieth of the finished games belongs to series.
        let in_series = matches!(self, Mix::Played)
            && stage == Stage::Finished
            && (number / GAMES_PER_SERIES).is_multiple_of(20)
            && newest > running + games / 50 + GAMES_PER_SERIES;
        let begin = number / GAMES_PER_SERIES * GAMES_PER_SERIES;
        let people = if in_series { Chance::new(begin) } else { chance };
        let (players, expansion) = match self {
            Mix::FinishedGamesOfFour => (4, Expansion::None),
            Mix::Played => match people.below(3, 20) {
                0..=7 => (2, Expansion::None),
                8..=11 => (3, Expansion::None),
                12..=17 => (4, Expansion::None),
                18 => (4, Expansion::AgeOfGiants),
                _ => (5, Expansion::AgeOfGiants),
            },
        };
        let settings = Settings::new(players, expansion, Edition::Rulebook, Variants::NONE, false)
            .expect("settings that fit together");
        let step = AGE / i32::try_from(games).expect("few enough games");
        let opened_at =
            |number: u64| now - step * i32::try_from(games - number).expect("few enough games");
        let created_at = opened_at(number);
        let series = in_series.then(|| SeriesRef {
            id: SeriesId::new(id_at(opened_at(begin), begin, SERIES)),
            number: u8::try_from(number - begin + 1).expect("a few games"),
        });
        GamePlan {
            id: id_at(created_at, number, GAME),
            number,
            players: distinct(people, players, accounts),
            settings,
            stage,
            is_public: chance.below(4, 10) > 0,
            has_pace: chance.below(5, 10) > 1,
            series,
            created_at,
            archived_after: matches!(self, Mix::Played).then_some(ARCHIVED_AFTER),
        }
    }
}

const GAME: u64 = 1;
const SERIES: u64 = 2;

/// Returns a deterministic ID with the time `at`.
pub fn id_at(at: Timestamp, number: u64, kind: u64) -> Uuid {
    let milliseconds = u64::try_from(at.as_millisecond()).expect("after 1970");
    let chance = Chance::new(number ^ (kind << 56)).bytes(0);
    let chance = chance.first_chunk().expect("more than ten bytes");
    uuid::Builder::from_unix_timestamp_millis(milliseconds, chance).into_uuid()
}

/// Returns distinct random players.
fn distinct(chance: Chance, players: u8, accounts: u64) -> Vec<PlayerId> {
    let mut numbers: Vec<u64> = Vec::new();
    for index in 100.. {
        if numbers.len() == usize::from(players) {
            break;
        }
        let number = chance.below(index, accounts);
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    numbers.into_iter().map(account_id).collect()
}

/// Deterministic random numbers: `SplitMix64` seeded with a number, with random access.
#[derive(Clone, Copy, Debug)]
pub struct Chance(u64);

impl Chance {
    pub fn new(number: u64) -> Chance {
        Chance(number.wrapping_mul(0xd134_2543_de82_ef95))
    }

    pub fn number(self, index: u64) -> u64 {
        let mut z = self.0.wrapping_add((index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(self, index: u64, n: u64) -> u64 {
        self.number(index) % n
    }

    pub fn bytes(self, index: u64) -> [u8; 32] {
        let mut bytes = [0; 32];
        for (part, more) in bytes.chunks_exact_mut(8).zip(0..) {
            part.copy_from_slice(&self.number(index + more).to_be_bytes());
        }
        bytes
    }
}
