//! Games that belong together: how long the rest between them is, who sits where, and how the places stand. Pure.

mod rest;
mod seating;
mod series;
mod standing;

pub use rest::Rest;
pub use seating::Seating;
pub use series::{ScheduledGame, Series, SeriesPlace};
pub use standing::{PlaceStanding, PlayedGame, standings};

/// How many games a series may have.
pub const GAMES: std::ops::RangeInclusive<u8> = 1..=15;
/// The games of a Dynasty.
pub const DYNASTY: u8 = 3;
