//! Hot path of a command: load, decide, record. The cached game is tried first, then the stored
//! one. One atomic statement checks the version and records.

use crate::domain::ProblemCode;
use jiff::Timestamp;
use kingdomino::{Cause, Command, Transition};

use crate::domain::event_log::{Agreements, GameStatus, SeenVersions, Version};
use crate::domain::table::{RequestKeyHash, StoredGame, Viewer, WaitState};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::games::clocks::waiting::wait_after_events;
use crate::service::games::finish::conclude_series_game;
use crate::service::games::reads::show::{authorize_view, load_visible};
use crate::service::games::tables::seats::require_playable;
use crate::service::notifications::WaitKey;
use crate::service::tasks::{run_cancellable, run_detached};
use crate::service::{Context, Error, Result, ServerWork};
use crate::store;
use crate::store::Connection;
use crate::store::games::{GameUpdate, Secrets};

use super::advance::{Transitioned, advance};
use super::cache::CachedGame;
use super::premoves::valid_premoves;
use super::repeated::{CommandResult, replay_or_stale, stale_error};
use super::search::{Attempt, SearchCache, SearchClient, run_with_searches};

/// Maximum number of attempts if the game changes while a command is decided, for each expected
/// version. Also the maximum number of versions that [`play_seen`] expects.
const MAX_ATTEMPTS: usize = 5;

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
) -> Result<CommandResult> {
    let ctx = ctx.clone();
    run_cancellable(move |cancel_token| {
        let search_client = SearchClient::Player(viewer.player, cancel_token);
        play_with_search(ctx, search_client, viewer, game, expected, request, command)
    })
    .await
}

/// Plays a command on the current version of the game, if it is among `seen`.
///
/// # Errors
/// As for [`play`]; or the game keeps changing.
pub async fn play_seen(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    seen: &SeenVersions,
    request: IdempotentRequest,
    command: Command,
) -> Result<CommandResult> {
    let mut attempts_left = MAX_ATTEMPTS;
    loop {
        let expected = expected_version(ctx, viewer, game, seen).await?;
        attempts_left -= 1;
        match play(ctx, viewer, game, expected, request.clone(), command).await {
            Err(Error::VersionStale { current, .. }) if seen.has(current) => {
                if attempts_left == 0 {
                    return Err(Error::Busy);
                }
            }
            played => return played,
        }
    }
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

/// Concedes on behalf of a player whose account is being deleted.
///
/// # Errors
/// As for [`play`], except the limits on searches.
pub async fn concede_for_deleted_account(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    expected: Version,
    request: IdempotentRequest,
) -> Result<CommandResult> {
    let ctx = ctx.clone();
    let search_client = SearchClient::Server(ServerWork::AccountDeletion);
    let command = Command::Concede {};
    run_detached(play_with_search(ctx, search_client, viewer, game, expected, request, command))
        .await
}

async fn play_with_search(
    ctx: Context,
    search_client: SearchClient,
    viewer: Viewer,
    id: GameId,
    expected: Version,
    request: IdempotentRequest,
    command: Command,
) -> Result<CommandResult> {
    let cached = play_cached(&ctx, viewer, id, expected, &request, command);
    if let Some(game) = Box::pin(cached).await? {
        conclude_series_game(&ctx, &game, &search_client).await;
        return Ok(CommandResult { game, replayed: false });
    }
    let (context, request) = (&ctx, &request);
    let attempt = move |search_cache: SearchCache| async move {
        let mut conn = context.connection().await?;
        // Retries if the revision has changed between reading and recording.
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
        conclude_series_game(&ctx, &played.game, &search_client).await;
    }
    Ok(played)
}

/// Plays on the cached game. Returns none if the game has to be loaded, in which case nothing was
/// recorded: the game is not cached, has changed or is locked; the key may have been used; the
/// command ends the game, begins a pause or needs a search; a rule forbids the command; the session
/// has ended; the deadline has passed; or the update waited too long or failed together with its
/// batch.
async fn play_cached(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
    expected: Version,
    request: &IdempotentRequest,
    command: Command,
) -> Result<Option<StoredGame>> {
    let Some(cached) = ctx.game_cache.take(id, expected) else { return Ok(None) };
    let (game, secrets) = cached.into_game(ctx.now());
    let is_key_used = game.request_keys.contains(RequestKeyHash::new(viewer.player, &request.key));
    let read_at = Some(game.read_at);
    let Ok(decision) = DecidedCommand::new(&SearchCache::default(), game, secrets, viewer, command)
    else {
        return Ok(None);
    };
    if is_key_used || decision.begins_pause() {
        return Ok(None);
    }
    let update = decision.update(viewer, request, read_at).encode()?;
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
) -> Attempt<Option<CommandResult>> {
    let decision =
        match load_and_decide(conn, search_cache, viewer, id, expected, request, command).await? {
            RequestDecision::Replayed(first_response) => return Ok(Some(*first_response)),
            RequestDecision::New(decision) => decision,
        };
    if decision.begins_pause() {
        let recorded = conn
            .transaction(async |conn| {
                store::games::lock_game(conn, id).await?;
                let decided =
                    load_and_decide(conn, search_cache, viewer, id, expected, request, command)
                        .await?;
                let recorded = match &decided {
                    RequestDecision::Replayed(_) => None,
                    RequestDecision::New(decision) => {
                        let update = decision.update(viewer, request, None);
                        store::games::append_events(conn, &update).await?
                    }
                };
                Attempt::Ok((decided, recorded))
            })
            .await?;
        return match recorded {
            (RequestDecision::Replayed(first_response), _) => Ok(Some(*first_response)),
            (RequestDecision::New(decision), Some(at)) => Ok(Some(CommandResult {
                game: decision.into_recorded_game(ctx, viewer, request, at),
                replayed: false,
            })),
            (RequestDecision::New(_), None) => {
                Ok(resolve_unrecorded(conn, viewer, id, expected, request).await?)
            }
        };
    }
    match store::games::append_events(conn, &decision.update(viewer, request, None)).await {
        Ok(Some(at)) => Ok(Some(CommandResult {
            game: decision.into_recorded_game(ctx, viewer, request, at),
            replayed: false,
        })),
        Ok(None) => Ok(resolve_unrecorded(conn, viewer, id, expected, request).await?),
        Err(error) => Err(error.into()),
    }
}

/// Decision on a request for a loaded game.
enum RequestDecision {
    /// Response to an earlier use of the same request.
    Replayed(Box<CommandResult>),
    New(Box<DecidedCommand>),
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
) -> Result<Option<CommandResult>> {
    let game = load_visible(conn, viewer, id).await?;
    if game.version != expected {
        return replay_or_stale(conn, viewer, game, expected, request).await.map(Some);
    }
    let is_late = game.waiting.deadline.is_some_and(|deadline| deadline <= game.read_at);
    if is_late { Err(Error::Refused(ProblemCode::DeadlinePassed)) } else { Ok(None) }
}

/// Result of a command, not recorded yet.
struct DecidedCommand {
    /// The game before the command.
    pub game: StoredGame,
    secrets: Secrets,
    transitioned: Transitioned,
    waiting: WaitState,
    agreements: Agreements,
}

impl DecidedCommand {
    /// # Errors
    /// A rule forbids the command, the player has no seat that can be played, or a house player has
    /// to search first.
    pub fn new(
        search_cache: &SearchCache,
        game: StoredGame,
        secrets: Secrets,
        viewer: Viewer,
        command: Command,
    ) -> Attempt<DecidedCommand> {
        let (state, seat) = require_playable(&game, viewer)?;
        let deck = secrets.deck.as_ref();
        let deck =
            deck.ok_or_else(|| Error::Internal(format!("game {} has no deck", game.id)))?.clone();
        let transition = Transition {
            state,
            deck: deck.clone(),
            cause: Cause::Command { seat, command },
            premoves: valid_premoves(&game, &secrets.premoves),
        };
        let tree = || game.line_tree(&secrets.seed, &deck, state.settings());
        let mut transitioned = advance(search_cache, transition, tree)?;
        let waiting = wait_after_events(&game, &transitioned.rule_events, &transitioned.state);
        let (waiting, agreements) = transitioned.settle_proposal(&game, waiting);
        Ok(DecidedCommand { game, secrets, transitioned, waiting, agreements })
    }

    /// Returns true if the command starts a pause. A pause has to start at the time of its event,
    /// so the game must be loaded and recorded in one transaction, within which `game_time()` is
    /// constant.
    pub fn begins_pause(&self) -> bool {
        self.agreements.pause.is_some() && self.agreements.pause != self.game.agreements.pause
    }

    /// Returns the update to record. `read_at` is the time assumed by the decision, if it was not
    /// read from the database, and is validated by the statement.
    pub fn update<'a>(
        &'a self,
        viewer: Viewer,
        request: &'a IdempotentRequest,
        read_at: Option<Timestamp>,
    ) -> GameUpdate<'a> {
        let DecidedCommand { game, secrets, transitioned, waiting, agreements } = self;
        GameUpdate {
            player: Some(viewer.player),
            session: viewer.required_session(),
            read_at,
            request: Some(request),
            ..transitioned.update(game, secrets.seed, waiting, agreements)
        }
    }

    /// Returns the game after the command, recorded at time `at`. Caches it if another command can
    /// follow.
    pub fn into_recorded_game(
        self,
        ctx: &Context,
        viewer: Viewer,
        request: &IdempotentRequest,
        at: Timestamp,
    ) -> StoredGame {
        let DecidedCommand { mut game, secrets, transitioned, waiting, agreements } = self;
        game.version = game.version.after(transitioned.events.len());
        game.status = transitioned.status();
        game.revealed_seed = transitioned.revealed_seed(secrets.seed);
        game.changed_at = at;
        game.state = Some(transitioned.state);
        game.waiting = waiting;
        game.agreements = agreements;
        game.request_keys.push(RequestKeyHash::new(viewer.player, &request.key));
        ctx.waiters.wake(WaitKey::Game(game.id), game.version.number().into());
        ctx.game_cache.acknowledge(&game);
        if game.status == GameStatus::Active {
            let (game, cached_at) = (game.clone(), ctx.now());
            ctx.game_cache.insert(CachedGame { game, secrets, cached_at });
        }
        game
    }
}
