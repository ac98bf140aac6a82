//! Games that belong together: how long the rest between them is, who sits where, and how the places stand. Pure.

mod record;
mod rest;
mod seating;
mod standing;

pub use record::{ScheduledGame, Series, SeriesPlace};
pub use rest::Rest;
pub use seating::Seating;
pub use standing::{PlaceStanding, PlayedGame, standings};

/// How many games a series may have.
pub const GAMES: std::ops::RangeInclusive<u8> = 1..=15;
/// The games of a Dynasty.
pub const DYNASTY: u8 = 3;
