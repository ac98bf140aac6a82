//! Series of games: breaks between games, seating and standings. All functions are pure.

mod rest;
mod seating;
mod standing;
mod stored;

pub use rest::SeriesBreak;
pub use seating::Seating;
pub use standing::{PlayerStanding, SeriesGameScores, standings};
pub use stored::{ScheduledGame, Series, SeriesPlayer};

/// Allowed numbers of games in a series.
pub const SERIES_GAMES: std::ops::RangeInclusive<u8> = 1..=15;
/// Number of games in a Dynasty.
pub const DYNASTY_GAMES: u8 = 3;
