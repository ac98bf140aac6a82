//! Public data of players.

mod profile;

pub use profile::{
    Profile, get_player, head_to_head, leaders, played_games, search_players, statistics,
};
