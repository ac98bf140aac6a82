//! Series of games.

mod load;
mod progress;

pub use load::{
    NewSeriesGame, NewSeriesRow, find_series, insert_series, list_player_series,
    list_unfinished_player_series,
};
pub use progress::{
    begin_series_game, claim_due_series, claim_series_if_due, compute_series_standings, end_series,
    insert_series_players, lock_series, set_player_ready, set_series_player, start_series_break,
    take_series_seed,
};
