//! `/v1/players` and `/v1/leaderboards`.

pub mod routes;
mod statistics_views;
mod views;

pub use statistics_views::{HeadToHeadListView, PlayerStatisticsView};
pub use views::{FinishedGameListView, LeaderboardEntryView, LeaderboardView, PlayerProfileView};
