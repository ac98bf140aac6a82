//! Views of a series, and its links in messages. The errors do not reveal the existence of a series
//! to other players.

use jiff::Timestamp;
use kingdomino::HousePlayer;

use crate::domain::event_log::{HOUSE_ACCOUNTS_PER_STRATEGY, house_account, house_player};
use crate::domain::series::{PlayerStanding, ScheduledGame, Series};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, PlayerId, ProblemCode, SeriesId};
use crate::notifications::Recipient;
use crate::notifications::links::SeriesLink;
use crate::service::accounts::not_found_error;
use crate::service::games::{load_link_recipient, load_visible, require_unlocked};
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::Connection;
use crate::store::series::compute_series_standings;

use super::seats::mark_ready;

/// Current state of a series.
pub struct SeriesReport {
    pub series: Series,
    /// Current or latest game.
    pub game: StoredGame,
    /// Standings, best first, including the current state of the game in progress.
    pub standing: Vec<PlayerStanding>,
}

/// Series as shown to the player of a link.
pub struct LinkedSeries {
    pub reader: Recipient,
    pub report: SeriesReport,
    /// True if the link allows the player to declare readiness.
    pub can_act: bool,
    /// Expiry of the link, and of all links on its page.
    pub until: Timestamp,
}

/// Returns the current state of the series.
///
/// # Errors
/// The series does not exist for this viewer.
pub async fn get_series(ctx: &Context, viewer: Viewer, id: SeriesId) -> Result<SeriesReport> {
    let mut conn = ctx.connection().await?;
    load_report(&mut conn, viewer, id).await
}

/// Returns at most `limit` of the player's series, newest first, and the last of them if there are
/// more.
pub async fn list_series(
    ctx: &Context,
    viewer: Viewer,
    after: Option<SeriesId>,
    limit: i64,
) -> Result<(Vec<SeriesReport>, Option<SeriesId>)> {
    let mut conn = ctx.connection().await?;
    let mut ids =
        store::series::list_player_series(&mut conn, viewer.player, after, limit + 1).await?;
    let page = usize::try_from(limit).unwrap_or(usize::MAX);
    let has_more = ids.len() > page;
    ids.truncate(page);
    let last = ids.last().copied().filter(|_| has_more);
    let mut reports = Vec::with_capacity(ids.len());
    for id in ids {
        match load_report(&mut conn, viewer, id).await {
            Ok(report) => reports.push(report),
            // The player withdrew from the series concurrently.
            Err(Error::Refused(ProblemCode::SeriesNotFound)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok((reports, last))
}

/// Returns the series to its host, its players, and viewers authorized to see its current game.
async fn load_report(conn: &mut Connection, viewer: Viewer, id: SeriesId) -> Result<SeriesReport> {
    let Some(series) = store::series::find_series(conn, id).await? else {
        return Err(not_found_error(conn, viewer, ProblemCode::SeriesNotFound).await?);
    };
    let game = current_game(&series).ok_or(ProblemCode::SeriesNotFound)?;
    let is_player = series.players.iter().any(|member| member.player == viewer.player);
    let visible = load_visible(conn, viewer, game).await;
    let game = match visible {
        Err(Error::Refused(ProblemCode::GameNotFound))
            if is_player || series.host == viewer.player =>
        {
            store::games::find_game(conn, game).await?.ok_or(ProblemCode::SeriesNotFound)?
        }
        Err(Error::Refused(ProblemCode::GameNotFound)) => {
            return Err(ProblemCode::SeriesNotFound.into());
        }
        other => other?,
    };
    let standing = compute_series_standings(conn, &series, &game).await?;
    Ok(SeriesReport { series, game, standing })
}

fn current_game(series: &Series) -> Option<GameId> {
    find_scheduled_game(series, series.number).map(|scheduled| scheduled.game)
}

pub(super) fn find_scheduled_game(series: &Series, number: u8) -> Option<&ScheduledGame> {
    series.schedule.iter().find(|game| game.number == number)
}

/// Returns the series after an action by which the viewer may have lost access to it.
pub(super) async fn load_report_unchecked(
    conn: &mut Connection,
    id: SeriesId,
) -> Result<SeriesReport> {
    let series = store::series::find_series(conn, id).await?.ok_or(ProblemCode::SeriesNotFound)?;
    let game = current_game(&series).ok_or(ProblemCode::SeriesNotFound)?;
    let game = store::games::find_game(conn, game).await?.ok_or(ProblemCode::SeriesNotFound)?;
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

/// Returns the players by seat. A house player permanently replaces a player with a deleted
/// account.
pub(super) async fn resolve_players(
    conn: &mut Connection,
    series: &mut Series,
) -> Result<Vec<PlayerId>> {
    let mut players: Vec<PlayerId> = series.players.iter().map(|member| member.player).collect();
    for (place, number) in (0..players.len()).zip(0u8..) {
        let player = players[place];
        if house_player(player).is_none()
            && !store::accounts::lock_player_shared(conn, player).await?
        {
            players[place] = pick_house_player(&players)?;
            store::series::set_series_player(conn, series.id, number, players[place]).await?;
            series.players[place].player = players[place];
        }
    }
    Ok(players)
}

/// Returns a house player that does not play in the series yet.
pub(super) fn pick_house_player(players: &[PlayerId]) -> Result<PlayerId> {
    let numbers = 1..=HOUSE_ACCOUNTS_PER_STRATEGY;
    let kinds = [HousePlayer::Greedy, HousePlayer::Random];
    let accounts =
        kinds.into_iter().flat_map(|kind| numbers.clone().map(move |n| house_account(kind, n)));
    let mut free = accounts.filter(|account| !players.contains(account));
    free.next().ok_or_else(|| Error::Internal("no house player is left".to_owned()))
}

/// Returns the series of a link in its current state.
///
/// # Errors
/// The link was not issued by this server, or has expired; the series is no longer visible.
pub async fn linked_series(ctx: &Context, token: &str) -> Result<LinkedSeries> {
    let link: SeriesLink = ctx.open_link(token).await?;
    require_unlocked(ctx, link.player).await?;
    let reader = load_link_recipient(ctx, link.player).await?;
    let report = get_series(ctx, Viewer::from_link(link.player), link.series).await?;
    Ok(LinkedSeries { reader, report, can_act: link.acts, until: link.until })
}

/// Marks the player of a link as ready for the next game.
///
/// # Errors
/// The link was not issued by this server, has expired, does not allow actions, or belongs to a
/// locked account; the series is not in a break.
pub async fn mark_ready_by_link(ctx: &Context, token: &str) -> Result<()> {
    let link: SeriesLink = ctx.open_link(token).await?;
    if !link.acts {
        return Err(ProblemCode::LinkInvalid.into());
    }
    require_unlocked(ctx, link.player).await?;
    mark_ready(ctx, Viewer::from_link(link.player), link.series, None).await?;
    Ok(())
}
