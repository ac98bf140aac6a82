//! Public data of players.

mod history;
mod ratings;
mod statistics;

pub use history::list_player_history;
pub use ratings::{
    find_ratings, list_leaders, list_player_ratings, list_rating_changes, list_rating_history,
    record_rating_change,
};
pub use statistics::{
    find_head_to_head, find_reliability, find_statistics, list_inconsistent_statistics,
    update_statistics,
};
