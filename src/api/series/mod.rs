//! `/v1/series`.

pub mod routes;
mod views;

pub use views::{GameSeriesView, SeriesListView};
