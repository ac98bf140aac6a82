//! The life of a game, from the creation of its table to its conclusion.

mod advance;
pub mod agreements;
mod answer_by_link;
mod append_queue;
mod applied;
mod archive;
mod by_link;
mod cancel;
mod conclude;
mod deadlines;
mod decline;
mod film;
mod heartbeat;
mod history;
mod invitation_link;
mod invite;
mod join;
mod leave;
mod legal;
mod limits;
mod list;
mod open;
mod opening;
mod orders;
mod pictures;
mod play;
mod played_command;
mod preview;
mod rate;
mod recent_games;
mod record;
mod rematch;
mod repeated;
mod sandbox;
mod search;
mod seat_house;
mod seats;
mod seen;
mod show;
mod source;
mod start;
mod table_transaction;
mod wait_for_turn;
mod waiting;
mod watch;

pub use answer_by_link::{AnswerLinkResult, answer_by_link, preview_answer_link};
pub use append_queue::CommandBatcher;
pub use applied::CommandResult;
pub use archive::archive_games;
pub use by_link::{
    LinkedTable, load_link_recipient, load_linked_table, play_by_link, preview_play_link,
    resolve_table_link, unsubscribe_by_link,
};
pub use cancel::cancel_table;
pub use conclude::conclude_games;
pub use deadlines::{DeadlineRun, run_due_deadlines};
pub use decline::decline_invitation;
pub use film::render_animation;
pub use heartbeat::heartbeat;
pub use history::{
    ChangedGame, EventPage, events_after, game_at_version, get_changed_game, scores,
};
pub use invitation_link::{
    CreatedInvitationLink, LinkedInvitation, create_invitation_link, get_invitation_link_game,
    resolve_invitation_link,
};
pub use invite::invite_player;
pub use join::{join_by_invitation, join_table};
pub use leave::leave_table;
pub use legal::{Choice, legal_choices};
pub use limits::{MAX_GAME_EVENTS, MAX_GAME_PROPOSALS};
pub use list::list_player_games;
pub(crate) use list::{forfeit_all_games, has_unfinished_games};
pub use open::{NewTable, create_table, list_finished_public_games, list_public_games};
pub(crate) use open::{Origin, create_table_for};
pub(in crate::service) use opening::TableBuilder;
pub use orders::{delete_premove, get_premove, preview_premove, set_premove};
pub use pictures::{Drawing, describe_table, get_started_game, linked_picture, picture, png};
pub use play::{play, play_seen};
pub use preview::preview;
pub(crate) use rate::compute_ratings;
pub use recent_games::GameCache;
pub(crate) use record::build_record;
pub use record::{
    RecordVerification, begin_export, export, export_position, record, verify_record,
};
pub use rematch::rematch;
pub use sandbox::{NewSandbox, create_sandbox, list_sandboxes};
pub use search::SEARCH_UNITS;
pub(crate) use search::{SearchCache, SearchClient};
pub use seat_house::add_house_player;
pub use seen::mark_game_seen;
pub(crate) use show::load_visible;
pub use show::{get_game, get_public_game};
pub use source::GameSource;
pub use start::start_game;
pub use wait_for_turn::{PendingTurns, wait_for_turn};
pub(crate) use waiting::{current_wait, recompute_deadline, reminders};
pub use watch::{ended_sessions, watch_game};
