//! Hot path of a command: load, decide, record. The game as this process last recorded it (the
//! cached game) is tried first, then the game in Postgres (the stored game). One atomic statement
//! checks that the game has not changed, and records.
//!
//! A game changes with each event, which increases its version, or without an event, for example
//! when another player sets a premove, which increases its revision. A house player whose turn
//! follows may have to search for its move, which takes so long that the command is decided first,
//! the move is searched, and the command is decided again.

use jiff::Timestamp;
use kingdomino::Command;

use crate::domain::event_log::{SeenVersions, Version};
use crate::domain::table::{RequestKeyHash, StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest, ProblemCode};
use crate::service::games::finish::conclude_series_game;
use crate::service::games::reads::show::{authorize_view, load_visible};
use crate::service::tasks::{run_cancellable, run_detached};
use crate::service::{Context, Error, Idempotent, Result};
use crate::store;
use crate::store::Connection;

use super::decided::DecidedCommand;
use super::repeated::{replay_or_stale, stale_error};
use super::search::{Attempt, SearchCache, SearchClient, run_with_searches};

/// Maximum number of attempts to decide and record on one version, each after a change of the
/// revision.
const MAX_ATTEMPTS: usize = 5;
/// Maximum number of versions that [`play_seen`] tries, each after another command was recorded.
const MAX_EXPECTED_VERSIONS: usize = 5;

/// Plays a command on the current version of the game, if it is among `seen`.
///
/// # Errors
/// As for [`play`].
pub async fn play_seen(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    seen: &SeenVersions,
    request: IdempotentRequest,
    command: Command,
) -> Result<Idempotent<StoredGame>> {
    for _ in 0..MAX_EXPECTED_VERSIONS {
        let expected = expected_version(ctx, viewer, game, seen).await?;
        match play(ctx, viewer, game, expected, request.clone(), command).await {
            // The player has seen the new version too.
            Err(Error::VersionStale { current, .. }) if seen.has(current) => {}
            response => return response,
        }
    }
    Err(Error::Busy)
}

/// Returns the version on which a command is played: the current one if it was seen. Otherwise
/// returns the latest seen one, on which a repeated request gets its first response and any other
/// request is rejected as stale.
async fn expected_version(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    seen: &SeenVersions,
) -> Result<Version> {
    if let SeenVersions::One(version) = seen {
        return Ok(*version);
    }
    let mut conn = ctx.connection().await?;
    let current = load_visible(&mut conn, viewer, game).await?.version;
    Ok(if seen.has(current) { current } else { seen.latest() })
}

/// Plays one command: load, decide, record. A repeated request gets its first response. While a
/// house player searches for its move, nothing is stored and no connection is held; if the client
/// disconnects during the search, the command is not played.
///
/// # Errors
/// There is no such game; the session has ended; the game has not started, or the player has no
/// seat in it that can be played; the version is stale; the deadline has passed; a rule forbids the
/// command; its key was used for another request; or the game keeps changing.
///
/// If a house player has to search: the rate limit is exceeded, the owner has too many searches, or
/// the queue is full.
pub async fn play(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    expected: Version,
    request: IdempotentRequest,
    command: Command,
) -> Result<Idempotent<StoredGame>> {
    let ctx = ctx.clone();
    run_cancellable(move |cancel_token| {
        let search_client = SearchClient::Player(viewer.player, cancel_token);
        play_cached_or_stored(ctx, search_client, viewer, game, expected, request, command)
    })
    .await
}

/// Like [`play`], but the command is played even if the client disconnects. A search counts against
/// the limits of `search_client`.
///
/// # Errors
/// As for [`play`].
pub(in crate::service::games) async fn play_to_completion(
    ctx: &Context,
    search_client: SearchClient,
    viewer: Viewer,
    game: GameId,
    expected: Version,
    request: IdempotentRequest,
    command: Command,
) -> Result<Idempotent<StoredGame>> {
    let ctx = ctx.clone();
    run_detached(play_cached_or_stored(
        ctx,
        search_client,
        viewer,
        game,
        expected,
        request,
        command,
    ))
    .await
}

async fn play_cached_or_stored(
    ctx: Context,
    search_client: SearchClient,
    viewer: Viewer,
    id: GameId,
    expected: Version,
    request: IdempotentRequest,
    command: Command,
) -> Result<Idempotent<StoredGame>> {
    let (ctx, request) = (&ctx, &request);
    // The futures of both paths are boxed: they are large, and would be part of the future of every
    // request.
    let attempt = play_cached(ctx, viewer, id, expected, request, command);
    if let Some(game) = Box::pin(attempt).await? {
        return Ok(Idempotent::new(game));
    }
    let play_with_searches = move |search_cache: SearchCache| async move {
        let mut conn = ctx.connection().await?;
        for _ in 0..MAX_ATTEMPTS {
            let attempt =
                play_stored(ctx, &mut conn, &search_cache, viewer, id, expected, request, command);
            if let Some(response) = Box::pin(attempt).await? {
                return Ok(response);
            }
        }
        Err(Error::Busy.into())
    };
    let response = run_with_searches(ctx, &search_client, play_with_searches).await?;
    // The cached game has no such call, because a command that ends the game is not played on it.
    if !response.replayed {
        conclude_series_game(ctx, &response.value, &search_client).await;
    }
    Ok(response)
}

/// Plays on the cached game, which is not cached until the command is recorded. Returns none if the
/// game has to be loaded, in which case nothing was recorded: the game is not cached, has changed or is locked; the player has no seat; the key may
/// have been used; the command ends the game, begins a pause or needs a search; a rule forbids the
/// command; the session has ended; the deadline has passed; or the update waited too long or failed
/// together with its batch.
async fn play_cached(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
    expected: Version,
    request: &IdempotentRequest,
    command: Command,
) -> Result<Option<StoredGame>> {
    let key = RequestKeyHash::new(viewer.player, &request.key);
    let Some(cached) = ctx.game_cache.take(id, expected, viewer.player, key) else {
        return Ok(None);
    };
    let (game, secrets) = cached.into_game(ctx.now());
    let assumed_time = Some(game.read_at);
    let Ok(decided) = DecidedCommand::new(&SearchCache::default(), game, secrets, viewer, command)
    else {
        return Ok(None);
    };
    if decided.begins_pause() {
        return Ok(None);
    }
    let update = decided.update(viewer, request, assumed_time).encode()?;
    let recorded = ctx.command_batcher.append(&ctx.pool, update).await?;
    Ok(recorded.map(|at| decided.into_recorded_game(ctx, viewer, request, at)))
}

/// Plays on the stored game. Returns none if its revision changed concurrently, in which case
/// nothing was recorded.
#[expect(clippy::too_many_arguments, reason = "the inputs of a decision, and the connection")]
async fn play_stored(
    ctx: &Context,
    conn: &mut Connection,
    search_cache: &SearchCache,
    viewer: Viewer,
    id: GameId,
    expected: Version,
    request: &IdempotentRequest,
    command: Command,
) -> Attempt<Option<Idempotent<StoredGame>>> {
    let decision =
        load_and_decide(conn, search_cache, viewer, id, expected, request, command).await?;
    let (decision, recorded) = if decision.begins_pause() {
        // The pause must start at the time of the event. `game_time()` is constant only within a
        // transaction, so the command is decided and recorded in one.
        conn.transaction(async |conn| {
            store::games::lock_game(conn, id).await?;
            let decision =
                load_and_decide(conn, search_cache, viewer, id, expected, request, command).await?;
            let recorded = decision.record(conn, viewer, request).await?;
            Attempt::Ok((decision, recorded))
        })
        .await?
    } else {
        let recorded = decision.record(conn, viewer, request).await?;
        (decision, recorded)
    };
    match (decision, recorded) {
        (RequestDecision::Replayed(first_response), _) => Ok(Some(*first_response)),
        (RequestDecision::New(decided), Some(at)) => {
            Ok(Some(Idempotent::new(decided.into_recorded_game(ctx, viewer, request, at))))
        }
        (RequestDecision::New(_), None) => {
            Ok(resolve_unrecorded(conn, viewer, id, expected, request).await?)
        }
    }
}

/// Decision on a request for a loaded game.
enum RequestDecision {
    /// Response to an earlier use of the same request.
    Replayed(Box<Idempotent<StoredGame>>),
    New(Box<DecidedCommand>),
}

impl RequestDecision {
    fn begins_pause(&self) -> bool {
        matches!(self, RequestDecision::New(decided) if decided.begins_pause())
    }

    /// Records a new decision. Returns the time of its events, or none if the game has changed.
    async fn record(
        &self,
        conn: &mut Connection,
        viewer: Viewer,
        request: &IdempotentRequest,
    ) -> store::Result<Option<Timestamp>> {
        match self {
            RequestDecision::Replayed(_) => Ok(None),
            RequestDecision::New(decided) => {
                store::games::append_events(conn, &decided.update(viewer, request, None)).await
            }
        }
    }
}

/// Loads the game and decides on the command, unless the same request was carried out before.
async fn load_and_decide(
    conn: &mut Connection,
    search_cache: &SearchCache,
    viewer: Viewer,
    id: GameId,
    expected: Version,
    request: &IdempotentRequest,
    command: Command,
) -> Attempt<RequestDecision> {
    let (mut loaded, secrets) =
        match store::games::load_game_for_request(conn, id, viewer, &request.key).await? {
            Some((loaded, secrets)) => (Some(loaded), Some(secrets)),
            None => (None, None),
        };
    let recorded_hash = loaded.as_mut().and_then(|loaded| loaded.recorded_request_hash.take());
    let game = authorize_view(conn, viewer, loaded).await?;
    match recorded_hash {
        // A reused key takes precedence over all other errors.
        Some(hash) if hash != request.hash => return Err(ProblemCode::IdempotencyKeyReused.into()),
        // Loads the recorded request with the data of its first response.
        Some(_) => {
            let first_response = replay_or_stale(conn, viewer, game, expected, request).await?;
            return Ok(RequestDecision::Replayed(Box::new(first_response)));
        }
        None if game.version != expected => {
            return Err(stale_error(conn, &game, expected).await?.into());
        }
        None => {}
    }
    // Loaded together with the game, which `authorize_view` requires.
    let secrets = secrets.ok_or(ProblemCode::GameNotFound)?;
    DecidedCommand::new(search_cache, game, secrets, viewer, command)
        .map(Box::new)
        .map(RequestDecision::New)
}

/// Determines why the statement recorded nothing. Returns the first response if the same request
/// was recorded in the meantime, and none if only the revision has changed, so that the command has
/// to be decided again.
///
/// # Errors
/// The version is stale, the deadline has passed, or the session has ended.
async fn resolve_unrecorded(
    conn: &mut Connection,
    viewer: Viewer,
    id: GameId,
    expected: Version,
    request: &IdempotentRequest,
) -> Result<Option<Idempotent<StoredGame>>> {
    let game = load_visible(conn, viewer, id).await?;
    if game.version != expected {
        return replay_or_stale(conn, viewer, game, expected, request).await.map(Some);
    }
    let is_late = game.waiting.deadline.is_some_and(|deadline| deadline <= game.read_at);
    if is_late { Err(Error::Refused(ProblemCode::DeadlinePassed)) } else { Ok(None) }
}
