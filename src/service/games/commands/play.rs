//! Hot path of a command: load, decide, record. The cached game is tried first, then the stored
//! one. One atomic statement checks the version and records.

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

/// Maximum number of attempts to decide and record, each after a change of the game that left its
/// version as it was, such as another player's premove.
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
            Err(Error::VersionStale { current, .. }) if seen.has(current) => {}
            played => return played,
        }
    }
    Err(Error::Busy)
}

/// Returns the version on which a command is played: the current one if it was seen, otherwise the
/// latest seen one.
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

/// Plays one command: load, decide, record. One atomic statement records it and checks the version.
/// Uses the cached game if no other process has recorded it since. A repeated request gets its
/// first response. While a house player searches, nothing is stored and no connection is held; if
/// the client disconnects during the search, the command is not played.
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

/// Like [`play`], but the command is played even if the client disconnects. `search_client` is
/// charged for a search.
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
    // Boxed, as below: the large futures of the two paths are not part of the future of every
    // request.
    let cached = play_cached(&ctx, viewer, id, expected, &request, command);
    if let Some(game) = Box::pin(cached).await? {
        return Ok(Idempotent::new(game));
    }
    let (context, request) = (&ctx, &request);
    let attempt = move |search_cache: SearchCache| async move {
        let mut conn = context.connection().await?;
        for _ in 0..MAX_ATTEMPTS {
            let played = play_stored(
                context,
                &mut conn,
                &search_cache,
                viewer,
                id,
                expected,
                request,
                command,
            );
            if let Some(played) = Box::pin(played).await? {
                return Ok(played);
            }
        }
        Err(Error::Busy.into())
    };
    let played = run_with_searches(&ctx, &search_client, attempt).await?;
    if !played.replayed {
        conclude_series_game(&ctx, &played.value, &search_client).await;
    }
    Ok(played)
}

/// Plays on the cached game. Returns none if the game has to be loaded, in which case nothing was
/// recorded: the game is not cached, has changed or is locked; the player has no seat; the key may
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
    let estimated_time = Some(game.read_at);
    let Ok(decision) = DecidedCommand::new(&SearchCache::default(), game, secrets, viewer, command)
    else {
        return Ok(None);
    };
    if decision.begins_pause() {
        return Ok(None);
    }
    let update = decision.update(viewer, request, estimated_time).encode()?;
    let recorded = ctx.command_batcher.append(&ctx.pool, update).await?;
    Ok(recorded.map(|at| decision.into_recorded_game(ctx, viewer, request, at)))
}

/// Plays on the stored game. Returns none if data outside the events changed concurrently, in which
/// case nothing was recorded.
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
    let decided =
        load_and_decide(conn, search_cache, viewer, id, expected, request, command).await?;
    let (decided, recorded) = if decided.begins_pause() {
        // A pause starts at the time of its event. `game_time()` is constant in a transaction, so
        // the command is decided again in one.
        conn.transaction(async |conn| {
            store::games::lock_game(conn, id).await?;
            let decided =
                load_and_decide(conn, search_cache, viewer, id, expected, request, command).await?;
            let recorded = decided.record(conn, viewer, request).await?;
            Attempt::Ok((decided, recorded))
        })
        .await?
    } else {
        let recorded = decided.record(conn, viewer, request).await?;
        (decided, recorded)
    };
    match (decided, recorded) {
        (RequestDecision::Replayed(first_response), _) => Ok(Some(*first_response)),
        (RequestDecision::New(decision), Some(at)) => {
            Ok(Some(Idempotent::new(decision.into_recorded_game(ctx, viewer, request, at))))
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
        matches!(self, RequestDecision::New(decision) if decision.begins_pause())
    }

    /// Records a new decision. Returns its time, or none if the game has changed.
    async fn record(
        &self,
        conn: &mut Connection,
        viewer: Viewer,
        request: &IdempotentRequest,
    ) -> store::Result<Option<Timestamp>> {
        match self {
            RequestDecision::Replayed(_) => Ok(None),
            RequestDecision::New(decision) => {
                store::games::append_events(conn, &decision.update(viewer, request, None)).await
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
        // A reused key takes precedence over errors of the rules.
        Some(hash) if hash != request.hash => return Err(ProblemCode::IdempotencyKeyReused.into()),
        Some(_) => {
            let first_response = replay_or_stale(conn, viewer, game, expected, request).await?;
            return Ok(RequestDecision::Replayed(Box::new(first_response)));
        }
        None if game.version != expected => {
            return Err(stale_error(conn, &game, expected).await?.into());
        }
        None => {}
    }
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
/// Another request was recorded in the meantime, the deadline has passed, or the session has ended.
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
