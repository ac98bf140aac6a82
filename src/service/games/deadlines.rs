//! Fires deadlines without any client request. All nodes are equal: each claims due games with a
//! lock that other nodes skip, and records timeouts with the same statement as commands, so that
//! exactly one of a command and a timeout succeeds.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};

use kingdomino::{Cause, TimeoutAction, Transition};
use metrics::histogram;

use crate::domain::GameId;
use crate::service::detached::{catch_panic, run_detached};
use crate::service::{Context, Error, Result, ServerWork, log_failure};
use crate::store::games::DueTask;
use crate::store::{self, Connection, StoreError};
use crate::telemetry::DEADLINE_LATENESS;

use super::advance::advance;
use super::orders::given;
use super::search::{Outcomes, Searcher, search};
use super::waiting::{begin_to_wait, clocks, credit_orders, reminders, waited_for};

/// Result of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fired {
    /// Number of games with an expired deadline.
    pub games: usize,
    /// Number of games in which a player was reminded.
    pub reminded: usize,
    /// Games that could not be processed. They are skipped for a while, so that others are
    /// processed.
    pub failed: Vec<GameId>,
}

/// Maximum games per query.
const BATCH: i64 = 64;
/// Maximum games per run in which a house player searches.
const SEARCHES: usize = 8;

/// Plays for the seats whose deadline has passed and sends due reminders, except in the games in
/// `except`. Games are processed in rotation over their hosts. Games in which a house player has to
/// search come last, and due games are queried again after each search, so that no deadline waits
/// for more than one search.
pub async fn run_due_deadlines(ctx: &Context, except: &[GameId]) -> Result<Fired> {
    put_off_waking(ctx).await?;
    let mut fired = Fired::default();
    let mut except = except.to_vec();
    let mut to_search: VecDeque<(GameId, Box<Transition>)> = VecDeque::new();
    let mut searches = 0;
    loop {
        for task in [DueTask::TimeOut, DueTask::Remind] {
            let mut passed_over = except.clone();
            if task == DueTask::TimeOut {
                passed_over.extend(to_search.iter().map(|(game, _)| *game));
            }
            loop {
                let due = due_games(ctx, task, &passed_over).await?;
                if due.is_empty() {
                    break;
                }
                for game in due {
                    match fire_one(ctx, task, Claim::IfDue, game, Outcomes::default()).await? {
                        // Another node has claimed the game, or it is no longer due.
                        None => passed_over.push(game),
                        Some(Ok(Some(wanted))) => {
                            to_search.push_back((game, wanted));
                            passed_over.push(game);
                        }
                        Some(done) => {
                            let done = done.map(|_| ());
                            fired.count(task, game, done, &mut except, &mut passed_over);
                        }
                    }
                }
            }
        }
        let Some((game, wanted)) = to_search.pop_front().filter(|_| searches < SEARCHES) else {
            return Ok(fired);
        };
        searches += 1;
        let done = searched_and_fired(ctx, game, wanted).await;
        fired.count(DueTask::TimeOut, game, done, &mut except, &mut Vec::new());
    }
}

/// Reschedules stale wakeups. In most games, the deadline moves long before it is reached, but
/// recording a command never postpones the wakeup.
async fn put_off_waking(ctx: &Context) -> Result<()> {
    let mut conn = ctx.connection().await?;
    while i64::try_from(store::games::put_off_waking(&mut conn, BATCH).await?) == Ok(BATCH) {}
    Ok(())
}

async fn due_games(ctx: &Context, task: DueTask, except: &[GameId]) -> Result<Vec<GameId>> {
    let mut conn = ctx.connection().await?;
    Ok(store::games::list_due_games(&mut conn, task, except, BATCH).await?)
}

/// Runs the house player search of a timeout and records the result.
async fn searched_and_fired(ctx: &Context, game: GameId, wanted: Box<Transition>) -> Result<()> {
    let (transition, events) =
        search(ctx, &Searcher::Server(ServerWork::Deadlines), wanted).await?;
    let mut outcomes = Outcomes::default();
    outcomes.know(transition, events);
    match fire_one(ctx, DueTask::TimeOut, Claim::InAnyCase, game, outcomes).await? {
        Some(Err(error)) => Err(error),
        // A premove was changed in the meantime, or another node was faster. If the game is still
        // due, the next query finds it.
        Some(Ok(_)) | None => Ok(()),
    }
}

impl Fired {
    fn count(
        &mut self,
        task: DueTask,
        game: GameId,
        done: Result<()>,
        except: &mut Vec<GameId>,
        passed_over: &mut Vec<GameId>,
    ) {
        match (task, done) {
            (DueTask::TimeOut, Ok(())) => self.games += 1,
            (DueTask::Remind, Ok(())) => self.reminded += 1,
            (_, Err(error)) => {
                // A database outage is not specific to the game, so the game is not skipped for
                // long.
                if matches!(error, Error::Store(StoreError::Unavailable(_))) {
                    log_failure("deadline processing failed", &error);
                } else {
                    tracing::error!(%game, ?task, %error, "deadline processing failed");
                    self.failed.push(game);
                }
                except.push(game);
                passed_over.push(game);
            }
        }
    }
}

/// Condition under which a game is claimed.
enum Claim {
    /// Only if it is due and not locked by another node.
    IfDue,
    InAnyCase,
}

/// Processes one due game in its own transaction. Returns the transition to search if its outcome
/// is not in `outcomes`, and none if the game could not be claimed.
async fn fire_one(
    ctx: &Context,
    task: DueTask,
    claim: Claim,
    game: GameId,
    mut outcomes: Outcomes,
) -> Result<Option<Result<Option<Box<Transition>>>>> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        let claimed = AtomicBool::new(false);
        let fired = conn
            .transaction(async |conn| {
                let is_claimed = match claim {
                    Claim::IfDue => store::games::claim_due_game(conn, task, game).await?,
                    Claim::InAnyCase => {
                        store::games::lock_game(conn, game).await?;
                        true
                    }
                };
                claimed.store(is_claimed, Ordering::Relaxed);
                match task {
                    _ if !is_claimed => Ok(()),
                    DueTask::TimeOut => catch_panic(time_out(conn, &outcomes, game)).await,
                    DueTask::Remind => catch_panic(remind(conn, game)).await,
                }
            })
            .await;
        match (claimed.into_inner(), outcomes.take_wanted(), fired) {
            (true, Some(wanted), _) => Ok(Some(Ok(Some(wanted)))),
            (true, None, fired) => Ok(Some(fired.map(|()| None))),
            (false, _, Ok(())) => Ok(None),
            (false, _, Err(error)) => Err(error),
        }
    })
    .await
}

/// Adds the due reminders to the outbox, except those whose time was before the wait.
async fn remind(conn: &mut Connection, id: GameId) -> Result<()> {
    let found = store::games::load_with_secrets(conn, id).await?;
    let (game, _) = found.ok_or(Error::GameNotFound)?;
    let mut next = None;
    if let (Some(wait), Some(clocks)) = (waited_for(&game), &game.waiting.clocks) {
        let calendar = game.calendar(wait.seat);
        for (reminder, at) in reminders(&game, clocks, wait, &calendar) {
            if at > game.read_at {
                next = next.min(Some(at)).or(Some(at));
            } else if at >= wait.since {
                store::games::insert_reminder(conn, id, game.version, reminder).await?;
            }
        }
    }
    Ok(store::games::set_next_reminder(conn, id, next).await?)
}

async fn time_out(conn: &mut Connection, outcomes: &Outcomes, id: GameId) -> Result<()> {
    let found = store::games::load_with_secrets(conn, id).await?;
    let (game, secrets) = found.ok_or(Error::GameNotFound)?;
    if game.waiting.deadline.is_none_or(|deadline| deadline > game.read_at) {
        // Another node was faster during the search.
        return Ok(());
    }
    let missing = |what: &str| Error::Internal(format!("game {id} is due but has no {what}"));
    let deck = secrets.deck.ok_or_else(|| missing("deck"))?;
    let state = *game.started()?;
    let wait = waited_for(&game).ok_or_else(|| missing("awaited seat"))?;

    let mut clocks = clocks(&game, &state);
    let calendar = game.calendar(wait.seat);
    let timeouts = clocks.timed_out(game.timing, wait, game.read_at, &calendar);
    let action = if game.timing.on_timeout.takes_over(timeouts) {
        TimeoutAction::TakeOver { for_good: !game.timing.may_return }
    } else {
        TimeoutAction::PlayFor
    };
    let transition = Transition {
        state,
        deck: deck.clone(),
        cause: Cause::Timeout(action),
        orders: given(&game, &secrets.orders),
    };
    let tree = || game.line_tree(&secrets.seed, &deck, state.settings());
    let mut advanced = advance(outcomes, transition, tree)?;
    credit_orders(&mut clocks, game.timing, &advanced.happened);
    let waiting = begin_to_wait(&game, clocks, &advanced.state);
    let (waiting, agreements) = advanced.settle_proposal(&game, waiting);
    let change = advanced.update(&game, secrets.seed, &waiting, &agreements);
    // Nothing is recorded if a command came first, before the row was locked.
    let recorded = store::games::append_events(conn, &change).await?;
    if let (Some(at), Some(deadline)) = (recorded, game.waiting.deadline) {
        histogram!(DEADLINE_LATENESS).record(at.duration_since(deadline).as_secs_f64());
    }
    Ok(())
}
