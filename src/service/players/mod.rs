//! Public data of players.

mod profile;

pub use profile::{
    Profile, get_head_to_head, get_player, get_statistics, list_finished_games, list_leaders,
    search_players,
};
