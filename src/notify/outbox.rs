use std::collections::BTreeMap;

use diesel_async::AsyncConnection;
use jiff::Timestamp;
use uuid::Uuid;

use crate::ids::{GameId, PlayerId};
use crate::store::{
    self, Connection, GameRecord, Loan, NewNotice, Notice, Pool, Result, StoreError,
};

use super::told::{of_events, of_time};

/// What was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    pub games: usize,
    pub notices: usize,
    /// Games that could not be told of, after some tries for good.
    pub failed: usize,
}

/// Tells of all games of which something is untold. `new_id` makes the ids of notices.
///
/// # Errors
/// The database fails.
pub async fn tell_all(pool: &Pool, new_id: impl Fn() -> Uuid + Sync) -> Result<Told> {
    let mut conn: Loan = pool.get().await?;
    let (mut told, mut except) = (Told::default(), Vec::new());
    loop {
        let mut claimed = None;
        let done = conn
            .transaction(async |conn| {
                claimed = store::claim_untold_game(conn, &except).await?;
                match claimed {
                    None => Ok(0),
                    Some(game) => tell_of_game(conn, game, &new_id).await,
                }
            })
            .await;
        match (claimed, done) {
            (None, Ok(_)) => return Ok(told),
            (None, Err(error)) | (_, Err(error @ StoreError::Unavailable(_))) => return Err(error),
            (Some(_), Ok(notices)) => {
                told.games += 1;
                told.notices += notices;
            }
            (Some(game), Err(error)) => {
                tracing::error!(%game, %error, "a game could not be told of");
                store::count_try(&mut conn, game).await?;
                told.failed += 1;
                except.push(game);
            }
        }
    }
}

/// Tells of one game, as far as it has come; how many notices that were.
async fn tell_of_game(
    conn: &mut Connection,
    id: GameId,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<usize> {
    let untold = store::list_untold(conn, id).await?;
    let told = store::told_up_to(conn, id).await?;
    let found = store::load_game_for_check(conn, id).await?;
    let missing = || StoreError::Unreadable(format!("game {id} is told of and not there"));
    let (game, _) = found.ok_or_else(missing)?;
    let events = store::list_events(conn, id, told, game.version, i64::MAX).await?;
    let mut notices = of_events(&game, &events);
    // Time that ran out before something happened runs out no more.
    let runs_out = untold.iter().find(|row| !row.events && row.version == game.version);
    notices.extend(runs_out.and_then(|_| of_time(&game)));
    let at = events.last().map(|event| event.at).or(runs_out.map(|row| row.at));
    let count = notices.len();
    tell(conn, &game, at.unwrap_or(game.changed_at), notices, new_id).await?;
    store::set_told(conn, id, game.version).await?;
    Ok(count)
}

/// Player by player in the order of their ids, so that two that tell never wait for each other in a circle.
async fn tell(
    conn: &mut Connection,
    game: &GameRecord,
    at: Timestamp,
    notices: Vec<(PlayerId, Notice)>,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    let mut by_player: BTreeMap<PlayerId, Vec<Notice>> = BTreeMap::new();
    for (player, notice) in notices {
        by_player.entry(player).or_default().push(notice);
    }
    for (player, notices) in by_player {
        if !store::hold_player(conn, player).await? {
            continue;
        }
        for notice in notices {
            let notice = NewNotice {
                position: 0,
                id: new_id(),
                game: Some(game.id),
                version: Some(game.version),
                at,
                notice,
            };
            store::append_notice(conn, player, &notice).await?;
        }
    }
    Ok(())
}
