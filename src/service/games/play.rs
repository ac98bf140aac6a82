use jiff::Timestamp;
use kingdomino::{Cause, Command, Transition};

use crate::domain::event_log::{Agreements, Status, Version};
use crate::domain::table::{StoredGame, Viewer, Waiting};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::detached::run_detached;
use crate::service::hang_up::unless_hung_up;
use crate::service::notifications::WaitKey;
use crate::service::{Context, Error, Result, ServerWork};
use crate::store::games::{GameUpdate, REQUEST_ONCE, Secrets};
use crate::store::{self, Connection};

use super::advance::{Advanced, advance};
use super::applied::Applied;
use super::conclude::conclude_at_once;
use super::orders::given;
use super::recent_games::RecentGame;
use super::repeated::{replay_or_stale, stale};
use super::search::{Outcomes, Searcher};
use super::seats::playable;
use super::show::{authorize_view, load_visible};
use super::waiting::waiting_after;

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
    let Ok(decision) = Decision::of(&Outcomes::default(), game, secrets, viewer, command) else {
        return Ok(None);
    };
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
        Some(_) => return replay_or_stale(conn, viewer, game, expected, request).await.map(Some),
        None if game.version != expected => return Err(stale(conn, &game, expected).await?),
        None => {}
    }
    let secrets = secrets.ok_or(Error::GameNotFound)?;
    let decision = Decision::of(outcomes, game, secrets, viewer, command)?;
    match store::games::append_events(conn, &decision.update(viewer, request, None)).await {
        Ok(Some(at)) => Ok(Some(Applied { game: decision.recorded(ctx, at), replayed: false })),
        // Somebody else was faster, or this very request on another way; or the time is up, or the session has ended.
        Ok(None) => {
            let game = load_visible(conn, viewer, id).await?;
            if game.version != expected {
                return replay_or_stale(conn, viewer, game, expected, request).await.map(Some);
            }
            let is_late = game.waiting.deadline.is_some_and(|deadline| deadline <= game.read_at);
            if is_late { Err(Error::DeadlinePassed) } else { Ok(None) }
        }
        Err(error) if error.violates(REQUEST_ONCE) => {
            replay_or_stale(conn, viewer, decision.game, expected, request).await.map(Some)
        }
        Err(error) => Err(error.into()),
    }
}

/// What a command comes to in a game.
struct Decision {
    /// The game before the command.
    game: StoredGame,
    secrets: Secrets,
    advanced: Advanced,
    waiting: Waiting,
    agreements: Agreements,
}

impl Decision {
    /// # Errors
    /// A rule forbids it, or the player has no seat that can be played; a house player has to search first, which `outcomes` then
    /// knows.
    fn of(
        outcomes: &Outcomes,
        game: StoredGame,
        secrets: Secrets,
        viewer: Viewer,
        command: Command,
    ) -> Result<Decision> {
        let (state, seat) = playable(&game, viewer)?;
        let deck = secrets.deck.as_ref();
        let deck =
            deck.ok_or_else(|| Error::Internal(format!("game {} has no deck", game.id)))?.clone();
        let transition = Transition {
            state,
            deck: deck.clone(),
            cause: Cause::Command { seat, command },
            orders: given(&game, &secrets.orders),
        };
        let tree = || game.line_tree(&secrets.seed, &deck, state.settings());
        let advanced = advance(outcomes, transition, tree)?;
        let waiting = waiting_after(&game, &advanced.happened, &advanced.state);
        let agreements = advanced.agreements(&game);
        Ok(Decision { game, secrets, advanced, waiting, agreements })
    }

    /// What is to be recorded of it. `read_at` is given if it is not sure that the database's clock shows it.
    fn update<'a>(
        &'a self,
        viewer: Viewer,
        request: &'a IdempotentRequest,
        read_at: Option<Timestamp>,
    ) -> GameUpdate<'a> {
        let Decision { game, secrets, advanced, waiting, agreements } = self;
        GameUpdate {
            player: Some(viewer.player),
            session: viewer.needed_session(),
            read_at,
            request: Some(request),
            ..advanced.update(game, secrets.seed, waiting, agreements)
        }
    }

    /// The game after it, which was recorded at this time. It is kept for the next command, if one can follow.
    fn recorded(self, ctx: &Context, at: Timestamp) -> StoredGame {
        let Decision { mut game, secrets, advanced, waiting, agreements } = self;
        game.version = game.version.after(advanced.events.len());
        game.status = advanced.status();
        game.revealed_seed = advanced.revealed_seed(secrets.seed);
        game.changed_at = at;
        game.state = Some(advanced.state);
        game.waiting = waiting;
        game.agreements = agreements;
        ctx.waiters.ring(WaitKey::Game(game.id), game.version.number().into());
        ctx.recent_games.acknowledge(&game);
        if game.status == Status::Active {
            let (game, noted_at) = (game.clone(), ctx.now());
            ctx.recent_games.put(RecentGame { game, secrets, noted_at });
        }
        game
    }
}
