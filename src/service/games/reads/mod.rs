//! Reads of games: views, lists, history, records, images, and waiting for changes.

pub mod history;
pub mod pictures;
pub mod record;
pub mod show;
pub mod watch;

pub use history::{
    ChangedGame, EventPage, events_after, game_at_version, get_changed_game, scores,
};
pub use pictures::{
    Drawing, describe_table, get_started_game, linked_picture, picture, png, render_animation,
};
pub(crate) use record::build_record;
pub use record::{
    RecordVerification, begin_export, export, export_position, record, verify_record,
};
pub(crate) use show::load_visible;
pub use show::{get_game, get_public_game, list_player_games, mark_game_seen};
pub use watch::{PendingTurns, ended_sessions, wait_for_turn, watch_game};
