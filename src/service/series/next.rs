//! Automatic start of the next game of a series. Every node runs it, without a leader: a due series
//! is claimed with a lock that other nodes skip.

use kingdomino::shuffle::Shuffle;
use tokio::sync::Mutex;

use crate::domain::SeriesId;
use crate::domain::event_log::{GameStatus, SeriesRef, house_player};
use crate::domain::table::Viewer;
use crate::service::detached::{catch_panic, run_detached};
use crate::service::games::{SearchCache, SearchClient, TableBuilder};
use crate::service::sweep::sweep;
use crate::service::{Context, Error, Result, ServerWork, SweepResult, log_failure};
use crate::store::games::NewTableRow;
use crate::store::{self, Connection};

use super::present::resolve_players;
use super::show::find_scheduled_game;

/// Starts the next game of each series with an expired break, except those in `except`.
pub async fn start_due_games(ctx: &Context, except: &[SeriesId]) -> Result<SweepResult<SeriesId>> {
    sweep(except, |except| {
        let ctx = ctx.clone();
        run_detached(async move {
            let search_client = SearchClient::Server(ServerWork::Series);
            start_next_due(&ctx, DueSeries::Any { except }, &search_client).await
        })
    })
    .await
}

/// Starts the next game of one series, if it is due, on behalf of the caller whose action made it
/// due. On failure, or if more searches are needed than the caller may run, the background worker
/// starts the game later.
pub(crate) async fn start_next_game_if_due(
    ctx: &Context,
    series: SeriesId,
    search_client: &SearchClient,
) {
    match start_next_due(ctx, DueSeries::Only(series), search_client).await {
        Ok(None | Some((_, Ok(())))) => {}
        Ok(Some((_, Err(error)))) | Err(error) => {
            log_failure("continuing a series failed, will be retried", &error);
        }
    }
}

/// Series to continue.
enum DueSeries {
    Any { except: Vec<SeriesId> },
    Only(SeriesId),
}

/// Continues the next due series. Returns its id and the result of the start; none if no series is
/// due.
async fn start_next_due(
    ctx: &Context,
    due: DueSeries,
    search_client: &SearchClient,
) -> Result<Option<(SeriesId, Result<()>)>> {
    let mut search_cache = SearchCache::default();
    for _ in 0..MAX_SEARCHES {
        let mut conn = ctx.connection().await?;
        let claimed = Mutex::new(None);
        let done = conn
            .transaction(async |conn| {
                let next = match &due {
                    DueSeries::Any { except } => {
                        store::series::claim_due_series(conn, except).await?
                    }
                    DueSeries::Only(series) => {
                        store::series::claim_series_if_due(conn, *series).await?
                    }
                };
                *claimed.lock().await = next;
                match next {
                    None => Ok(()),
                    Some(series) => {
                        catch_panic(Box::pin(start_next(conn, &search_cache, series))).await
                    }
                }
            })
            .await;
        drop(conn);
        let Some(series) = claimed.into_inner() else { return done.map(|()| None) };
        // After the search, another series may be due first; each is searched once.
        match search_cache.search(ctx, search_client).await {
            Ok(true) => {}
            Ok(false) => return Ok(Some((series, done))),
            Err(error) => return Ok(Some((series, Err(error)))),
        }
    }
    // Too many concurrent changes: the next sweep continues.
    Ok(None)
}

/// Maximum number of searches for the start of one game. After that, the start is postponed.
const MAX_SEARCHES: usize = 5;

/// Creates the table of the next game with the settings of the previous one, seats all players, and
/// starts the game. Cancels the series if only house players are left.
async fn start_next(conn: &mut Connection, search_cache: &SearchCache, id: SeriesId) -> Result<()> {
    let inconsistent = |what: &str| Error::Internal(format!("series {id}: {what}"));
    let mut series =
        store::series::find_series(conn, id).await?.ok_or_else(|| inconsistent("it is missing"))?;
    let last = find_scheduled_game(&series, series.number)
        .ok_or_else(|| inconsistent("there is no last game"))?;
    let last = store::games::find_game(conn, last.game)
        .await?
        .ok_or_else(|| inconsistent("a game is missing"))?;
    let players = resolve_players(conn, &mut series).await?;
    if players.iter().all(|player| house_player(*player).is_some()) {
        return Ok(store::series::end_series(conn, id, GameStatus::Cancelled).await?);
    }
    let number = series.number + 1;
    let next = find_scheduled_game(&series, number)
        .ok_or_else(|| inconsistent("there is no next game"))?;
    let seed = store::series::take_series_seed(conn, id, number).await?;
    let table = NewTableRow {
        id: next.game,
        opener: series.opener,
        access: last.access,
        settings: last.settings,
        timing: last.timing,
        rated: last.rated,
        bots: last.bots,
        series: Some(SeriesRef { id, number }),
        rematch_of: None,
        shuffled_as: None,
        scheme: last.scheme,
        commitment: next.commitment,
        seed,
        request: None,
    };
    let shuffle = Shuffle::new(next.game.uuid().into_bytes(), &seed, &[]);
    let order = series.seating.seat_order(last.settings.players(), number, &shuffle);
    let seat = |place: &u8| {
        let place = usize::from(*place);
        let player = *players.get(place).ok_or_else(|| inconsistent("a player is missing"))?;
        Ok((player, series.places.get(place).and_then(|place| place.entropy)))
    };
    let seats = order.iter().map(seat).collect::<Result<_>>()?;
    let builder = TableBuilder { table, seats, invited: Vec::new(), played: Vec::new() };
    builder.insert(conn, search_cache, Viewer::from_link(series.opener), None).await?;
    store::series::begin_series_game(conn, id, number, &order).await?;
    Ok(())
}
