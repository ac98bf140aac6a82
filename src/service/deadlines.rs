//! Deadlines fire whether or not anybody is looking. Every node does it, none leads: a due game is claimed with a lock
//! that the others skip, and recorded by the same statement as any command, so that one of command and timeout wins.

use diesel_async::AsyncConnection;

use crate::ids::GameId;
use crate::rules::{self, Overdue};
use crate::store::{self, Change, Connection, NewEvent, Status};

use super::context::to_the_end;
use super::unhurried::{may_search, unhurried};
use super::waiting::{begin_to_wait, clocks, waited_for};
use super::{Context, Error, Result};

/// What a look at the deadlines came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fired {
    /// The games whose time was up.
    pub games: usize,
    /// Those that it could not be recorded for: they are left alone for a while, so that the others have their turn.
    pub failed: Vec<GameId>,
}

/// Tells that this node is alive, and gives everybody back the time of an outage; how many seconds that was.
///
/// # Errors
/// The database fails.
pub async fn beat(ctx: &Context) -> Result<Option<i64>> {
    Ok(store::beat(&mut *ctx.connection().await?).await?)
}

/// Lets the house act in all games whose time is up, but for those in `except`.
///
/// # Errors
/// The database fails.
pub async fn fire_due(ctx: &Context, except: &[GameId]) -> Result<Fired> {
    let mut fired = Fired::default();
    let mut except = except.to_vec();
    loop {
        match fire_one(ctx, except.clone()).await? {
            None => return Ok(fired),
            Some((_, Ok(()))) => fired.games += 1,
            Some((game, Err(error))) => {
                tracing::error!(%game, ?error, "a deadline could not be fired");
                fired.failed.push(game);
                except.push(game);
            }
        }
    }
}

/// Fires the deadline of one game, in a transaction of its own. None when no game is due.
async fn fire_one(ctx: &Context, except: Vec<GameId>) -> Result<Option<(GameId, Result<()>)>> {
    let ctx = ctx.clone();
    to_the_end(async move {
        let mut conn = ctx.connection().await?;
        let mut claimed = None;
        let fired = conn
            .transaction(async |conn| {
                claimed = store::claim_due_game(conn, &except).await?;
                match claimed {
                    Some(game) => time_out(conn, game).await,
                    None => Ok(()),
                }
            })
            .await;
        match (claimed, fired) {
            (Some(game), fired) => Ok(Some((game, fired))),
            (None, Ok(())) => Ok(None),
            (None, Err(error)) => Err(error),
        }
    })
    .await
}

async fn time_out(conn: &mut Connection, id: GameId) -> Result<()> {
    let found = store::load_game_for_check(conn, id).await?;
    let (game, secrets) = found.ok_or(Error::GameNotFound)?;
    let missing = |what: &str| Error::Internal(format!("game {id} is due and has no {what}"));
    let deck = secrets.deck.ok_or_else(|| missing("deck"))?;
    let mut state = *game.started()?;
    let wait = waited_for(&game).ok_or_else(|| missing("awaited seat"))?;

    let mut clocks = clocks(&game, &state);
    let timeouts = clocks.timed_out(game.timing, wait, game.read_at);
    let overdue = if game.timing.on_timeout.takes_over(timeouts) {
        Overdue::TakeOver { for_good: !game.timing.may_return }
    } else {
        Overdue::PlayFor
    };
    let time_out = move || rules::time_out(&state, &deck, overdue);
    let events = unhurried(may_search(&state), time_out).await?;
    events.iter().for_each(|event| rules::evolve(&mut state, event));
    let finished = state.is_finished();
    let change = Change {
        game: id,
        expected: game.version,
        status: if finished { Status::Finished } else { Status::Active },
        state: Some(&state),
        revealed_seed: finished.then_some(secrets.seed),
        events: &events.iter().copied().map(NewEvent::from).collect::<Vec<_>>(),
        player: None,
        request: None,
        waiting: &begin_to_wait(&game, clocks, &state),
    };
    // Not recorded: a command came first, while the row was not locked yet.
    store::record(conn, &change).await?;
    Ok(())
}
