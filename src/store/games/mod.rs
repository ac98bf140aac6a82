//! Games and their tables.

mod access;
mod append;
mod archive;
mod deadlines;
mod events;
mod export;
mod list;
mod load;
mod open;
mod premoves;
mod results;
mod rows;
mod update;

pub use access::{
    find_audience, find_seen_version, is_invited, is_participant_or_invited,
    list_games_with_seat_offer, set_seen_version,
};
pub use append::{APPEND_EVENTS_SQL, append_batch, append_events};
pub use archive::{
    archive_events, claim_for_archive, find_game_to_archive, list_archive_inconsistencies,
};
pub use deadlines::{
    DueTask, Reminder, claim_due_game, find_awaited_seat, insert_reminder, list_due_games,
    lock_awaiting_games, record_heartbeat, reschedule_stale_wakeups, set_next_reminder,
    set_wait_states,
};
pub use events::{RecordedRequest, count_proposals, find_request, has_declined, list_events};
pub use export::{
    find_finished_position, list_finished_games_to_export, list_finished_public_games,
};
pub use list::{
    count_games, find_versions, is_at_game_limit, list_game_ids, list_player_games,
    list_public_games, list_sandboxes, list_unfinished_player_games,
};
pub use load::{
    LOAD_GAME_WITH_SECRETS_SQL, find_game, find_games, load_game, load_game_for_command,
    load_game_for_request, load_game_with_secrets,
};
pub use open::{
    NewTableRow, OPEN_REMATCH_UNIQUE, TABLE_REQUEST_KEY_UNIQUE, delete_invitation,
    delete_sandboxes, delete_seat, find_rematch, find_rematch_by_request_key,
    find_table_by_request_key, insert_invitation, insert_sandbox_seat, insert_table, lock_game,
    set_rating_mode, set_seat_player, store_start_parameters, take_seat,
};
pub use premoves::{
    bump_revision, bump_revisions_of_player_games, delete_premoves, find_premove, upsert_premove,
};
pub(crate) use results::read_result;
pub use results::{
    append_finished_game, claim_game_to_conclude, insert_results, list_finished_games,
    list_inconsistent_results, list_results, mark_concluded,
};
pub use rows::{GameForViewer, Secrets};
pub use update::{EncodedUpdate, GameUpdate};
