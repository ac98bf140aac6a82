use crate::domain::event_log::{GameStatus, house_player};
use crate::domain::notification::Notice;
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, PlayerId, SeriesId};
use crate::service::accounts::{Made, made_before};
use crate::service::games::Searcher;
use crate::service::hang_up::unless_hung_up;
use crate::service::{Context, Error, Result, SeriesViolation};
use crate::store::{self, Connection};

use super::next::continue_at_once;
use super::notify::{ToTell, asked_the_last, for_others, tell_all};
use super::present::stand_in;
use super::readiness::is_ready;
use super::ready::start_now;
use super::show::{SeriesReport, may_see, report_after};

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
) -> Result<Made<SeriesReport>> {
    let ctx = ctx.clone();
    unless_hung_up(async move |hang_up| {
        let mut conn = ctx.connection().await?;
        let replayed = conn
            .transaction(async |conn| {
                let known = made_before(conn, viewer, request.as_ref(), id.uuid()).await?;
                if known.is_none() {
                    may_see(conn, viewer, id).await?;
                    let told = withdraw(conn, viewer.player, id).await?;
                    let at = store::game_now(conn).await?;
                    tell_all(conn, told, at, &|| ctx.new_id()).await?;
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

/// Withdraws the player from all active series.
pub(crate) async fn withdraw_from_all(
    ctx: &Context,
    conn: &mut Connection,
    player: PlayerId,
) -> Result<()> {
    let mut told = ToTell::new();
    for id in store::series::list_unfinished_series_of(conn, player).await? {
        match withdraw(conn, player, id).await {
            Ok(of_series) => told.extend(of_series),
            // The series ended, or another player took the seat, concurrently.
            Err(Error::Series(_)) => {}
            Err(error) => return Err(error),
        }
    }
    let at = store::game_now(conn).await?;
    tell_all(conn, told, at, &|| ctx.new_id()).await
}

/// Applies the withdrawal to one series and returns the notifications to send.
async fn withdraw(conn: &mut Connection, player: PlayerId, id: SeriesId) -> Result<ToTell> {
    store::series::lock_series(conn, id).await?;
    let series = store::series::find_series(conn, id).await?.ok_or(Error::SeriesNotFound)?;
    let own = (0u8..).zip(&series.places).find(|(_, place)| place.player == player);
    let (own, _) = own.ok_or(SeriesViolation::NoPlace)?;
    if series.status != GameStatus::Active {
        return Err(SeriesViolation::Over.into());
    }
    let players: Vec<PlayerId> = series.places.iter().map(|place| place.player).collect();
    store::series::change_place(conn, id, own, stand_in(&players)?).await?;
    let others = || series.places.iter().filter(|place| place.player != player);
    // During a game, another player may still take over the seat, and with it the seat in the
    // series.
    let rests = series.resting_since.is_some();
    if rests && others().all(|place| house_player(place.player).is_some()) {
        store::series::end_series(conn, id, GameStatus::Cancelled).await?;
        return Ok(ToTell::new());
    }
    let withdrawn = Notice::SeriesWithdrawn { series: id, place: own, player };
    let mut told = for_others(&series, player, &withdrawn);
    if rests && others().all(|place| is_ready(place.ready, place.player)) {
        start_now(conn, &series).await?;
    } else if series.places.iter().any(|place| place.player == player && !place.ready) {
        // Without this player, only one player may still be missing; it gets a reminder.
        told.extend(asked_the_last(conn, id).await?);
    }
    Ok(told)
}
