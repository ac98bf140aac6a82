//! Automatic start of the next game of a series. Every node runs it, without a leader: a due series
//! is claimed with a lock that other nodes skip.

use kingdomino::shuffle::Shuffle;
use tokio::sync::Mutex;

use crate::domain::SeriesId;
use crate::domain::event_log::{GameStatus, OfSeries, house_player};
use crate::domain::table::Viewer;
use crate::service::detached::{catch_panic, run_detached};
use crate::service::games::{Opening, Outcomes, Searcher};
use crate::service::sweep::sweep;
use crate::service::{Context, Error, Result, ServerWork, Swept, log_failure};
use crate::store::games::NewTableRow;
use crate::store::{self, Connection};

use super::present::present;
use super::show::scheduled;

/// Starts the next game of each series with an expired break, except those in `except`.
pub async fn continue_series(ctx: &Context, except: &[SeriesId]) -> Result<Swept<SeriesId>> {
    sweep(except, |except| {
        let ctx = ctx.clone();
        run_detached(async move {
            let searcher = Searcher::Server(ServerWork::Series);
            continue_next(&ctx, Due::Any { except }, &searcher).await
        })
    })
    .await
}

/// Starts the next game of one series, if it is due, on behalf of the caller whose action made it
/// due. On failure, or if more searches are needed than the caller may run, the background worker
/// starts the game later.
pub(crate) async fn continue_at_once(ctx: &Context, series: SeriesId, searcher: &Searcher) {
    match continue_next(ctx, Due::This(series), searcher).await {
        Ok(None | Some((_, Ok(())))) => {}
        Ok(Some((_, Err(error)))) | Err(error) => {
            log_failure("continuing a series failed, will be retried", &error);
        }
    }
}

/// Series to continue.
enum Due {
    Any { except: Vec<SeriesId> },
    This(SeriesId),
}

/// Continues the next due series. Returns its id and the result of the start; none if no series is
/// due.
async fn continue_next(
    ctx: &Context,
    due: Due,
    searcher: &Searcher,
) -> Result<Option<(SeriesId, Result<()>)>> {
    let mut outcomes = Outcomes::default();
    for _ in 0..SEARCHES {
        let mut conn = ctx.connection().await?;
        let claimed = Mutex::new(None);
        let done = conn
            .transaction(async |conn| {
                let next = match &due {
                    Due::Any { except } => store::series::claim_due_series(conn, except).await?,
                    Due::This(series) => store::series::claim_if_due(conn, *series).await?,
                };
                *claimed.lock().await = next;
                match next {
                    None => Ok(()),
                    Some(series) => {
                        catch_panic(Box::pin(start_next(conn, &outcomes, series))).await
                    }
                }
            })
            .await;
        drop(conn);
        let Some(series) = claimed.into_inner() else { return done.map(|()| None) };
        // After the search, another series may be due first; each is searched once.
        match outcomes.search(ctx, searcher).await {
            Ok(true) => {}
            Ok(false) => return Ok(Some((series, done))),
            Err(error) => return Ok(Some((series, Err(error)))),
        }
    }
    // Too many concurrent changes: the next sweep continues.
    Ok(None)
}

/// Maximum number of searches for the start of one game. After that, the start is postponed.
const SEARCHES: usize = 5;

/// Creates the table of the next game with the settings of the previous one, seats all players, and
/// starts the game. Cancels the series if only house players are left.
async fn start_next(conn: &mut Connection, outcomes: &Outcomes, id: SeriesId) -> Result<()> {
    let broken = |what: &str| Error::Internal(format!("series {id}: {what}"));
    let mut series =
        store::series::find_series(conn, id).await?.ok_or_else(|| broken("it is missing"))?;
    let last = scheduled(&series, series.number).ok_or_else(|| broken("there is no last game"))?;
    let last = store::games::find_game(conn, last.game)
        .await?
        .ok_or_else(|| broken("a game is missing"))?;
    let players = present(conn, &mut series).await?;
    if players.iter().all(|player| house_player(*player).is_some()) {
        return Ok(store::series::end_series(conn, id, GameStatus::Cancelled).await?);
    }
    let number = series.number + 1;
    let next = scheduled(&series, number).ok_or_else(|| broken("there is no next game"))?;
    let seed = store::series::take_seed(conn, id, number).await?;
    let table = NewTableRow {
        id: next.game,
        opener: series.opener,
        access: last.access,
        settings: last.settings,
        timing: last.timing,
        rated: last.rated,
        bots: last.bots,
        series: Some(OfSeries { id, number }),
        rematch_of: None,
        shuffled_as: None,
        scheme: last.scheme,
        commitment: next.commitment,
        seed,
        request: None,
    };
    let shuffle = Shuffle::new(next.game.uuid().into_bytes(), &seed, &[]);
    let order = series.seating.places(last.settings.players(), number, &shuffle);
    let seat = |place: &u8| {
        let place = usize::from(*place);
        let player = *players.get(place).ok_or_else(|| broken("a player is missing"))?;
        Ok((player, series.places.get(place).and_then(|place| place.entropy)))
    };
    let seats = order.iter().map(seat).collect::<Result<_>>()?;
    let opening = Opening { table, seats, invited: Vec::new(), played: Vec::new() };
    opening.insert(conn, outcomes, Viewer::by_link(series.opener), None).await?;
    store::series::begin_series_game(conn, id, number, &order).await?;
    Ok(())
}
