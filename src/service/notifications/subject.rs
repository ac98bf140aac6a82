use std::collections::BTreeMap;

use crate::domain::event_log::Version;
use crate::domain::notification::{FeedEntry, Notification, NotificationKind};
use crate::domain::series::Series;
use crate::domain::table::StoredGame;
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::notifications::content::{
    GameSubject, NotificationSubject, SeriesSubject, mentioned_players,
};
use crate::store::{self, Connection, Result, StoreError};

/// Returns the current state of the subject of a notification.
pub async fn load_subject(
    conn: &mut Connection,
    record: &FeedEntry,
) -> Result<NotificationSubject> {
    Ok(match (record.game, record.notice.series()) {
        (Some(game), _) => {
            NotificationSubject::Game(Box::new(load_game(conn, record, game).await?))
        }
        (None, Some(series)) => {
            NotificationSubject::Series(Box::new(load_series(conn, &record.notice, series).await?))
        }
        (None, None) => NotificationSubject::Account,
    })
}

async fn load_game(conn: &mut Connection, record: &FeedEntry, id: GameId) -> Result<GameSubject> {
    let game = find_game(conn, id).await?;
    let events = store::games::list_events(conn, id, Version::NONE, game.version, i64::MAX).await?;
    let names = find_names(conn, &mentioned_players(&game, &events, &record.notice)).await?;
    let series = match game.series {
        Some(of) => store::series::find_series(conn, of.id).await?,
        None => None,
    };
    let series = match series {
        Some(series) if record.notice.kind() == NotificationKind::GameFinished => {
            let standing = store::series::compute_series_standings(conn, &series, &game).await?;
            Some((series, standing))
        }
        series => series.map(|series| (series, Vec::new())),
    };
    Ok(GameSubject { game, events, series, names })
}

async fn load_series(
    conn: &mut Connection,
    notice: &Notification,
    id: SeriesId,
) -> Result<SeriesSubject> {
    let missing = || StoreError::Unreadable(format!("series {id} of a notification is missing"));
    let series = store::series::find_series(conn, id).await?.ok_or_else(missing)?;
    let number = match notice {
        Notification::SeriesStanding { game, .. } => *game,
        _ => series.number,
    };
    let game = find_game(conn, scheduled_game(&series, number).ok_or_else(missing)?).await?;
    let standing = store::series::compute_series_standings(conn, &series, &game).await?;
    let mentioned = match notice {
        Notification::SeriesWithdrawn { player, .. } => vec![*player],
        Notification::SeriesCancelled { by, .. } => vec![*by],
        _ => Vec::new(),
    };
    let names = find_names(conn, &mentioned).await?;
    Ok(SeriesSubject { series, standing, game, number, names })
}

/// Returns the names of players with an existing account.
async fn find_names(
    conn: &mut Connection,
    players: &[PlayerId],
) -> Result<BTreeMap<PlayerId, String>> {
    if players.is_empty() {
        return Ok(BTreeMap::new());
    }
    let found = store::accounts::find_names(conn, players).await?;
    Ok(found.into_iter().filter_map(|(player, name)| Some((player, name?))).collect())
}

fn scheduled_game(series: &Series, number: u8) -> Option<GameId> {
    let scheduled = series.schedule.iter().find(|scheduled| scheduled.number == number);
    scheduled.map(|scheduled| scheduled.game)
}

/// Returns the game as visible to every authorized viewer.
///
/// # Errors
/// The database fails, or the game does not exist.
pub async fn find_game(conn: &mut Connection, id: GameId) -> Result<StoredGame> {
    let found = store::games::find_game(conn, id).await?;
    let missing = || StoreError::Unreadable(format!("game {id} of a notification is missing"));
    found.ok_or_else(missing)
}
