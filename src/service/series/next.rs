//! The next game of a series starts by itself. Every node does it, none leads: a series that is due is claimed with a lock
//! that the others skip.

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

/// Starts the next game of series whose rest is over, but for those in `except`.
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

/// Begins the next game of one series, if it is due, after what made it so, for somebody who waits for it. What fails, or takes
/// more searches than he may have made, is left to who looks for such series: no request works for all.
pub(crate) async fn continue_at_once(ctx: &Context, series: SeriesId, searcher: &Searcher) {
    match continue_next(ctx, Due::This(series), searcher).await {
        Ok(None | Some((_, Ok(())))) => {}
        Ok(Some((_, Err(error)))) | Err(error) => {
            log_failure("continuing a series failed, will be retried", &error);
        }
    }
}

/// Which series may go on.
enum Due {
    Any { except: Vec<SeriesId> },
    This(SeriesId),
}

/// The next series that is due, and whether its game was started; none when there is no other.
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
        // Another one may be due first when the search is over; each is searched for once.
        match outcomes.search(ctx, searcher).await {
            Ok(true) => {}
            Ok(false) => return Ok(Some((series, done))),
            Err(error) => return Ok(Some((series, Err(error)))),
        }
    }
    // So much changes meanwhile: the next sweep goes on.
    Ok(None)
}

/// After so many searches for the start of one game it is left for a while.
const SEARCHES: usize = 5;

/// Opens the table of the next game as that of the first was, seats all, and starts.
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
