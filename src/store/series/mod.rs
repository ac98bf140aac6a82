//! Series of games.

mod load;
mod progress;
mod standing;

pub use load::{
    NewSeriesGame, NewSeriesRow, find_series, insert_series, list_series_of,
    list_unfinished_series_of,
};
pub use progress::{
    begin_series_game, change_place, claim_due_series, claim_if_due, end_series, insert_places,
    lock_series, rest_series, set_ready, take_seed,
};
pub use standing::series_standing;
