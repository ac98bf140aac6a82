//! Repeated requests, and requests on a stale version.

use crate::domain::event_log::{GameStatus, Version};
use crate::domain::table::{StoredGame, Viewer, Waiting};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::{Error, Result};
use crate::store::games::RecordedRequest;
use crate::store::{self, Connection};

use super::applied::Applied;
use super::history::game_at;

/// Returns the response to a request that cannot be carried out on `expected`: its first response
/// if the request is a repeat, otherwise a stale-version error.
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

/// Returns the stale-version error for `expected`, with the current version and the events since.
pub(super) async fn stale(
    conn: &mut Connection,
    game: &StoredGame,
    expected: Version,
) -> Result<Error> {
    let current = game.version;
    let since = store::games::list_events(conn, game.id, expected, current, EVENTS_SINCE).await?;
    Ok(Error::Stale { current, since })
}

/// Maximum events in a stale-version error, enough for several moves. Clients further behind read
/// them in pages.
const EVENTS_SINCE: i64 = 100;

/// Returns the recorded result of the same request.
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

/// Returns the game as in the first response to a request.
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
