//! Series of games: breaks between games, seating and standings. All functions are pure.

mod rest;
mod seating;
mod standing;
mod stored;

pub use rest::SeriesBreak;
pub use seating::Seating;
pub use standing::{PlaceStanding, PlayedGame, standings};
pub use stored::{ScheduledGame, Series, SeriesPlace};

/// Allowed numbers of games in a series.
pub const GAMES: std::ops::RangeInclusive<u8> = 1..=15;
/// Number of games in a Dynasty.
pub const DYNASTY: u8 = 3;
