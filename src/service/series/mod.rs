//! Series of games: creation, readiness between the games, and the start of each next game.

mod next;
mod notify;
mod seats;
mod show;

pub use next::{NewSeries, create_series, start_due_games};
pub(crate) use next::{record_game_end, start_next_game_if_due};
pub(crate) use seats::withdraw_from_all;
pub use seats::{cancel_series, mark_ready, withdraw_from_series};
pub use show::{
    LinkedSeries, SeriesReport, get_series, linked_series, list_series, mark_ready_by_link,
};
