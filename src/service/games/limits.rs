use kingdomino::Seat;

use crate::domain::PlayerId;
use crate::domain::event_log::GameStatus;
use crate::domain::table::{StoredGame, Viewer};
use crate::service::{Error, Result, TableViolation};
use crate::store::{self, Connection};

/// From how many events on nothing is begun in a game any more that does not bring it nearer to its end: nothing is asked,
/// no decision taken back at once, no seat offered. What was begun before is still answered or ended, and play goes on. All
/// turns of the longest game, that of five with giants, can be taken back several times each until then; and with the
/// rest of it, some hundreds, a record still has fewer events than can be verified.
pub const MOST_EVENTS: u32 = 2_000;

/// The same for a table that is open: then nobody is invited or joins any more. Whoever comes and goes leaves a game most
/// of its events.
const MOST_BEFORE_THE_START: u32 = MOST_EVENTS / 4;

/// How often all seats of a game together begin something of the kind, in equal shares, so that none takes it from the
/// others: each time it leads to a few events.
pub const MOST_PROPOSALS: u32 = MOST_EVENTS / 4;

/// Refuses to begin something that does not bring the game nearer to its end, where enough was begun.
pub(super) async fn check_length(
    conn: &mut Connection,
    game: &StoredGame,
    viewer: Viewer,
) -> Result<()> {
    let most = if game.status == GameStatus::Open { MOST_BEFORE_THE_START } else { MOST_EVENTS };
    if u32::from(game.version) >= most {
        return Err(TableViolation::TooLong.into());
    }
    match game.seat_of(viewer.player) {
        // Who plays alone takes it from nobody.
        Some(seat) if game.status == GameStatus::Active && !game.is_sandbox() => {
            check_share(conn, game, seat).await
        }
        _ => Ok(()),
    }
}

async fn check_share(conn: &mut Connection, game: &StoredGame, seat: Seat) -> Result<()> {
    let begun = store::games::count_proposals(conn, game.id, seat).await?;
    let share = usize::try_from(MOST_PROPOSALS).unwrap_or_default() / game.seats.len().max(1);
    let has_left = usize::try_from(begun).is_ok_and(|begun| begun < share);
    if has_left { Ok(()) } else { Err(TableViolation::TooManyProposals.into()) }
}

/// # Errors
/// [`Error::TooManyGames`] for a player who has `quota` games that are not over.
pub(super) async fn check_game_limit(
    conn: &mut Connection,
    player: PlayerId,
    quota: i64,
) -> Result<()> {
    if store::games::sits_at_as_many(conn, player, quota).await? {
        return Err(Error::TooManyGames);
    }
    Ok(())
}
