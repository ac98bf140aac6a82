//! `/v1/players` and `/v1/leaderboards`.

pub mod routes;
mod statistics;
mod views;

pub use statistics::{HeadToHeadListView, PlayerStatisticsView};
pub use views::{FinishedGameListView, LeaderboardEntryView, LeaderboardView, PlayerProfileView};
