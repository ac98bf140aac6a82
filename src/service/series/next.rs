//! Course of a series: creation, the end of each game, and the automatic start of the next one.

use kingdomino::shuffle::Shuffle;
use uuid::Uuid;

use crate::domain::event_log::{GameStatus, SeatResult, SeriesRef, house_player};
use crate::domain::notification::Notification;
use crate::domain::series::{Seating, Series, SeriesBreak};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{IdempotentRequest, ProblemCode, SeriesId};
use crate::service::games::{
    Attempt, NewTable, Origin, SearchCache, SearchClient, TableBuilder, create_table_for,
    run_with_searches,
};
use crate::service::sweep::{ClaimedItem, sweep};
use crate::service::tasks::{catch_panic, run_detached};
use crate::service::{Context, Error, Idempotent, Result, ServerWork, SweepResult, log_failure};
use crate::store;
use crate::store::Connection;
use crate::store::games::NewTableRow;

use super::notify::{PendingNotifications, notify_all, readiness_requests};
use super::show::{SeriesReport, find_scheduled_game, get_series, resolve_players};

/// Input for a new series.
pub struct NewSeries {
    /// Table of the first game. The players seated at its start play the whole series.
    pub table: NewTable,
    pub games: u8,
    pub seating: Seating,
    pub break_between: SeriesBreak,
}

/// Creates a series with the table of its first game. The seeds of all games are chosen, and
/// committed to, before a player can join.
///
/// # Errors
/// As for a table; the number of games is out of range.
pub async fn create_series(
    ctx: &Context,
    viewer: Viewer,
    input: NewSeries,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<SeriesReport>> {
    let NewSeries { table, games, seating, break_between } = input;
    let origin = Origin::Series { games, seating, break_between };
    let opened = create_table_for(ctx, viewer, table, origin, request).await?;
    // The key may belong to an earlier request for a table without a series.
    let series = opened.value.series.ok_or(ProblemCode::IdempotencyKeyReused)?;
    let value = get_series(ctx, viewer, series.id).await?;
    Ok(Idempotent { value, replayed: opened.replayed })
}

/// Applies the end of a game to its series: substitutes keep their seats, the break begins or the
/// series ends, and all players are notified of the standings.
pub(crate) async fn record_game_end(
    conn: &mut Connection,
    of: SeriesRef,
    game: &StoredGame,
    results: &[SeatResult],
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    store::series::lock_series(conn, of.id).await?;
    let missing = || Error::Internal(format!("series {} is missing", of.id));
    let mut series = store::series::find_series(conn, of.id).await?.ok_or_else(missing)?;
    assign_substitutes(conn, &mut series, of.number, results).await?;
    let players = resolve_players(conn, &mut series).await?;
    let has_only_house_players = players.iter().all(|player| house_player(*player).is_some());
    // The series may have ended during its last game.
    if series.status == GameStatus::Active {
        if usize::from(of.number) >= series.schedule.len() {
            store::series::end_series(conn, of.id, GameStatus::Finished).await?;
        } else if has_only_house_players {
            store::series::end_series(conn, of.id, GameStatus::Cancelled).await?;
        } else {
            let ended = game.changed_at;
            let next_at = series.break_between.latest_end(game.read_at);
            store::series::start_series_break(conn, of.id, ended, next_at).await?;
        }
    }
    notify_standings(conn, &series, of.number, game, new_id).await
}

/// Assigns the series seats to the substitutes that have taken over seats in the game.
async fn assign_substitutes(
    conn: &mut Connection,
    series: &mut Series,
    number: u8,
    results: &[SeatResult],
) -> Result<()> {
    let order = find_scheduled_game(series, number)
        .and_then(|game| game.seat_order.clone())
        .unwrap_or_default();
    for result in results.iter().filter(|result| result.changed_hands) {
        let Some(place) = order.get(result.seat.index()) else { continue };
        store::series::set_series_player(conn, series.id, *place, result.player).await?;
        if let Some(held) = series.players.get_mut(usize::from(*place)) {
            held.player = result.player;
        }
    }
    Ok(())
}

/// Notifies all players of the standings, and requests readiness if the next game waits for it.
async fn notify_standings(
    conn: &mut Connection,
    series: &Series,
    number: u8,
    game: &StoredGame,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    let games = u8::try_from(series.schedule.len()).unwrap_or(u8::MAX);
    let places = u8::try_from(series.players.len()).unwrap_or(u8::MAX);
    let standings = store::series::compute_series_standings(conn, series, game).await?;
    let notifications = standings.into_iter().filter_map(|standing| {
        let player = series.players.get(usize::from(standing.place))?.player;
        let (rank, total) = (standing.rank, standing.total);
        let notification = Notification::SeriesStanding {
            series: series.id,
            game: number,
            games,
            rank,
            places,
            total,
        };
        Some((player, notification))
    });
    let mut notifications: PendingNotifications = notifications.collect();
    notifications.extend(readiness_requests(conn, series.id).await?);
    notify_all(conn, notifications, game.changed_at, new_id).await
}

/// Starts the next game of each series with an expired break, except those in `except`. Every node
/// runs it, without a leader: a due series is claimed with a lock that other nodes skip.
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
    let claimed = ClaimedItem::new();
    let (claim, due) = (&claimed, &due);
    let attempt = move |search_cache: SearchCache| async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            // After a search, another series may be due first.
            let next = match due {
                DueSeries::Any { except } => store::series::claim_due_series(conn, except).await?,
                DueSeries::Only(series) => {
                    store::series::claim_series_if_due(conn, *series).await?
                }
            };
            match claim.record(next) {
                None => Ok(()),
                Some(series) => {
                    catch_panic(Box::pin(start_next(conn, &search_cache, series))).await
                }
            }
        })
        .await
    };
    let done = run_with_searches(ctx, search_client, attempt).await;
    claimed.into_outcome(done)
}

/// Creates the table of the next game with the settings of the previous one, seats all players, and
/// starts the game. Cancels the series if only house players are left.
async fn start_next(
    conn: &mut Connection,
    search_cache: &SearchCache,
    id: SeriesId,
) -> Attempt<()> {
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
        host: series.host,
        access: last.access,
        settings: last.settings,
        timing: last.timing,
        rating_mode: last.rating_mode,
        allows_bots: last.allows_bots,
        series: Some(SeriesRef { id, number }),
        rematch_of: None,
        sandbox_seed_game_id: None,
        shuffle_scheme: last.shuffle_scheme,
        commitment: next.commitment,
        seed,
        request: None,
    };
    let shuffle = Shuffle::new(next.game.uuid().into_bytes(), &seed, &[]);
    let order = series.seating.seat_order(last.settings.players(), number, &shuffle);
    let seat = |place: &u8| {
        let place = usize::from(*place);
        let player = *players.get(place).ok_or_else(|| inconsistent("a player is missing"))?;
        Ok((player, series.players.get(place).and_then(|member| member.entropy)))
    };
    let seats = order.iter().map(seat).collect::<Result<_>>()?;
    let builder = TableBuilder { table, seats, invited: Vec::new(), played: Vec::new() };
    builder.insert(conn, search_cache, Viewer::from_link(series.host), None).await?;
    store::series::begin_series_game(conn, id, number, &order).await?;
    Ok(())
}
