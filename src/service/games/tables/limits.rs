use kingdomino::Seat;

use crate::domain::event_log::GameStatus;
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{PlayerId, ProblemCode};
use crate::service::Result;
use crate::store::{self, Connection};

/// Maximum events of a game for actions that do not bring it closer to its end. Beyond it, no
/// proposal can be made, no decision undone without a vote, and no seat offered. Open proposals and
/// offers can still be answered or ended, and play continues. Up to the limit, all turns of the
/// longest game (five players, with giants) can be undone several times each. The rest of that game
/// adds some hundred events, which keeps a record below the maximum that can be verified.
pub const MAX_GAME_EVENTS: u32 = 2_000;

/// Event limit of an open table, at which invitations and joins are rejected. Players that join and
/// leave thus keep most of the events available for the game.
const MAX_EVENTS_BEFORE_START: u32 = MAX_GAME_EVENTS / 4;

/// Maximum actions limited by [`MAX_GAME_EVENTS`] that all seats of a game together can take.
/// It is divided equally, so that no seat can use up the share of another. Each action leads to a
/// few events.
pub const MAX_GAME_PROPOSALS: u32 = MAX_GAME_EVENTS / 4;

/// Rejects an action that does not bring the game closer to its end if a limit is reached.
pub async fn check_length(conn: &mut Connection, game: &StoredGame, viewer: Viewer) -> Result<()> {
    let limit =
        if game.status == GameStatus::Open { MAX_EVENTS_BEFORE_START } else { MAX_GAME_EVENTS };
    if u32::from(game.version) >= limit {
        return Err(ProblemCode::GameTooLong.into());
    }
    match game.seat_of(viewer.player) {
        // Sandboxes have a single player, so no share needs protection.
        Some(seat) if game.status == GameStatus::Active && !game.is_sandbox() => {
            check_seat_share(conn, game, seat).await
        }
        _ => Ok(()),
    }
}

async fn check_seat_share(conn: &mut Connection, game: &StoredGame, seat: Seat) -> Result<()> {
    let proposals = store::games::count_proposals(conn, game.id, seat).await?;
    let share = usize::try_from(MAX_GAME_PROPOSALS).unwrap_or_default() / game.seats.len().max(1);
    let has_left = usize::try_from(proposals).is_ok_and(|proposals| proposals < share);
    if has_left { Ok(()) } else { Err(ProblemCode::TooManyProposals.into()) }
}

/// # Errors
/// [`ProblemCode::TooManyGames`] if the player has `quota` unfinished games.
pub async fn check_game_limit(conn: &mut Connection, player: PlayerId, quota: i64) -> Result<()> {
    if store::games::is_at_game_limit(conn, player, quota).await? {
        return Err(ProblemCode::TooManyGames.into());
    }
    Ok(())
}
