//! Games and their tables.

mod append;
mod due;
mod events;
mod export;
mod list;
mod load;
mod open;
mod orders;
mod results;
mod rows;
mod seats_row;
mod seen;
mod watchers;

pub use append::{GameUpdate, RECORD, REQUEST_ONCE, record};
pub use due::{
    Reminder, beat, claim_due_game, claim_game_to_remind, insert_reminder, lock_waiting_games,
    set_next_reminder, set_waiting, stored_awaiting,
};
pub use events::{RecordedRequest, find_request, list_events};
pub use export::{find_in_chronicle, list_exported};
pub use list::{
    find_versions, has_games, list_game_ids, list_games_of, list_open_tables, list_sandboxes,
    list_unfinished_games_of,
};
pub use load::{
    LOAD_TO_PLAY, find_game, find_games, load_game, load_game_for_check, load_game_for_request,
    load_game_to_play,
};
pub use open::{
    NewTableRow, OPENED_ONCE, REMATCH_OPEN_ONCE, change_sitter, delete_sandboxes,
    find_open_rematch, find_opened, give_up_seat, insert_invitation, insert_table, is_invited,
    list_rematches, lock_game, share_seat, store_start, take_seat,
};
pub use orders::{decide_again, delete_orders, find_order, put_order};
pub(crate) use results::read_result;
pub use results::{
    append_to_chronicle, claim_unconcluded, insert_results, list_chronicle, list_loose_results,
    list_results, set_concluded,
};
pub use rows::{GameForViewer, Secrets};
pub use seen::{seen_up_to, set_seen};
pub use watchers::{find_audience, list_live_sessions};
