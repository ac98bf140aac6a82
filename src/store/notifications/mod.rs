//! The outbox, the feeds of players, and how they want to be notified.

mod feed;
mod outbox;
mod settings;

pub use feed::{
    append_notice, erase_notices, find_position, find_position_in_session, find_positions,
    list_notices, set_read,
};
pub use outbox::{Untold, claim_untold, count_try, list_untold_games, set_told};
pub use settings::{erase_notice_settings, find_notice_settings, set_notice_settings};
