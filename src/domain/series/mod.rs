//! Games that belong together: how long the rest between them is, who sits where, and how the places stand. Pure.

mod rest;
mod seating;
mod standing;
mod stored;

pub use rest::SeriesBreak;
pub use seating::Seating;
pub use standing::{PlaceStanding, PlayedGame, standings};
pub use stored::{ScheduledGame, Series, SeriesPlace};

/// How many games a series may have.
pub const GAMES: std::ops::RangeInclusive<u8> = 1..=15;
/// The games of a Dynasty.
pub const DYNASTY: u8 = 3;
