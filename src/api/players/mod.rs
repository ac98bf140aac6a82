//! `/v1/players` and `/v1/leaderboards`.

pub mod routes;
mod statistics_views;
mod views;

pub use statistics_views::{HeadToHeadListView, StatisticsListView};
pub use views::{LeaderView, LeaderboardView, PlayedPageView, PlayerProfileView};
