//! `/v1/players` and `/v1/leaderboards`.

pub mod routes;
mod views;

pub use views::{
    FinishedGameListView, HeadToHeadListView, LeaderboardEntryView, LeaderboardView,
    PlayerProfileView, PlayerStatisticsView,
};
