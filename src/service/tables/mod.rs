//! What happens at a table before the game: a use case a file, and the `step` that all but opening share.

mod cancel;
mod invite;
mod join;
mod leave;
mod open;
mod start;
mod step;

pub use cancel::cancel_table;
pub use invite::invite_player;
pub use join::join_table;
pub use leave::leave_table;
pub use open::{TableWish, open_table, open_tables};
pub use start::start_game;
