//! What everybody may know of a player.

mod profile;

pub use profile::{
    Profile, find_player, head_to_head, leaders, played_games, show_player, statistics,
};
