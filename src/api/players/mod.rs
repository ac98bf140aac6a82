//! `/v1/players` and `/v1/leaderboards`.

pub mod routes;
mod views;

pub use views::{
    HeadToHeadListView, LeaderView, LeaderboardView, PlayedPageView, PlayerProfileView,
    StatisticsListView,
};
