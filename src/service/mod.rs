//! One function per use case, and the only transactions. What the player may do is decided here and in the rules;
//! the layer above only translates.

mod accounts;
mod check;
mod context;
mod error;
mod history;
mod my_games;
mod name;
mod operation;
mod play;
mod show;
mod tables;

pub use accounts::{
    Grant, change_password, check_session, delete_account, end_session, log_in, profile, refresh,
    register, rename, sessions,
};
pub use check::{Fault, check_games};
pub use context::Context;
pub use error::{Error, Result, TableViolation};
pub use history::{EventPage, Rebuilt, events_after, game_at_version, rebuild};
pub use my_games::my_games;
pub use name::{BadName, PlayerName};
pub use operation::{Readiness, readiness};
pub use play::{Choice, Played, legal_choices, play, preview};
pub use show::show_game;
pub use tables::{
    TableWish, cancel_table, invite_player, join_table, leave_table, open_table, open_tables,
    start_game,
};

use my_games::{leave_everything, still_plays};
