//! What everybody may know of a player.

mod profile;

pub use profile::{Profile, head_to_head, leaders, played_games, show_player, statistics};
