//! Public data of players.

mod history;
mod ratings;
mod reliability;
mod statistics;

pub use history::list_played;
pub use ratings::{
    change_rating, find_ratings, list_leaders, list_rating_changes, list_ratings_of,
};
pub use reliability::find_reliability;
pub use statistics::{find_head_to_head, find_statistics, keep_statistics, list_wrong_statistics};
