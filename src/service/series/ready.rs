use crate::domain::series::Series;
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, SeriesId};
use crate::service::accounts::{Idempotent, find_or_record_request};
use crate::service::games::SearchClient;
use crate::service::hang_up::run_cancellable;
use crate::service::{Context, Error, Result, SeriesViolation};
use crate::store::{self, Connection};

use super::next::start_next_game_if_due;
use super::notify::{notify_all, readiness_reminder};
use super::readiness::is_ready;
use super::show::{SeriesReport, check_visible, load_report_unchecked};

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
    let ctx = ctx.clone();
    run_cancellable(async move |hang_up| {
        let mut conn = ctx.connection().await?;
        let replayed = conn
            .transaction(async |conn| {
                let known =
                    find_or_record_request(conn, viewer, request.as_ref(), id.uuid()).await?;
                if known.is_none() {
                    check_visible(conn, viewer, id).await?;
                    declare_ready(&ctx, conn, viewer, id).await?;
                }
                Ok::<_, Error>(known.is_some())
            })
            .await?;
        // Released first: holding two connections per request could exhaust the pool.
        drop(conn);
        start_next_game_if_due(&ctx, id, &SearchClient::Player(viewer.player, hang_up)).await;
        let mut conn = ctx.connection().await?;
        Ok(Idempotent { value: load_report_unchecked(&mut conn, id).await?, replayed })
    })
    .await
}

async fn declare_ready(
    ctx: &Context,
    conn: &mut Connection,
    viewer: Viewer,
    id: SeriesId,
) -> Result<()> {
    store::series::lock_series(conn, id).await?;
    let series = store::series::find_series(conn, id).await?.ok_or(Error::SeriesNotFound)?;
    let own = series.places.iter().position(|place| place.player == viewer.player);
    let own = own.ok_or(SeriesViolation::NotInSeries)?;
    if series.resting_since.is_none() {
        return Err(SeriesViolation::NotOnBreak.into());
    }
    let was_ready = series.places.get(own).is_some_and(|place| place.ready);
    store::series::set_player_ready(conn, id, viewer.player, true).await?;
    let others = series.places.iter().enumerate().filter(|(place, _)| *place != own);
    let all = others.map(|(_, place)| place).all(|place| is_ready(place.ready, place.player));
    if all {
        return end_break(conn, &series).await;
    }
    // A repeated declaration sends no notifications.
    if was_ready {
        return Ok(());
    }
    let notifications = readiness_reminder(conn, id).await?;
    let at = store::game_now(conn).await?;
    notify_all(conn, notifications, at, &|| ctx.new_id()).await
}

/// Ends the break.
pub(super) async fn end_break(conn: &mut Connection, series: &Series) -> Result<()> {
    let since = series.resting_since.ok_or(SeriesViolation::NotOnBreak)?;
    let now = store::game_now(conn).await?;
    Ok(store::series::start_series_break(conn, series.id, since, Some(now)).await?)
}
