use kingdomino::Command;

use crate::domain::event_log::{SeenVersions, Version};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::detached::run_detached;
use crate::service::hang_up::unless_hung_up;
use crate::service::{Context, Error, Result, ServerWork};
use crate::store::games::REQUEST_ONCE;
use crate::store::{self, Connection};

use super::applied::Applied;
use super::conclude::conclude_at_once;
use super::played_command::PlayedCommand;
use super::repeated::{replay_or_stale, stale};
use super::search::{Outcomes, Searcher};
use super::show::{authorize_view, load_visible};

/// Plays one command: load, decide, record. One atomic statement records it and checks the version.
/// A game that this process recorded last is not loaded again. A repeated request gets its first
/// response. While a house player searches, nothing is stored and no connection is held; if the
/// client disconnects during the search, the command is not played.
///
/// # Errors
/// There is no such game, the version is stale, a rule forbids the command, or its key was used for
/// another request.
pub async fn play(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    expected: Version,
    request: IdempotentRequest,
    command: Command,
) -> Result<Applied> {
    let ctx = ctx.clone();
    unless_hung_up(move |hang_up| {
        let searcher = Searcher::Player(viewer.player, hang_up);
        play_for(ctx, searcher, viewer, game, expected, request, command)
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
) -> Result<Applied> {
    let mut attempts_left = ATTEMPTS;
    loop {
        let expected = expected_version(ctx, viewer, game, seen).await?;
        attempts_left -= 1;
        match play(ctx, viewer, game, expected, request.clone(), command).await {
            Err(Error::Stale { current, .. }) if seen.has(current) => {
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

/// Plays a command on behalf of a player that does not wait for the response.
pub(super) async fn play_unasked(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    expected: Version,
    request: IdempotentRequest,
    command: Command,
) -> Result<Applied> {
    let ctx = ctx.clone();
    let searcher = Searcher::Server(ServerWork::LeftGames);
    run_detached(play_for(ctx, searcher, viewer, game, expected, request, command)).await
}

async fn play_for(
    ctx: Context,
    searcher: Searcher,
    viewer: Viewer,
    game: GameId,
    expected: Version,
    request: IdempotentRequest,
    command: Command,
) -> Result<Applied> {
    let recent = play_on_recent(&ctx, viewer, game, expected, &request, command);
    if let Some(game) = Box::pin(recent).await? {
        conclude_at_once(&ctx, &game, &searcher).await;
        return Ok(Applied { game, replayed: false });
    }
    let mut outcomes = Outcomes::default();
    // Changes outside the events, made between reading and recording, require a retry.
    for _ in 0..ATTEMPTS {
        let mut conn = ctx.connection().await?;
        let played = play_on(&ctx, &mut conn, &outcomes, viewer, game, expected, &request, command);
        let played = Box::pin(played).await;
        drop(conn);
        if outcomes.search(&ctx, &searcher).await? {
            continue;
        }
        if let Some(played) = played? {
            if !played.replayed {
                conclude_at_once(&ctx, &played.game, &searcher).await;
            }
            return Ok(played);
        }
    }
    Err(Error::Busy)
}

/// Maximum optimistic-concurrency retries.
const ATTEMPTS: usize = 5;

/// Plays on the cached game. Returns none if the game has to be loaded, in which case nothing was
/// recorded: it is not cached, it has changed, the session has ended, a rule forbids the command,
/// or a house player has to search.
async fn play_on_recent(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
    expected: Version,
    request: &IdempotentRequest,
    command: Command,
) -> Result<Option<StoredGame>> {
    let Some(recent) = ctx.recent_games.take(id, expected) else { return Ok(None) };
    let (game, secrets) = recent.read(ctx.now());
    let read_at = Some(game.read_at);
    let Ok(decision) = PlayedCommand::of(&Outcomes::default(), game, secrets, viewer, command)
    else {
        return Ok(None);
    };
    if decision.begins_pause() {
        return Ok(None);
    }
    let update = decision.update(viewer, request, read_at).encode()?;
    let recorded = ctx.append_queue.append(&ctx.pool, update).await?;
    Ok(recorded.map(|at| decision.recorded(ctx, at)))
}

/// Plays on the stored game. Returns none if data outside the events changed concurrently, in which
/// case nothing was recorded.
#[expect(clippy::too_many_arguments, reason = "a command, and on what it is decided")]
async fn play_on(
    ctx: &Context,
    conn: &mut Connection,
    outcomes: &Outcomes,
    viewer: Viewer,
    id: GameId,
    expected: Version,
    request: &IdempotentRequest,
    command: Command,
) -> Result<Option<Applied>> {
    let decision = match decide(conn, outcomes, viewer, id, expected, request, command).await? {
        Decided::Before(applied) => return Ok(Some(*applied)),
        Decided::Now(decision) => decision,
    };
    if decision.begins_pause() {
        let recorded = conn
            .transaction(async |conn| {
                store::games::lock_game(conn, id).await?;
                let decided =
                    decide(conn, outcomes, viewer, id, expected, request, command).await?;
                let recorded = match &decided {
                    Decided::Before(_) => None,
                    Decided::Now(decision) => {
                        let update = decision.update(viewer, request, None);
                        store::games::append_events(conn, &update).await?
                    }
                };
                Ok::<_, Error>((decided, recorded))
            })
            .await?;
        return match recorded {
            (Decided::Before(applied), _) => Ok(Some(*applied)),
            (Decided::Now(decision), Some(at)) => {
                Ok(Some(Applied { game: decision.recorded(ctx, at), replayed: false }))
            }
            (Decided::Now(_), None) => not_recorded(conn, viewer, id, expected, request).await,
        };
    }
    match store::games::append_events(conn, &decision.update(viewer, request, None)).await {
        Ok(Some(at)) => Ok(Some(Applied { game: decision.recorded(ctx, at), replayed: false })),
        Ok(None) => not_recorded(conn, viewer, id, expected, request).await,
        Err(error) if error.violates(REQUEST_ONCE) => {
            replay_or_stale(conn, viewer, decision.game, expected, request).await.map(Some)
        }
        Err(error) => Err(error.into()),
    }
}

/// Decision on a request for a loaded game.
enum Decided {
    /// Response to an earlier use of the same request.
    Before(Box<Applied>),
    Now(Box<PlayedCommand>),
}

/// Loads the game and decides on the command, unless the same request was carried out before.
async fn decide(
    conn: &mut Connection,
    outcomes: &Outcomes,
    viewer: Viewer,
    id: GameId,
    expected: Version,
    request: &IdempotentRequest,
    command: Command,
) -> Result<Decided> {
    let (mut loaded, secrets) =
        match store::games::load_game_for_request(conn, id, viewer, &request.key).await? {
            Some((loaded, secrets)) => (Some(loaded), Some(secrets)),
            None => (None, None),
        };
    let known = loaded.as_mut().and_then(|loaded| loaded.known_request.take());
    let game = authorize_view(conn, viewer, loaded).await?;
    match known {
        // A reused key takes precedence over errors of the rules.
        Some(hash) if hash != request.hash => return Err(Error::KeyReused),
        Some(_) => {
            let applied = replay_or_stale(conn, viewer, game, expected, request).await?;
            return Ok(Decided::Before(Box::new(applied)));
        }
        None if game.version != expected => return Err(stale(conn, &game, expected).await?),
        None => {}
    }
    let secrets = secrets.ok_or(Error::GameNotFound)?;
    PlayedCommand::of(outcomes, game, secrets, viewer, command).map(Box::new).map(Decided::Now)
}

/// Returns the response after the statement recorded nothing: another request, or the same one on
/// another node, was faster; the deadline has passed; or the session has ended.
async fn not_recorded(
    conn: &mut Connection,
    viewer: Viewer,
    id: GameId,
    expected: Version,
    request: &IdempotentRequest,
) -> Result<Option<Applied>> {
    let game = load_visible(conn, viewer, id).await?;
    if game.version != expected {
        return replay_or_stale(conn, viewer, game, expected, request).await.map(Some);
    }
    let is_late = game.waiting.deadline.is_some_and(|deadline| deadline <= game.read_at);
    if is_late { Err(Error::DeadlinePassed) } else { Ok(None) }
}
