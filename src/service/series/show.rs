use crate::ids::{GameId, SeriesId};
use crate::log::SeatResult;
use crate::rules::{self, GameState};
use crate::series::{PlaceStanding, PlayedGame, standings};
use crate::service::show::visible_game;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection, GameRecord, ScheduledGame, SeriesRecord, Viewer};

/// A series as it stands.
pub struct SeriesReport {
    pub series: SeriesRecord,
    /// The game that is played, or was played last.
    pub game: GameRecord,
    /// The first first, with the game that is being played as it stands.
    pub standing: Vec<PlaceStanding>,
}

/// The series as it stands.
///
/// # Errors
/// There is no such series for this viewer.
pub async fn show_series(ctx: &Context, viewer: Viewer, id: SeriesId) -> Result<SeriesReport> {
    let mut conn = ctx.connection().await?;
    report(&mut conn, viewer, id).await
}

/// The series of the player, the newest first.
///
/// # Errors
/// The store fails.
pub async fn my_series(
    ctx: &Context,
    viewer: Viewer,
    after: Option<SeriesId>,
    limit: i64,
) -> Result<Vec<SeriesReport>> {
    let mut conn = ctx.connection().await?;
    let ids = store::list_series_of(&mut conn, viewer.player, after, limit).await?;
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
    let Some(series) = store::find_series(conn, id).await? else {
        return Err(hidden(conn, viewer).await?);
    };
    let game = current_game(&series).ok_or(Error::SeriesNotFound)?;
    let theirs = series.places.iter().any(|place| place.player == viewer.player);
    let visible = visible_game(conn, viewer, game).await;
    let game = match visible {
        Err(Error::GameNotFound) if theirs || series.opener == viewer.player => {
            store::find_game(conn, game).await?.ok_or(Error::SeriesNotFound)?
        }
        Err(Error::GameNotFound) => return Err(Error::SeriesNotFound),
        other => other?,
    };
    let standing = standing(conn, &series, &game).await?;
    Ok(SeriesReport { series, game, standing })
}

/// The series as it stands after what its viewer did, who may see it no more.
pub(super) async fn report_after(conn: &mut Connection, id: SeriesId) -> Result<SeriesReport> {
    let series = store::find_series(conn, id).await?.ok_or(Error::SeriesNotFound)?;
    let game = current_game(&series).ok_or(Error::SeriesNotFound)?;
    let game = store::find_game(conn, game).await?.ok_or(Error::SeriesNotFound)?;
    let standing = standing(conn, &series, &game).await?;
    Ok(SeriesReport { series, game, standing })
}

/// Refuses who may not see the series: that it is there is no more than others may know.
pub(super) async fn may_see(conn: &mut Connection, viewer: Viewer, id: SeriesId) -> Result<()> {
    report(conn, viewer, id).await.map(|_| ())
}

/// What is not there looks the same to everybody whose session is alive.
async fn hidden(conn: &mut Connection, viewer: Viewer) -> Result<Error> {
    let live = store::session_is_live(conn, viewer.player, viewer.session).await?;
    Ok(if live { Error::SeriesNotFound } else { Error::SessionEnded })
}

fn current_game(series: &SeriesRecord) -> Option<GameId> {
    scheduled(series, series.number).map(|scheduled| scheduled.game)
}

pub(super) fn scheduled(series: &SeriesRecord, number: u8) -> Option<&ScheduledGame> {
    series.schedule.iter().find(|game| game.number == number)
}

/// How the places stand, derived from the games alone.
pub(super) async fn standing(
    conn: &mut Connection,
    series: &SeriesRecord,
    current: &GameRecord,
) -> Result<Vec<PlaceStanding>> {
    let games: Vec<GameId> = series.schedule.iter().map(|scheduled| scheduled.game).collect();
    let results = store::list_results(conn, &games).await?;
    let played: Vec<PlayedGame> = series
        .schedule
        .iter()
        .filter_map(|scheduled| {
            let order = scheduled.places.as_ref()?;
            let of_game = results.iter().filter(|(game, _)| *game == scheduled.game);
            let results: Vec<&SeatResult> = of_game.map(|(_, result)| result).collect();
            let state = current.state.as_ref().filter(|_| current.id == scheduled.game);
            let seats: Vec<(u32, u8)> = match (results.as_slice(), state) {
                ([], Some(state)) => as_it_stands(state),
                (results, _) => results.iter().map(|one| (one.points, one.rank)).collect(),
            };
            let is_live = state.is_some_and(|state| !state.is_finished());
            let places = by_place(order, &seats)?;
            Some(PlayedGame { number: scheduled.number, is_live, places })
        })
        .collect();
    let places = u8::try_from(series.places.len()).unwrap_or(u8::MAX);
    Ok(standings(places, &played))
}

/// Points and rank by seat.
fn as_it_stands(state: &GameState) -> Vec<(u32, u8)> {
    let mut ranking = rules::ranking(state);
    ranking.sort_by_key(|standing| standing.seat);
    ranking.iter().map(|standing| (standing.tally.points, standing.rank)).collect()
}

/// What came to the seats, by place; none before it is known.
fn by_place(order: &[u8], seats: &[(u32, u8)]) -> Option<Vec<(u32, u8)>> {
    let of = |place: usize| {
        let seat = order.iter().position(|seated| usize::from(*seated) == place)?;
        seats.get(seat).copied()
    };
    (0..order.len()).map(of).collect()
}
