use crate::domain::event_log::GameStatus;
use crate::domain::notification::Notification;
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, SeriesId};
use crate::service::accounts::{Idempotent, find_or_record_request};
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result, SeriesViolation, TableViolation};
use crate::store::{self, Connection};

use super::notify::{for_other_players, notify_all};
use super::show::{SeriesReport, check_visible, load_report_unchecked};

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
    store::series::lock_series(conn, id).await?;
    let series = store::series::find_series(conn, id).await?.ok_or(Error::SeriesNotFound)?;
    if series.opener != viewer.player {
        return Err(Error::Table(TableViolation::NotTheHost));
    }
    match (series.status, series.resting_since) {
        (GameStatus::Active, Some(_)) => {
            store::series::end_series(conn, id, GameStatus::Cancelled).await?;
            let cancelled = Notification::SeriesCancelled { series: id, by: viewer.player };
            let notifications = for_other_players(&series, viewer.player, &cancelled);
            let at = store::game_now(conn).await?;
            notify_all(conn, notifications, at, &|| ctx.new_id()).await
        }
        (GameStatus::Active | GameStatus::Open, _) => {
            Err(Error::Series(SeriesViolation::NotOnBreak))
        }
        (GameStatus::Finished | GameStatus::Cancelled, _) => {
            Err(Error::Series(SeriesViolation::Over))
        }
    }
}
