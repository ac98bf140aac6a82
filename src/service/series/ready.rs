use crate::domain::series::Series;
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, SeriesId};
use crate::service::accounts::{Made, made_before};
use crate::service::games::Searcher;
use crate::service::hang_up::unless_hung_up;
use crate::service::{Context, Error, Result, SeriesViolation};
use crate::store::{self, Connection};

use super::next::continue_at_once;
use super::notify::{asked_the_last, tell_all};
use super::readiness::is_ready;
use super::show::{SeriesReport, may_see, report_after};

/// Marks the player as ready for the next game, which starts when all players are ready.
///
/// # Errors
/// The series does not exist for the viewer; the player does not take part; the series is not in a
/// break that waits for readiness.
pub async fn ready_for_next(
    ctx: &Context,
    viewer: Viewer,
    id: SeriesId,
    request: Option<IdempotentRequest>,
) -> Result<Made<SeriesReport>> {
    let ctx = ctx.clone();
    unless_hung_up(async move |hang_up| {
        let mut conn = ctx.connection().await?;
        let replayed = conn
            .transaction(async |conn| {
                let known = made_before(conn, viewer, request.as_ref(), id.uuid()).await?;
                if known.is_none() {
                    may_see(conn, viewer, id).await?;
                    say_ready(&ctx, conn, viewer, id).await?;
                }
                Ok::<_, Error>(known.is_some())
            })
            .await?;
        // Released first: holding two connections per request could exhaust the pool.
        drop(conn);
        continue_at_once(&ctx, id, &Searcher::Player(viewer.player, hang_up)).await;
        let mut conn = ctx.connection().await?;
        Ok(Made { made: report_after(&mut conn, id).await?, replayed })
    })
    .await
}

async fn say_ready(
    ctx: &Context,
    conn: &mut Connection,
    viewer: Viewer,
    id: SeriesId,
) -> Result<()> {
    store::series::lock_series(conn, id).await?;
    let series = store::series::find_series(conn, id).await?.ok_or(Error::SeriesNotFound)?;
    let own = series.places.iter().position(|place| place.player == viewer.player);
    let own = own.ok_or(SeriesViolation::NoPlace)?;
    if series.resting_since.is_none() {
        return Err(SeriesViolation::NotResting.into());
    }
    let was_ready = series.places.get(own).is_some_and(|place| place.ready);
    store::series::set_ready(conn, id, viewer.player, true).await?;
    let others = series.places.iter().enumerate().filter(|(place, _)| *place != own);
    let all = others.map(|(_, place)| place).all(|place| is_ready(place.ready, place.player));
    if all {
        return start_now(conn, &series).await;
    }
    // A repeated declaration sends no notifications.
    if was_ready {
        return Ok(());
    }
    let told = asked_the_last(conn, id).await?;
    let at = store::game_now(conn).await?;
    tell_all(conn, told, at, &|| ctx.new_id()).await
}

/// Ends the break.
pub(super) async fn start_now(conn: &mut Connection, series: &Series) -> Result<()> {
    let since = series.resting_since.ok_or(SeriesViolation::NotResting)?;
    let now = store::game_now(conn).await?;
    Ok(store::series::rest_series(conn, series.id, since, Some(now)).await?)
}
