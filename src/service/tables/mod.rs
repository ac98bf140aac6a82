//! What happens at a table before the game: a use case a file.

mod cancel;
mod invite;
mod join;
mod leave;
mod open;
mod rematch;
mod start;

pub use cancel::cancel_table;
pub use invite::invite_player;
pub use join::{MOST_GAMES, join_table};
pub use leave::leave_table;
pub use open::{TableWish, open_table, open_tables};

pub(super) use open::{Origin, once_opened, open, opened_before, opening};
pub use rematch::rematch;
pub use start::start_game;

pub(super) use cancel::cancel;
pub(super) use invite::invite;
pub(super) use join::{admitted, join};
pub(super) use leave::leave;
pub(super) use start::{start, start_at};
