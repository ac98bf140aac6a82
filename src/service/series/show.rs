use crate::domain::series::{PlaceStanding, ScheduledGame, Series};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, SeriesId};
use crate::service::games::load_visible;
use crate::service::{Context, Error, Result};
use crate::store::series::series_standing;
use crate::store::{self, Connection};

/// A series as it stands.
pub struct SeriesReport {
    pub series: Series,
    /// The game that is played, or was played last.
    pub game: StoredGame,
    /// The first first, with the game that is being played as it stands.
    pub standing: Vec<PlaceStanding>,
}

/// The series as it stands.
///
/// # Errors
/// There is no such series for this viewer.
pub async fn get_series(ctx: &Context, viewer: Viewer, id: SeriesId) -> Result<SeriesReport> {
    let mut conn = ctx.connection().await?;
    report(&mut conn, viewer, id).await
}

/// The series of the player, the newest first.
pub async fn my_series(
    ctx: &Context,
    viewer: Viewer,
    after: Option<SeriesId>,
    limit: i64,
) -> Result<Vec<SeriesReport>> {
    let mut conn = ctx.connection().await?;
    let ids = store::series::list_series_of(&mut conn, viewer.player, after, limit).await?;
    let mut reports = Vec::with_capacity(ids.len());
    for id in ids {
        match report(&mut conn, viewer, id).await {
            Ok(report) => reports.push(report),
            // The place was given up in the same moment.
            Err(Error::SeriesNotFound) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(reports)
}

/// Who may see one of its games, or has a place, may see the series.
async fn report(conn: &mut Connection, viewer: Viewer, id: SeriesId) -> Result<SeriesReport> {
    let Some(series) = store::series::find_series(conn, id).await? else {
        return Err(hidden(conn, viewer).await?);
    };
    let game = current_game(&series).ok_or(Error::SeriesNotFound)?;
    let theirs = series.places.iter().any(|place| place.player == viewer.player);
    let visible = load_visible(conn, viewer, game).await;
    let game = match visible {
        Err(Error::GameNotFound) if theirs || series.opener == viewer.player => {
            store::games::find_game(conn, game).await?.ok_or(Error::SeriesNotFound)?
        }
        Err(Error::GameNotFound) => return Err(Error::SeriesNotFound),
        other => other?,
    };
    let standing = series_standing(conn, &series, &game).await?;
    Ok(SeriesReport { series, game, standing })
}

/// The series as it stands after what its viewer did, who may see it no more.
pub(super) async fn report_after(conn: &mut Connection, id: SeriesId) -> Result<SeriesReport> {
    let series = store::series::find_series(conn, id).await?.ok_or(Error::SeriesNotFound)?;
    let game = current_game(&series).ok_or(Error::SeriesNotFound)?;
    let game = store::games::find_game(conn, game).await?.ok_or(Error::SeriesNotFound)?;
    let standing = series_standing(conn, &series, &game).await?;
    Ok(SeriesReport { series, game, standing })
}

/// Refuses who may not see the series: that it is there is no more than others may know.
pub(super) async fn may_see(conn: &mut Connection, viewer: Viewer, id: SeriesId) -> Result<()> {
    report(conn, viewer, id).await.map(|_| ())
}

/// What is not there looks the same to everybody whose session is alive.
async fn hidden(conn: &mut Connection, viewer: Viewer) -> Result<Error> {
    let live = store::accounts::session_is_live(conn, viewer.player, viewer.session).await?;
    Ok(if live { Error::SeriesNotFound } else { Error::SessionEnded })
}

fn current_game(series: &Series) -> Option<GameId> {
    scheduled(series, series.number).map(|scheduled| scheduled.game)
}

pub(super) fn scheduled(series: &Series, number: u8) -> Option<&ScheduledGame> {
    series.schedule.iter().find(|game| game.number == number)
}
