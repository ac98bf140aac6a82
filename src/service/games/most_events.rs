use crate::domain::event_log::Status;
use crate::domain::table::StoredGame;
use crate::service::{Result, TableViolation};

/// From how many events on nothing is begun in a game any more that does not bring it nearer to its end: nothing is asked,
/// no decision taken back at once, no seat offered. What was begun before is still answered or ended, and play goes on. All
/// turns of the longest game, that of five with giants, can be taken back several times each until then; and with the
/// rest of it, some hundreds, a record still has fewer events than can be verified.
pub const MOST_EVENTS: u32 = 2_000;

/// The same for a table that is open: then nobody is invited or joins any more. Whoever comes and goes leaves a game most
/// of its events.
const MOST_BEFORE_THE_START: u32 = MOST_EVENTS / 4;

/// The game, if something may be begun in it that does not bring it nearer to its end.
pub(super) fn not_too_long(game: &StoredGame) -> Result<&StoredGame> {
    let most = if game.status == Status::Open { MOST_BEFORE_THE_START } else { MOST_EVENTS };
    if u32::from(game.version) < most { Ok(game) } else { Err(TableViolation::TooLong.into()) }
}
