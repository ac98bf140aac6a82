use crate::domain::series::{PlayerStanding, ScheduledGame, Series};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, SeriesId};
use crate::service::games::load_visible;
use crate::service::{Context, Error, Result};
use crate::store::series::compute_series_standings;
use crate::store::{self, Connection};

/// Current state of a series.
pub struct SeriesReport {
    pub series: Series,
    /// Current or latest game.
    pub game: StoredGame,
    /// Standings, best first, including the current state of the game in progress.
    pub standing: Vec<PlayerStanding>,
}

/// Returns the current state of the series.
///
/// # Errors
/// The series does not exist for this viewer.
pub async fn get_series(ctx: &Context, viewer: Viewer, id: SeriesId) -> Result<SeriesReport> {
    let mut conn = ctx.connection().await?;
    load_report(&mut conn, viewer, id).await
}

/// Returns the player's series, newest first.
pub async fn list_series(
    ctx: &Context,
    viewer: Viewer,
    after: Option<SeriesId>,
    limit: i64,
) -> Result<Vec<SeriesReport>> {
    let mut conn = ctx.connection().await?;
    let ids = store::series::list_player_series(&mut conn, viewer.player, after, limit).await?;
    let mut reports = Vec::with_capacity(ids.len());
    for id in ids {
        match load_report(&mut conn, viewer, id).await {
            Ok(report) => reports.push(report),
            // The player withdrew from the series concurrently.
            Err(Error::SeriesNotFound) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(reports)
}

/// Returns the series to its host, its players, and viewers authorized to see its current game.
async fn load_report(conn: &mut Connection, viewer: Viewer, id: SeriesId) -> Result<SeriesReport> {
    let Some(series) = store::series::find_series(conn, id).await? else {
        return Err(not_found_error(conn, viewer).await?);
    };
    let game = current_game(&series).ok_or(Error::SeriesNotFound)?;
    let is_player = series.places.iter().any(|place| place.player == viewer.player);
    let visible = load_visible(conn, viewer, game).await;
    let game = match visible {
        Err(Error::GameNotFound) if is_player || series.opener == viewer.player => {
            store::games::find_game(conn, game).await?.ok_or(Error::SeriesNotFound)?
        }
        Err(Error::GameNotFound) => return Err(Error::SeriesNotFound),
        other => other?,
    };
    let standing = compute_series_standings(conn, &series, &game).await?;
    Ok(SeriesReport { series, game, standing })
}

/// Returns the series after an action by which the viewer may have lost access to it.
pub(super) async fn load_report_unchecked(
    conn: &mut Connection,
    id: SeriesId,
) -> Result<SeriesReport> {
    let series = store::series::find_series(conn, id).await?.ok_or(Error::SeriesNotFound)?;
    let game = current_game(&series).ok_or(Error::SeriesNotFound)?;
    let game = store::games::find_game(conn, game).await?.ok_or(Error::SeriesNotFound)?;
    let standing = compute_series_standings(conn, &series, &game).await?;
    Ok(SeriesReport { series, game, standing })
}

/// Checks that the viewer may see the series. The error does not reveal its existence.
pub(super) async fn check_visible(
    conn: &mut Connection,
    viewer: Viewer,
    id: SeriesId,
) -> Result<()> {
    load_report(conn, viewer, id).await.map(|_| ())
}

/// Returns the same error for a missing and for an invisible series, as long as the session is
/// alive.
async fn not_found_error(conn: &mut Connection, viewer: Viewer) -> Result<Error> {
    let live = store::accounts::is_session_live(conn, viewer.player, viewer.session).await?;
    Ok(if live { Error::SeriesNotFound } else { Error::SessionEnded })
}

fn current_game(series: &Series) -> Option<GameId> {
    find_scheduled_game(series, series.number).map(|scheduled| scheduled.game)
}

pub(super) fn find_scheduled_game(series: &Series, number: u8) -> Option<&ScheduledGame> {
    series.schedule.iter().find(|game| game.number == number)
}
