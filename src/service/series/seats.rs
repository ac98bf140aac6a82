//! Players of a series: readiness for the next game, withdrawal, and cancellation by the host.

use crate::domain::event_log::{GameStatus, house_player};
use crate::domain::notification::Notification;
use crate::domain::series::Series;
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, PlayerId, ProblemCode, SeriesId};
use crate::service::games::SearchClient;
use crate::service::idempotency::{Idempotent, find_or_record_request};
use crate::service::tasks::{run_cancellable, run_detached};
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::Connection;

use super::next::start_next_game_if_due;
use super::notify::{PendingNotifications, for_other_players, notify_all, readiness_reminder};
use super::show::{SeriesReport, check_visible, load_report_unchecked, pick_house_player};

/// Marks the player as ready for the next game, which starts when all players are ready.
///
/// # Errors
/// The series does not exist for the viewer; the player does not take part; the series is not in a
/// break that waits for readiness.
pub async fn mark_ready(
    ctx: &Context,
    viewer: Viewer,
    id: SeriesId,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<SeriesReport>> {
    change_player(ctx, viewer, id, request, PlayerChange::Ready).await
}

/// Records that the player is ready and returns the notifications to send.
async fn declare_ready(
    conn: &mut Connection,
    player: PlayerId,
    id: SeriesId,
) -> Result<PendingNotifications> {
    let series = lock_series(conn, id).await?;
    let own = series.players.iter().find(|member| member.player == player);
    let own = own.ok_or(ProblemCode::NotInSeries)?;
    if series.break_since.is_none() {
        return Err(ProblemCode::SeriesNotOnBreak.into());
    }
    store::series::set_player_ready(conn, id, player, true).await?;
    let mut others = series.players.iter().filter(|member| member.player != player);
    if others.all(|member| is_ready(member.is_ready, member.player)) {
        end_break(conn, &series).await?;
    } else if !own.is_ready {
        return readiness_reminder(conn, id).await;
    }
    Ok(PendingNotifications::new())
}

/// Locks the series until the end of the transaction and returns it.
async fn lock_series(conn: &mut Connection, id: SeriesId) -> Result<Series> {
    store::series::lock_series(conn, id).await?;
    Ok(store::series::find_series(conn, id).await?.ok_or(ProblemCode::SeriesNotFound)?)
}

/// Returns true for house players, which are always ready.
pub(super) fn is_ready(is_declared: bool, player: PlayerId) -> bool {
    is_declared || house_player(player).is_some()
}

/// Ends the break.
async fn end_break(conn: &mut Connection, series: &Series) -> Result<()> {
    let since = series.break_since.ok_or(ProblemCode::SeriesNotOnBreak)?;
    let now = store::game_now(conn).await?;
    Ok(store::series::start_series_break(conn, series.id, since, Some(now)).await?)
}

/// Withdraws the player from a series: a house player takes the seat from the next game on. The
/// current game is unaffected. If no person remains, the series ends after it.
///
/// # Errors
/// The series does not exist for the viewer; the player does not take part; the series has not
/// begun, or is over.
pub async fn withdraw_from_series(
    ctx: &Context,
    viewer: Viewer,
    id: SeriesId,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<SeriesReport>> {
    change_player(ctx, viewer, id, request, PlayerChange::Withdrawn).await
}

/// Change of one player of a series.
#[derive(Clone, Copy)]
enum PlayerChange {
    Ready,
    Withdrawn,
}

/// Applies a change unless the request was applied before, and starts the next game if it is due.
async fn change_player(
    ctx: &Context,
    viewer: Viewer,
    id: SeriesId,
    request: Option<IdempotentRequest>,
    change: PlayerChange,
) -> Result<Idempotent<SeriesReport>> {
    let ctx = ctx.clone();
    run_cancellable(async move |cancel_token| {
        let mut conn = ctx.connection().await?;
        let replayed = conn
            .transaction(async |conn| {
                let known =
                    find_or_record_request(conn, viewer, request.as_ref(), id.uuid()).await?;
                if known.is_none() {
                    check_visible(conn, viewer, id).await?;
                    let notifications = match change {
                        PlayerChange::Ready => declare_ready(conn, viewer.player, id).await?,
                        PlayerChange::Withdrawn => withdraw(conn, viewer.player, id).await?,
                    };
                    let at = store::game_now(conn).await?;
                    notify_all(conn, notifications, at, &|| ctx.new_id()).await?;
                }
                Ok::<_, Error>(known.is_some())
            })
            .await?;
        // Released first: holding two connections per request could exhaust the pool.
        drop(conn);
        start_next_game_if_due(&ctx, id, &SearchClient::Player(viewer.player, cancel_token)).await;
        let mut conn = ctx.connection().await?;
        Ok(Idempotent { value: load_report_unchecked(&mut conn, id).await?, replayed })
    })
    .await
}

/// Withdraws the player from all active series.
pub(crate) async fn withdraw_from_all(
    ctx: &Context,
    conn: &mut Connection,
    player: PlayerId,
) -> Result<()> {
    let mut notifications = PendingNotifications::new();
    for id in store::series::list_unfinished_player_series(conn, player).await? {
        match withdraw(conn, player, id).await {
            Ok(of_series) => notifications.extend(of_series),
            // The series ended, or another player took the seat, concurrently.
            Err(Error::Refused(ProblemCode::NotInSeries | ProblemCode::SeriesOver)) => {}
            Err(error) => return Err(error),
        }
    }
    let at = store::game_now(conn).await?;
    notify_all(conn, notifications, at, &|| ctx.new_id()).await
}

/// Applies the withdrawal to one series and returns the notifications to send.
async fn withdraw(
    conn: &mut Connection,
    player: PlayerId,
    id: SeriesId,
) -> Result<PendingNotifications> {
    let series = lock_series(conn, id).await?;
    let own = (0u8..).zip(&series.players).find(|(_, member)| member.player == player);
    let (own, _) = own.ok_or(ProblemCode::NotInSeries)?;
    if series.status != GameStatus::Active {
        return Err(ProblemCode::SeriesOver.into());
    }
    let players: Vec<PlayerId> = series.players.iter().map(|member| member.player).collect();
    store::series::set_series_player(conn, id, own, pick_house_player(&players)?).await?;
    let others = || series.players.iter().filter(|member| member.player != player);
    // During a game, another player may still take over the seat, and with it the seat in the
    // series.
    let is_on_break = series.break_since.is_some();
    if is_on_break && others().all(|member| house_player(member.player).is_some()) {
        store::series::end_series(conn, id, GameStatus::Cancelled).await?;
        return Ok(PendingNotifications::new());
    }
    let withdrawn = Notification::SeriesWithdrawn { series: id, place: own, player };
    let mut notifications = for_other_players(&series, player, &withdrawn);
    if is_on_break && others().all(|member| is_ready(member.is_ready, member.player)) {
        end_break(conn, &series).await?;
    } else if series.players.iter().any(|member| member.player == player && !member.is_ready) {
        // Without this player, only one player may still be missing; it gets a reminder.
        notifications.extend(readiness_reminder(conn, id).await?);
    }
    Ok(notifications)
}

/// Cancels a series during a break between two games; finished games stay valid. Before the first
/// game, cancel the table instead.
///
/// # Errors
/// The series does not exist for the viewer; the viewer is not the host; a game is in progress.
pub async fn cancel_series(
    ctx: &Context,
    viewer: Viewer,
    id: SeriesId,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<SeriesReport>> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        let replayed = conn
            .transaction(async |conn| {
                let known =
                    find_or_record_request(conn, viewer, request.as_ref(), id.uuid()).await?;
                check_visible(conn, viewer, id).await?;
                if known.is_none() {
                    cancel(&ctx, conn, viewer, id).await?;
                }
                Ok::<_, Error>(known.is_some())
            })
            .await?;
        Ok(Idempotent { value: load_report_unchecked(&mut conn, id).await?, replayed })
    })
    .await
}

async fn cancel(ctx: &Context, conn: &mut Connection, viewer: Viewer, id: SeriesId) -> Result<()> {
    let series = lock_series(conn, id).await?;
    if series.host != viewer.player {
        return Err(Error::Refused(ProblemCode::NotTheHost));
    }
    match (series.status, series.break_since) {
        (GameStatus::Active, Some(_)) => {
            store::series::end_series(conn, id, GameStatus::Cancelled).await?;
            let cancelled = Notification::SeriesCancelled { series: id, by: viewer.player };
            let notifications = for_other_players(&series, viewer.player, &cancelled);
            let at = store::game_now(conn).await?;
            notify_all(conn, notifications, at, &|| ctx.new_id()).await
        }
        (GameStatus::Active | GameStatus::Open, _) => {
            Err(Error::Refused(ProblemCode::SeriesNotOnBreak))
        }
        (GameStatus::Finished | GameStatus::Cancelled, _) => {
            Err(Error::Refused(ProblemCode::SeriesOver))
        }
    }
}
