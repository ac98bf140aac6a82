//! Requests that were carried out before, and requests on a version that is no longer the last.

use crate::domain::event_log::{GameStatus, Version};
use crate::domain::table::{StoredGame, Viewer, Waiting};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::{Error, Result};
use crate::store::games::RecordedRequest;
use crate::store::{self, Connection};

use super::applied::Applied;
use super::history::game_at;

/// The answer to a request that cannot be carried out on `expected`: the one it got before, if it is a repeat.
pub(super) async fn replay_or_stale(
    conn: &mut Connection,
    viewer: Viewer,
    game: StoredGame,
    expected: Version,
    request: &IdempotentRequest,
) -> Result<Applied> {
    if let Some(RecordedRequest { end, waiting, .. }) =
        repeated(conn, viewer, game.id, request).await?
    {
        return Ok(Applied {
            game: as_first_answered(conn, game, end, waiting).await?,
            replayed: true,
        });
    }
    Err(stale(conn, &game, expected).await?)
}

/// The refusal of who has not seen all of `game`: its version, and what happened since.
pub(super) async fn stale(
    conn: &mut Connection,
    game: &StoredGame,
    expected: Version,
) -> Result<Error> {
    let current = game.version;
    let since = store::games::list_events(conn, game.id, expected, current, EVENTS_SINCE).await?;
    Ok(Error::Stale { current, since })
}

/// More events than ever follow from a few moves; who is further behind reads them by the page.
const EVENTS_SINCE: i64 = 100;

/// What the same request led to before.
pub(super) async fn repeated(
    conn: &mut Connection,
    viewer: Viewer,
    game: GameId,
    request: &IdempotentRequest,
) -> Result<Option<RecordedRequest>> {
    match store::games::find_request(conn, game, viewer.player, &request.key).await? {
        Some(RecordedRequest { hash, .. }) if hash != request.hash => Err(Error::KeyReused),
        found => Ok(found),
    }
}

/// The game as it was when the request was first answered.
pub(super) async fn as_first_answered(
    conn: &mut Connection,
    game: StoredGame,
    end: Version,
    waiting: Waiting,
) -> Result<StoredGame> {
    let seed = game.revealed_seed;
    let mut then = game_at(conn, game, end).await?;
    then.waiting = waiting;
    if matches!(then.status, GameStatus::Finished | GameStatus::Cancelled) {
        then.revealed_seed = seed;
    }
    Ok(then)
}
