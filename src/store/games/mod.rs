//! Games and their tables.

mod access;
mod append;
mod archive;
mod due;
mod events;
mod export;
mod list;
mod load;
mod open;
mod orders;
mod query;
mod results;
mod rows;
mod seats_row;
mod seen;
mod selected_row;
mod update;
mod watchers;

pub use access::{belongs_to, is_invited, list_games_offered_to};
pub use append::{APPEND_ONE, REQUEST_ONCE, append_events, append_together};
pub use archive::{
    claim_to_archive, find_game_to_archive, list_wrongly_archived, move_into_archive,
};
pub use due::{
    DueTask, Reminder, claim_due_game, insert_reminder, list_due_games, lock_waiting_games,
    put_off_waking, record_heartbeat, set_next_reminder, set_waiting, stored_awaiting,
};
pub use events::{RecordedRequest, count_proposals, find_request, has_declined, list_events};
pub use export::{find_in_chronicle, list_exported, list_finished_public_games};
pub use list::{
    count_games, find_versions, list_game_ids, list_games_of, list_public_games, list_sandboxes,
    list_unfinished_games_of, sits_at_as_many,
};
pub use load::{
    LOAD_TO_PLAY, find_game, find_games, load_game, load_game_for_request, load_game_to_play,
    load_with_secrets,
};
pub use open::{
    NewTableRow, OPENED_ONCE, REMATCH_OPEN_ONCE, change_sitter, delete_invitation,
    delete_sandboxes, find_opened, find_rematch, find_rematch_asked_for, give_up_seat,
    insert_invitation, insert_table, lock_game, share_seat, store_start, take_seat,
};
pub use orders::{decide_again, decide_again_in_games_of, delete_orders, find_order, put_order};
pub(crate) use results::read_result;
pub use results::{
    append_to_chronicle, claim_unconcluded, insert_results, list_chronicle, list_loose_results,
    list_results, set_concluded,
};
pub use rows::{GameForViewer, Secrets};
pub use seen::{seen_up_to, set_seen};
pub use update::{EncodedUpdate, GameUpdate};
pub use watchers::{find_audience, list_live_sessions};
