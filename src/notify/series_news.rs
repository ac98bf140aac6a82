//! What players are told of a series.

use crate::domain::notification::Notice;
use crate::domain::series::{PlaceStanding, SeriesRecord};
use crate::domain::table::GameRecord;
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::i18n::{self, Name};
use crate::store::{self, Connection, Result, StoreError};

use super::news::{News, find_game, said};
use super::people::named;
use super::recipient::Recipient;
use super::series_situation::SeriesSituation;

/// Something of a series, with its table and what comes next.
pub(super) async fn of_a_series(
    conn: &mut Connection,
    recipient: &Recipient,
    notice: &Notice,
    id: SeriesId,
) -> Result<News> {
    let missing = || StoreError::Unreadable(format!("series {id} is told of and not there"));
    let series = store::series::find_series(conn, id).await?.ok_or_else(missing)?;
    let (number, ended) = match notice {
        Notice::SeriesStanding { game, .. } => (*game, Some(*game)),
        _ => (series.number, None),
    };
    let game = find_game(conn, scheduled(&series, number).ok_or_else(missing)?).await?;
    let standing = store::series::series_standing(conn, &series, &game).await?;
    let mut news = match notice {
        Notice::SeriesReadyAsked { game, games, .. } => said(
            recipient,
            &i18n::Notice::SeriesReadyAsked { game: u32::from(*game), games: u32::from(*games) },
        ),
        Notice::SeriesWithdrawn { player, .. } => {
            let player = called(conn, *player).await?;
            said(recipient, &i18n::Notice::SeriesWithdrawn { player: Name(&player) })
        }
        Notice::SeriesCancelled { by, .. } => {
            let by = called(conn, *by).await?;
            said(recipient, &i18n::Notice::SeriesCancelled { by: Name(&by) })
        }
        Notice::SeriesStanding { rank, total, .. } => {
            said(recipient, &so_far(&series, number, u32::from(*rank), *total))
        }
        _ => return Err(StoreError::Unreadable("this is told of no series".to_owned())),
    };
    add(recipient, &series, &standing, &game, ended, &mut news);
    Ok(news)
}

/// To the news of the end of a game: how its series stands and goes on.
pub(super) async fn add_series(
    conn: &mut Connection,
    recipient: &Recipient,
    series: &SeriesRecord,
    game: &GameRecord,
    news: &mut News,
) -> Result<()> {
    let Some(of) = game.series else { return Ok(()) };
    let standing = store::series::series_standing(conn, series, game).await?;
    if let Some(own) = standing_of(recipient, series, &standing) {
        let so_far = so_far(series, of.number, u32::from(own.rank), own.total);
        if matches!(so_far, i18n::Notice::SeriesOver { .. }) {
            news.subject = so_far.subject(recipient.language());
        }
        news.details.push(so_far.body(recipient.language()));
    }
    add(recipient, series, &standing, game, Some(of.number), news);
    Ok(())
}

fn add(
    recipient: &Recipient,
    series: &SeriesRecord,
    standing: &[PlaceStanding],
    game: &GameRecord,
    ended: Option<u8>,
    news: &mut News,
) {
    let situation = SeriesSituation::new(recipient, series, standing, ended, game.read_at);
    let SeriesSituation { table, next, can_be_ready, .. } = situation;
    news.table = Some(table);
    news.next = Some(next);
    news.series = Some(series.id);
    news.can_be_ready = can_be_ready;
}

/// What is said of a rank and a total after the game of a number.
fn so_far(series: &SeriesRecord, number: u8, rank: u32, points: u32) -> i18n::Notice<'static> {
    let [games, players] = [series.schedule.len(), series.places.len()]
        .map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let game = u32::from(number);
    if game >= games {
        i18n::Notice::SeriesOver { games, rank, players, points }
    } else {
        i18n::Notice::SeriesStanding { game, games, rank, players, points }
    }
}

fn standing_of<'a>(
    recipient: &Recipient,
    series: &SeriesRecord,
    standing: &'a [PlaceStanding],
) -> Option<&'a PlaceStanding> {
    standing.iter().find(|standing| {
        let place = series.places.get(usize::from(standing.place));
        place.is_some_and(|place| place.player == recipient.player)
    })
}

fn scheduled(series: &SeriesRecord, number: u8) -> Option<GameId> {
    let scheduled = series.schedule.iter().find(|scheduled| scheduled.number == number);
    scheduled.map(|scheduled| scheduled.game)
}

async fn called(conn: &mut Connection, player: PlayerId) -> Result<String> {
    let found = store::accounts::find_names(conn, &[player]).await?;
    Ok(named(found.into_iter().find_map(|(_, name)| name).as_deref()))
}
