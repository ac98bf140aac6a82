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

/// Plays one command: load, decide, record, guarded by the version in one atomic statement. A game that this process
/// recorded last is not loaded again. The same request again gets the answer it got the first time. While a house player searches for its answer nothing is stored and no
/// connection held; a client that hangs up then has played nothing.
///
/// # Errors
/// There is no such game, the version is stale, a rule forbids the command, or its key was used for another.
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

/// The same on whichever version of the game is current, if it is one of those that the player has seen.
///
/// # Errors
/// As [`play`]; the game keeps changing.
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

/// Returns the version on which a command is played: the current one, if it was seen.
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

/// The same for a player who does not wait for it.
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
    // What changes beside the events between reading and recording is seen when it is read again.
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

/// More changes than ever come between reading and recording.
const ATTEMPTS: usize = 5;

/// Plays on the game as this process last recorded it. None when it has to be read: it is not known, it has changed since, the
/// session has ended, the rules refuse, or a house player has to search. Nothing was recorded then.
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

/// None when something changed beside the events meanwhile: then nothing was recorded.
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

/// A request on a game that was read.
enum Decided {
    /// The response to the same request before.
    Before(Box<Applied>),
    Now(Box<PlayedCommand>),
}

/// Reads the game and decides on the command, unless the same request was carried out before.
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
        // Whatever the rules would say of this one.
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

/// The response when the statement recorded nothing: another request was faster, or the same one on another node; the
/// deadline has passed; or the session has ended.
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
