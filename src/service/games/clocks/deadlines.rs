//! Fires deadlines without any client request. All nodes are equal: each claims due games with a
//! lock that other nodes skip, and records timeouts with the same statement as commands, so that
//! exactly one of a command and a timeout succeeds.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};

use kingdomino::{Cause, TimeoutAction, Transition};
use metrics::histogram;

use crate::domain::{GameId, ProblemCode};
use crate::service::games::commands::advance::advance;
use crate::service::games::commands::premoves::valid_premoves;
use crate::service::games::commands::search::{Attempt, Interruption, SearchCache, SearchClient};
use crate::service::tasks::{catch_panic, run_detached};
use crate::service::{Context, Error, Result, ServerWork, log_failure};
use crate::store::games::DueTask;
use crate::store::{self, Connection, StoreError};
use crate::telemetry::DEADLINE_LATENESS;

use super::waiting::{clocks, credit_premoves, current_wait, reminders, start_clock};

/// Result of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeadlineRun {
    /// Number of games with an expired deadline.
    pub games: usize,
    /// Number of games in which a player was reminded.
    pub reminded: usize,
    /// Games that could not be processed. They are skipped for a while, so that others are
    /// processed.
    pub failed: Vec<GameId>,
}

/// Maximum games per query.
const MAX_GAMES_PER_QUERY: i64 = 64;
/// Maximum games per run in which a house player searches.
const MAX_SEARCHES_PER_RUN: usize = 8;

/// Plays for the seats whose deadline has passed and sends due reminders, except in the games in
/// `except`. Games are processed in rotation over their hosts. Games in which a house player has to
/// search come last, and due games are queried again after each search, so that no deadline waits
/// for more than one search.
pub async fn run_due_deadlines(ctx: &Context, except: &[GameId]) -> Result<DeadlineRun> {
    reschedule_stale_wakeups(ctx).await?;
    let mut run = DeadlineRun::default();
    let mut except = except.to_vec();
    let mut to_search: VecDeque<(GameId, Box<Transition>)> = VecDeque::new();
    let mut searches = 0;
    loop {
        for task in [DueTask::TimeOut, DueTask::Remind] {
            let mut skipped = except.clone();
            if task == DueTask::TimeOut {
                skipped.extend(to_search.iter().map(|(game, _)| *game));
            }
            loop {
                let due = list_due_games(ctx, task, &skipped).await?;
                if due.is_empty() {
                    break;
                }
                for game in due {
                    match fire_deadline(ctx, task, Claim::IfDue, game, SearchCache::default())
                        .await?
                    {
                        Fired::NotClaimed => skipped.push(game),
                        Fired::NeedsSearch(pending) => {
                            to_search.push_back((game, pending));
                            skipped.push(game);
                        }
                        Fired::Done => run.record(task, game, Ok(()), &mut except, &mut skipped),
                        Fired::Failed(error) => {
                            run.record(task, game, Err(error), &mut except, &mut skipped);
                        }
                    }
                }
            }
        }
        let Some((game, pending)) =
            to_search.pop_front().filter(|_| searches < MAX_SEARCHES_PER_RUN)
        else {
            return Ok(run);
        };
        searches += 1;
        let done = search_and_fire(ctx, game, pending).await;
        run.record(DueTask::TimeOut, game, done, &mut except, &mut Vec::new());
    }
}

/// Reschedules stale wakeups. In most games, the deadline moves long before it is reached, but
/// recording a command never postpones the wakeup.
async fn reschedule_stale_wakeups(ctx: &Context) -> Result<()> {
    let mut conn = ctx.connection().await?;
    while i64::try_from(
        store::games::reschedule_stale_wakeups(&mut conn, MAX_GAMES_PER_QUERY).await?,
    ) == Ok(MAX_GAMES_PER_QUERY)
    {}
    Ok(())
}

async fn list_due_games(ctx: &Context, task: DueTask, except: &[GameId]) -> Result<Vec<GameId>> {
    let mut conn = ctx.connection().await?;
    Ok(store::games::list_due_games(&mut conn, task, except, MAX_GAMES_PER_QUERY).await?)
}

/// Runs the house player search of a timeout and records the result.
async fn search_and_fire(ctx: &Context, game: GameId, pending: Box<Transition>) -> Result<()> {
    let mut search_cache = SearchCache::default();
    search_cache.search(ctx, &SearchClient::Server(ServerWork::Deadlines), pending).await?;
    match fire_deadline(ctx, DueTask::TimeOut, Claim::Unconditional, game, search_cache).await? {
        Fired::Failed(error) => Err(error),
        // If a premove was changed in the meantime and the game is still due, the next query finds
        // it.
        Fired::Done | Fired::NeedsSearch(_) | Fired::NotClaimed => Ok(()),
    }
}

impl DeadlineRun {
    fn record(
        &mut self,
        task: DueTask,
        game: GameId,
        done: Result<()>,
        except: &mut Vec<GameId>,
        skipped: &mut Vec<GameId>,
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
                skipped.push(game);
            }
        }
    }
}

/// Condition under which a game is claimed.
enum Claim {
    /// Only if it is due and not locked by another node.
    IfDue,
    Unconditional,
}

/// Result of the processing of one due game.
enum Fired {
    /// Another node has claimed the game, or it is no longer due.
    NotClaimed,
    Done,
    /// A house player has to search this transition first.
    NeedsSearch(Box<Transition>),
    Failed(Error),
}

/// Processes one due game in its own transaction, with the searches in `search_cache`.
///
/// # Errors
/// The database failed before the game was claimed.
async fn fire_deadline(
    ctx: &Context,
    task: DueTask,
    claim: Claim,
    game: GameId,
    search_cache: SearchCache,
) -> Result<Fired> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        let claimed = AtomicBool::new(false);
        let fired = conn
            .transaction(async |conn| {
                let is_claimed = match claim {
                    Claim::IfDue => store::games::claim_due_game(conn, task, game).await?,
                    Claim::Unconditional => {
                        store::games::lock_game(conn, game).await?;
                        true
                    }
                };
                claimed.store(is_claimed, Ordering::Relaxed);
                match task {
                    _ if !is_claimed => Ok(()),
                    DueTask::TimeOut => catch_panic(time_out(conn, &search_cache, game)).await,
                    DueTask::Remind => Ok(catch_panic(remind(conn, game)).await?),
                }
            })
            .await;
        let is_claimed = claimed.into_inner();
        match fired {
            Ok(()) if !is_claimed => Ok(Fired::NotClaimed),
            Ok(()) => Ok(Fired::Done),
            Err(Interruption::NeedsSearch(pending)) => Ok(Fired::NeedsSearch(pending)),
            Err(Interruption::Failed(error)) if !is_claimed => Err(error),
            Err(Interruption::Failed(error)) => Ok(Fired::Failed(error)),
        }
    })
    .await
}

/// Adds the due reminders to the outbox, except those whose time was before the wait.
async fn remind(conn: &mut Connection, id: GameId) -> Result<()> {
    let found = store::games::load_game_with_secrets(conn, id).await?;
    let (game, _) = found.ok_or(ProblemCode::GameNotFound)?;
    let mut next = None;
    if let (Some(wait), Some(clocks)) = (current_wait(&game), &game.waiting.clocks) {
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

async fn time_out(conn: &mut Connection, search_cache: &SearchCache, id: GameId) -> Attempt<()> {
    let found = store::games::load_game_with_secrets(conn, id).await?;
    let (game, secrets) = found.ok_or(ProblemCode::GameNotFound)?;
    if game.waiting.deadline.is_none_or(|deadline| deadline > game.read_at) {
        // Another node was faster during the search.
        return Ok(());
    }
    let missing = |what: &str| Error::Internal(format!("game {id} is due but has no {what}"));
    let deck = secrets.deck.ok_or_else(|| missing("deck"))?;
    let state = *game.started_state()?;
    let wait = current_wait(&game).ok_or_else(|| missing("awaited seat"))?;

    let mut clocks = clocks(&game, &state);
    let calendar = game.calendar(wait.seat);
    let timeouts = clocks.record_timeout(game.timing, wait, game.read_at, &calendar);
    let action = if game.timing.on_timeout.takes_over(timeouts) {
        TimeoutAction::TakeOver { for_good: !game.timing.may_return }
    } else {
        TimeoutAction::PlayOnce
    };
    let transition = Transition {
        state,
        deck: deck.clone(),
        cause: Cause::Timeout(action),
        premoves: valid_premoves(&game, &secrets.premoves),
    };
    let tree = || game.line_tree(&secrets.seed, &deck, state.settings());
    let mut transitioned = advance(search_cache, transition, tree)?;
    credit_premoves(&mut clocks, game.timing, &transitioned.rule_events);
    let waiting = start_clock(&game, clocks, &transitioned.state);
    let (waiting, agreements) = transitioned.settle_proposal(&game, waiting);
    let update = transitioned.update(&game, secrets.seed, &waiting, &agreements);
    let recorded = store::games::append_events(conn, &update).await?;
    // The row is locked, so the update cannot conflict.
    let at = recorded.ok_or_else(|| Error::Internal(format!("locked game {id} changed")))?;
    if let Some(deadline) = game.waiting.deadline {
        histogram!(DEADLINE_LATENESS).record(at.duration_since(deadline).as_secs_f64());
    }
    Ok(())
}
