use kingdomino::{Cause, Command, Transition};

use crate::domain::event_log::Version;
use crate::domain::table::Viewer;
use crate::domain::{GameId, IdempotentRequest};
use crate::service::detached::run_detached;
use crate::service::hang_up::unless_hung_up;
use crate::service::{Context, Error, Result, ServerWork};
use crate::store::games::{GameUpdate, REQUEST_ONCE};
use crate::store::{self, Connection};

use super::advance::advance;
use super::applied::Applied;
use super::conclude::conclude_at_once;
use super::orders::given;
use super::repeated::{replay_or_stale, stale};
use super::search::{Outcomes, Searcher};
use super::seats::playable;
use super::show::{authorize_view, load_visible};
use super::waiting::waiting_after;

/// Plays one command: load, decide, record, guarded by the version in one atomic statement. The same request again
/// gets the answer it got the first time. While a house player searches for its answer nothing is stored and no
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
    let mut outcomes = Outcomes::default();
    // What changes beside the events between reading and recording is seen when it is read again.
    for _ in 0..ATTEMPTS {
        let mut conn = ctx.connection().await?;
        let played = play_on(&mut conn, &outcomes, viewer, game, expected, &request, command);
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

/// None when something changed beside the events meanwhile: then nothing was recorded.
async fn play_on(
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
    let mut game = authorize_view(conn, viewer, loaded).await?;
    match known {
        // Whatever the rules would say of this one.
        Some(hash) if hash != request.hash => return Err(Error::KeyReused),
        Some(_) => return replay_or_stale(conn, viewer, game, expected, request).await.map(Some),
        None if game.version != expected => return Err(stale(conn, &game, expected).await?),
        None => {}
    }
    let (state, seat) = playable(&game, viewer)?;
    let secrets = secrets.ok_or(Error::GameNotFound)?;
    let deck = secrets.deck.ok_or_else(|| Error::Internal(format!("game {id} has no deck")))?;

    let transition = Transition {
        state,
        deck: deck.clone(),
        cause: Cause::Command { seat, command },
        orders: given(&game, secrets.orders),
    };
    let tree = || game.line_tree(&secrets.seed, &deck, state.settings());
    let advanced = advance(outcomes, transition, tree)?;
    let waiting = waiting_after(&game, &advanced.happened, &advanced.state);
    let agreements = advanced.agreements(&game);
    let change = GameUpdate {
        player: Some(viewer.player),
        request: Some(request),
        ..advanced.update(&game, secrets.seed, &waiting, &agreements)
    };
    match store::games::append_events(conn, &change).await {
        Ok(Some(at)) => {
            game.version = change.version();
            game.status = change.status;
            game.revealed_seed = change.revealed_seed;
            game.changed_at = at;
            game.state = Some(advanced.state);
            game.waiting = waiting;
            game.agreements = agreements;
            Ok(Some(Applied { game, replayed: false }))
        }
        // Somebody else was faster, or this very request on another way; or the time is up.
        Ok(None) => {
            let game = load_visible(conn, viewer, id).await?;
            if game.version != expected {
                return replay_or_stale(conn, viewer, game, expected, request).await.map(Some);
            }
            let is_late = game.waiting.deadline.is_some_and(|deadline| deadline <= game.read_at);
            if is_late { Err(Error::DeadlinePassed) } else { Ok(None) }
        }
        Err(error) if error.violates(REQUEST_ONCE) => {
            replay_or_stale(conn, viewer, game, expected, request).await.map(Some)
        }
        Err(error) => Err(error.into()),
    }
}
