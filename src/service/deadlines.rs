//! Deadlines fire whether or not anybody is looking. Every node does it, none leads: a due game is claimed with a lock
//! that the others skip, and recorded by the same statement as any command, so that one of command and timeout wins.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use metrics::histogram;
use tokio::sync::Mutex;

use crate::ids::GameId;
use crate::log::{Status, recorded};
use crate::rules::{self, Overdue};
use crate::store::{self, Change, Connection, StoreError};

use super::context::{to_the_end, unless_it_panics};
use super::orders::given;
use super::play::{agreements_after, with_orders};
use super::unhurried::{may_search, unhurried};
use super::waiting::{
    begin_to_wait, clocks, credit_orders, recounted, reminders, waited, waited_for,
};
use super::{Context, Error, Result};

/// The name of the metric for how late deadlines fire, in seconds.
pub const LATENESS: &str = "kingdomail_deadline_lateness_seconds";

/// What a look at the deadlines came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fired {
    /// The games whose time was up.
    pub games: usize,
    /// The games in which somebody was reminded.
    pub reminded: usize,
    /// Those that it could not be recorded for: they are left alone for a while, so that the others have their turn.
    pub failed: Vec<GameId>,
}

/// How long moving the clocks of all games may take.
const ALL_CLOCKS: Duration = Duration::from_hours(1);

/// Tells that this node is alive. If none was for long, or the clock jumped so far, the clocks of all games stood
/// meanwhile; for how long.
///
/// # Errors
/// The database fails.
pub async fn beat(ctx: &Context) -> Result<Option<SignedDuration>> {
    let ctx = ctx.clone();
    to_the_end(async move {
        let mut conn = ctx.pool.get_for(ALL_CLOCKS).await?;
        conn.transaction(async |conn| {
            let beat = store::beat(conn).await?;
            let Some(outage) = beat.outage() else { return Ok(None) };
            let mut after = None;
            loop {
                let games = store::lock_waiting_games(conn, after, 500).await?;
                let Some(page_end) = games.last() else { return Ok(Some(outage)) };
                after = Some(*page_end);
                for id in games {
                    match unless_it_panics(make_up_for_outage(conn, id, beat.last)).await {
                        Err(Error::Internal(what)) => not_moved(id, &what),
                        done => done?,
                    }
                }
            }
        })
        .await
    })
    .await
}

/// What the clock of who is awaited ran until the outage began stays as it is; the rest runs from now on.
async fn make_up_for_outage(conn: &mut Connection, id: GameId, began: Timestamp) -> Result<()> {
    match store::load_game_for_check(conn, id).await {
        Ok(Some((game, _))) => {
            if let Some(wait) = waited_for(&game) {
                let waiting = recounted(&game, began, &game.calendar(wait.seat));
                store::set_waiting(conn, id, &waiting).await?;
            }
            Ok(())
        }
        Ok(None) => Err(Error::Internal("there are no secrets".to_owned())),
        Err(StoreError::Unreadable(what)) => Err(Error::Internal(what)),
        Err(error) => Err(error.into()),
    }
}

/// One that cannot be read, or at which the program panics, does not keep the others waiting.
fn not_moved(game: GameId, why: &str) {
    tracing::error!(%game, why, "a clock could not be moved after an outage");
}

/// What there is to do at its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    /// The time is up: the house acts.
    TimeOut,
    Remind,
}

/// Lets the house act in all games whose time is up, and reminds whose time runs out, but for the games in `except`.
///
/// # Errors
/// The database fails.
pub async fn fire_due(ctx: &Context, except: &[GameId]) -> Result<Fired> {
    let mut fired = Fired::default();
    let mut except = except.to_vec();
    for task in [Task::TimeOut, Task::Remind] {
        while let Some((game, done)) = fire_one(ctx, task, except.clone()).await? {
            match (task, done) {
                (Task::TimeOut, Ok(())) => fired.games += 1,
                (Task::Remind, Ok(())) => fired.reminded += 1,
                (_, Err(error)) => {
                    tracing::error!(%game, ?task, ?error, "a game could not be seen to in time");
                    fired.failed.push(game);
                    except.push(game);
                }
            }
        }
    }
    Ok(fired)
}

/// Does what is due in one game, in a transaction of its own. None when nothing is due.
async fn fire_one(
    ctx: &Context,
    task: Task,
    except: Vec<GameId>,
) -> Result<Option<(GameId, Result<()>)>> {
    let ctx = ctx.clone();
    to_the_end(async move {
        let mut conn = ctx.connection().await?;
        let claimed = Mutex::new(None);
        let fired = conn
            .transaction(async |conn| {
                let next = match task {
                    Task::TimeOut => store::claim_due_game(conn, &except).await?,
                    Task::Remind => store::claim_game_to_remind(conn, &except).await?,
                };
                *claimed.lock().await = next;
                match (task, next) {
                    (_, None) => Ok(()),
                    (Task::TimeOut, Some(game)) => unless_it_panics(time_out(conn, game)).await,
                    (Task::Remind, Some(game)) => unless_it_panics(remind(conn, game)).await,
                }
            })
            .await;
        match (claimed.into_inner(), fired) {
            (Some(game), fired) => Ok(Some((game, fired))),
            (None, Ok(())) => Ok(None),
            (None, Err(error)) => Err(error),
        }
    })
    .await
}

/// Puts the reminders whose time has come in the outbox; not those whose time was before the wait.
async fn remind(conn: &mut Connection, id: GameId) -> Result<()> {
    let found = store::load_game_for_check(conn, id).await?;
    let (game, _) = found.ok_or(Error::GameNotFound)?;
    let mut next = None;
    if let (Some(wait), Some(clocks)) = (waited_for(&game), &game.waiting.clocks) {
        let calendar = game.calendar(wait.seat);
        for (reminder, at) in reminders(&game, clocks, wait, &calendar) {
            if at > game.read_at {
                next = next.min(Some(at)).or(Some(at));
            } else if at >= wait.since {
                store::insert_reminder(conn, id, game.version, reminder).await?;
            }
        }
    }
    Ok(store::set_next_reminder(conn, id, next).await?)
}

async fn time_out(conn: &mut Connection, id: GameId) -> Result<()> {
    let found = store::load_game_for_check(conn, id).await?;
    let (game, secrets) = found.ok_or(Error::GameNotFound)?;
    let missing = |what: &str| Error::Internal(format!("game {id} is due and has no {what}"));
    let deck = secrets.deck.ok_or_else(|| missing("deck"))?;
    let mut state = *game.started()?;
    let wait = waited_for(&game).ok_or_else(|| missing("awaited seat"))?;

    let mut clocks = clocks(&game, &state);
    let calendar = game.calendar(wait.seat);
    let timeouts = clocks.timed_out(game.timing, wait, game.read_at, &calendar);
    let overdue = if game.timing.on_timeout.takes_over(timeouts) {
        Overdue::TakeOver { for_good: !game.timing.may_return }
    } else {
        Overdue::PlayFor
    };
    let orders = given(&game, secrets.orders);
    let to_deal = deck.clone();
    let time_out = move || {
        let events = rules::time_out(&state, &to_deal, overdue);
        with_orders(&state, &to_deal, events, &orders)
    };
    let events = unhurried(may_search(&state), time_out).await?;
    let tree = || game.line_tree(&secrets.seed, &deck, state.settings());
    let recorded = recorded(&state, &events, tree);
    events.iter().for_each(|event| rules::evolve(&mut state, event));
    let finished = state.is_finished();
    credit_orders(&mut clocks, game.timing, &events);
    let waited = waited(&game, &events);
    let events = recorded;
    let change = Change {
        game: id,
        expected: game.version,
        status: if finished { Status::Finished } else { Status::Active },
        state: Some(&state),
        revealed_seed: finished.then_some(secrets.seed),
        events: &events,
        player: None,
        request: None,
        waiting: &begin_to_wait(&game, clocks, &state),
        agreements: &agreements_after(&game, &events),
        stamp: game.stamp,
        waited,
    };
    // Not recorded: a command came first, while the row was not locked yet.
    let recorded = store::record(conn, &change).await?;
    if let (Some(at), Some(deadline)) = (recorded, game.waiting.deadline) {
        histogram!(LATENESS).record(at.duration_since(deadline).as_secs_f64());
    }
    Ok(())
}
