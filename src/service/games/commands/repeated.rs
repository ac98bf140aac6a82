//! Repeated requests, and requests on a stale version.

use crate::domain::event_log::{GameStatus, Version};
use crate::domain::table::{StoredGame, Viewer, WaitState};
use crate::domain::{GameId, IdempotentRequest, ProblemCode};
use crate::service::games::reads::history::load_game_at_version;
use crate::service::{Error, Idempotent, Result};
use crate::store;
use crate::store::Connection;
use crate::store::games::RecordedRequest;

/// Maximum events in a stale-version error, enough for several moves. Clients further behind read
/// them in pages.
const MAX_EVENTS_IN_STALE_ERROR: i64 = 100;

/// Returns the response to a request that cannot be carried out on `expected`: its first response
/// if the request is a repeat, otherwise a stale-version error.
pub async fn replay_or_stale(
    conn: &mut Connection,
    viewer: Viewer,
    game: StoredGame,
    expected: Version,
    request: &IdempotentRequest,
) -> Result<Idempotent<StoredGame>> {
    if let Some(RecordedRequest { result_version, waiting, .. }) =
        find_recorded_request(conn, viewer, game.id, request).await?
    {
        return Ok(Idempotent::replayed(
            restore_first_response(conn, game, result_version, waiting).await?,
        ));
    }
    Err(stale_error(conn, &game, expected).await?)
}

/// Returns the stale-version error for `expected`, with the current version and the events since.
pub async fn stale_error(
    conn: &mut Connection,
    game: &StoredGame,
    expected: Version,
) -> Result<Error> {
    let current = game.version;
    let since =
        store::games::list_events(conn, game.id, expected, current, MAX_EVENTS_IN_STALE_ERROR)
            .await?;
    Ok(Error::VersionStale { current, since })
}

/// Returns the recorded result of the same request.
pub async fn find_recorded_request(
    conn: &mut Connection,
    viewer: Viewer,
    game: GameId,
    request: &IdempotentRequest,
) -> Result<Option<RecordedRequest>> {
    match store::games::find_request(conn, game, viewer.player, &request.key).await? {
        Some(RecordedRequest { hash, .. }) if hash != request.hash => {
            Err(Error::Refused(ProblemCode::IdempotencyKeyReused))
        }
        found => Ok(found),
    }
}

/// Returns the game as in the first response to a request.
pub async fn restore_first_response(
    conn: &mut Connection,
    game: StoredGame,
    result_version: Version,
    waiting: WaitState,
) -> Result<StoredGame> {
    let seed = game.revealed_seed;
    let mut past_game = load_game_at_version(conn, game, result_version).await?;
    past_game.waiting = waiting;
    if matches!(past_game.status, GameStatus::Finished | GameStatus::Cancelled) {
        past_game.revealed_seed = seed;
    }
    Ok(past_game)
}
