use kingdomino::{Cause, Command, GameState, RuleViolation, Seat, SeatControl, Transition};

use crate::domain::event_log::{Agreements, NewEvent, Status, Version};
use crate::domain::table::{StoredGame, Viewer, Waiting};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::context::run_detached;
use crate::service::hang_up::unless_hung_up;
use crate::service::{Context, Error, Result, TableViolation};
use crate::store::games::{GameUpdate, REQUEST_ONCE, RecordedRequest};
use crate::store::{self, Connection};

use super::advance::advance;
use super::conclude::conclude_at_once;
use super::history::game_at;
use super::orders::given;
use super::search::{Outcomes, Searcher};
use super::show::{authorize_view, load_visible};
use super::wait::waiting_after;

/// The game after a request, and whether the request had been carried out before.
pub struct Applied {
    pub game: StoredGame,
    pub replayed: bool,
}

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
    run_detached(play_for(ctx, Searcher::Server, viewer, game, expected, request, command)).await
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
        let played = play_on(&mut conn, &outcomes, viewer, game, expected, &request, command).await;
        drop(conn);
        if outcomes.search(&ctx, &searcher).await? {
            continue;
        }
        if let Some(played) = played? {
            if !played.replayed {
                conclude_at_once(&ctx, &played.game).await;
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
        Some(_) => return repeated_or_stale(conn, viewer, game, expected, request).await.map(Some),
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
    match store::games::record(conn, &change).await {
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
                return repeated_or_stale(conn, viewer, game, expected, request).await.map(Some);
            }
            let is_late = game.waiting.deadline.is_some_and(|deadline| deadline <= game.read_at);
            if is_late { Err(Error::DeadlinePassed) } else { Ok(None) }
        }
        Err(error) if error.violates(REQUEST_ONCE) => {
            repeated_or_stale(conn, viewer, game, expected, request).await.map(Some)
        }
        Err(error) => Err(error.into()),
    }
}

/// What the seats have agreed on and asked after `events`, which follow on the version of `game`.
pub(super) fn agreements_after(game: &StoredGame, events: &[NewEvent]) -> Agreements {
    let mut agreements = game.agreements.clone();
    for (event, number) in events.iter().zip(1..) {
        let version = game.version.after(number);
        agreements.apply(version, game.read_at, event.seat, &event.fact);
    }
    agreements
}

/// The state of a game that can be played, and the seat of who wants to.
pub(super) fn playable(game: &StoredGame, viewer: Viewer) -> Result<(GameState, Seat)> {
    let seat = game.seat_of(viewer.player).ok_or(TableViolation::NotSeated)?;
    match game.status {
        Status::Open => Err(TableViolation::NotStarted.into()),
        Status::Cancelled => Err(RuleViolation::GameFinished.into()),
        Status::Active | Status::Finished => Ok((*game.started()?, seat)),
    }
}

/// The seat of the player, who plays it.
pub(super) fn players_seat(game: &StoredGame, viewer: Viewer) -> Result<Seat> {
    let (state, seat) = playable(game, viewer)?;
    match state.keeper(seat) {
        SeatControl::Player => Ok(seat),
        SeatControl::House => Err(RuleViolation::SeatTakenOver.into()),
        SeatControl::HouseForGood | SeatControl::Seated(_) => {
            Err(RuleViolation::SeatConceded.into())
        }
    }
}

/// The answer to a request that cannot be carried out on `expected`: the one it got before, if it is a repeat.
async fn repeated_or_stale(
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
            game: answered_then(conn, game, end, waiting).await?,
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
pub(super) async fn answered_then(
    conn: &mut Connection,
    game: StoredGame,
    end: Version,
    waiting: Waiting,
) -> Result<StoredGame> {
    let seed = game.revealed_seed;
    let mut then = game_at(conn, game, end).await?;
    then.waiting = waiting;
    if matches!(then.status, Status::Finished | Status::Cancelled) {
        then.revealed_seed = seed;
    }
    Ok(then)
}
