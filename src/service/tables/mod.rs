//! What happens at a table before the game: a use case a file.

mod cancel;
mod invite;
mod join;
mod leave;
mod open;
mod rematch;
mod start;

pub(crate) use cancel::cancel;
pub use cancel::cancel_table;
pub(crate) use invite::invite;
pub use invite::invite_player;
pub use join::{MOST_GAMES, join_table};
pub(crate) use join::{admitted, join};
pub(crate) use leave::leave;
pub use leave::leave_table;
pub(crate) use open::{Origin, once_opened, open, opened_before, opening};
pub use open::{TableWish, open_table, open_tables};
pub use rematch::rematch;
pub use start::start_game;
pub(crate) use start::{start, start_at};
