//! Life of a game, from the creation of its table to its conclusion. Events are appended by one
//! statement that checks the version.

pub mod agreements;
mod clocks;
mod commands;
mod finish;
mod forfeit;
mod links;
mod reads;
mod source;
mod tables;

pub use clocks::{DeadlineRun, heartbeat, run_due_deadlines};
pub(crate) use clocks::{current_wait, recompute_deadline, reminders};
pub(crate) use commands::{Attempt, SearchCache, SearchClient, run_with_searches};
pub use commands::{
    Choice, CommandBatcher, GameCache, SEARCH_UNITS, delete_premove, get_premove, legal_choices,
    play, play_seen, preview, preview_premove, set_premove,
};
pub(crate) use finish::compute_ratings;
pub use finish::{archive_games, conclude_games};
pub(in crate::service) use forfeit::{forfeit_all_games, has_unfinished_games};
pub use links::{
    AnswerLinkResult, LinkedTable, answer_by_link, load_link_recipient, load_linked_table,
    play_by_link, preview_answer_link, preview_play_link, require_unlocked, resolve_table_link,
    unsubscribe_by_link,
};
pub use reads::{
    ChangedGame, Drawing, EventPage, PendingTurns, RecordVerification, begin_export,
    describe_table, ended_sessions, events_after, export, export_position, game_at_version,
    get_changed_game, get_game, get_public_game, get_started_game, linked_picture,
    list_player_games, mark_game_seen, picture, png, record, render_animation, scores,
    verify_record, wait_for_turn, watch_game,
};
pub(crate) use reads::{build_record, load_visible};
pub use source::GameSource;
pub(in crate::service) use tables::TableBuilder;
pub use tables::{
    CreatedInvitationLink, LinkedInvitation, MAX_GAME_EVENTS, MAX_GAME_PROPOSALS, NewSandbox,
    NewTable, add_house_player, cancel_table, create_invitation_link, create_sandbox, create_table,
    decline_invitation, get_invitation_link_game, invite_player, join_by_invitation, join_table,
    leave_table, list_finished_public_games, list_public_games, list_sandboxes, make_table_unrated,
    rematch, resolve_invitation_link, start_game,
};
pub(crate) use tables::{Origin, create_table_for};
