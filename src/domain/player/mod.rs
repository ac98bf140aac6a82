//! Public information about players: history, statistics, reliability and rank.

mod history;
mod leaderboard;
mod reliability;
mod statistics;

pub use history::{FinishedGame, FinishedGameFilter, FinishedSeat};
pub use leaderboard::{LeaderboardCursor, LeaderboardEntry, RatingChange};
pub use reliability::Reliability;
pub use statistics::{HeadToHead, Statistics};
