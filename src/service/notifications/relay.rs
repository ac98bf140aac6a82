use std::collections::BTreeMap;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tokio::time::Instant;
use uuid::Uuid;

use crate::domain::notification::{FeedEntry, Notice};
use crate::domain::series::Rest;
use crate::domain::table::StoredGame;
use crate::domain::{GameId, PlayerId};
use crate::notifications::{Recipient, notices_of_events, notices_of_time};
use crate::service::context::run_detached;
use crate::service::{self, Context};
use crate::store::notifications::PendingRelay;
use crate::store::{self, Connection, Pool, PooledConnection, Result, StoreError};

use super::notify_player::{Reach, load_recipient, notify_recipient};
use super::subject::find_game;

/// What was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RelayReport {
    pub games: usize,
    pub notices: usize,
    /// Games that could not be told of, after some tries for good.
    pub failed: usize,
}

/// Makes notices of all that is in the outbox. That it is somebody's turn goes out to people only after a while.
pub async fn relay_all(ctx: &Context) -> service::Result<RelayReport> {
    let ctx = ctx.clone();
    run_detached(
        async move { Ok(relay_games(&ctx.pool, ctx.turn_notice_wait, || ctx.new_id()).await?) },
    )
    .await
}

async fn relay_games(
    pool: &Pool,
    wait: SignedDuration,
    new_id: impl Fn() -> Uuid + Sync,
) -> Result<RelayReport> {
    let (mut told, mut except) = (RelayReport::default(), Vec::new());
    loop {
        let begun = Instant::now();
        let mut conn: PooledConnection = pool.get().await?;
        let games = store::notifications::list_untold_games(&mut conn, &except, BATCH).await?;
        let before = told;
        for game in &games {
            let done = conn
                .transaction(async |conn| {
                    match store::notifications::claim_untold(conn, *game).await? {
                        None => Ok(None),
                        Some(untold) => {
                            tell_of_game(conn, *game, &untold, wait, &new_id).await.map(Some)
                        }
                    }
                })
                .await;
            match done {
                Ok(None) => {}
                Err(error @ StoreError::Unavailable(_)) => return Err(error),
                Ok(Some(notices)) => {
                    told.games += 1;
                    told.notices += notices;
                    metrics::counter!("kingdomail_notices_total").increment(notices as u64);
                }
                Err(error) => {
                    tracing::error!(%game, %error, "a game could not be told of");
                    store::notifications::count_try(&mut conn, *game).await?;
                    told.failed += 1;
                    except.push(*game);
                }
            }
        }
        drop(conn);
        // What is left, another node has in hand.
        if told == before {
            return Ok(told);
        }
        if games.len() == usize::try_from(BATCH).unwrap_or_default() {
            // There is much to tell because much is played: those who play come first.
            tokio::time::sleep(begun.elapsed().min(LONGEST_REST)).await;
        }
    }
}

/// How many games are looked for together.
const BATCH: i64 = 64;
/// The longest rest between two batches.
const LONGEST_REST: Duration = Duration::from_secs(1);

/// Tells of one game, as far as it has come; how many notices that were.
async fn tell_of_game(
    conn: &mut Connection,
    id: GameId,
    untold: &PendingRelay,
    wait: SignedDuration,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<usize> {
    let game = find_game(conn, id).await?;
    let events = store::games::list_events(conn, id, untold.told, game.version, i64::MAX).await?;
    if game.is_sandbox() {
        // Who plays alone knows what happens.
        store::notifications::set_told(conn, id, game.version).await?;
        return Ok(0);
    }
    let mut notices = notices_of_events(&game, &events);
    // Time that ran out before something happened runs out no more.
    let runs_out = untold.runs_out.iter().find(|(version, _)| *version == game.version);
    notices.extend(runs_out.and_then(|_| notices_of_time(&game)));
    let follows_at_once = follows_at_once(conn, &game).await?;
    let at = events.last().map(|event| event.at).or(runs_out.map(|(_, at)| *at));
    let count = notices.len();
    let at = at.unwrap_or(game.changed_at);
    tell(conn, &game, at, notices, follows_at_once, wait, new_id).await?;
    store::notifications::set_told(conn, id, game.version).await?;
    Ok(count)
}

/// Whether the game is one of a series that began as soon as the one before it ended: the news of that end said so.
async fn follows_at_once(conn: &mut Connection, game: &StoredGame) -> Result<bool> {
    let Some(of) = game.series.filter(|of| of.number > 1) else { return Ok(false) };
    let series = store::series::find_series(conn, of.id).await?;
    Ok(series.is_some_and(|series| series.rest == Rest::AtOnce {}))
}

/// Player by player in the order of their ids, so that two that tell never wait for each other in a circle.
async fn tell(
    conn: &mut Connection,
    game: &StoredGame,
    at: Timestamp,
    notices: Vec<(PlayerId, Notice)>,
    follows_at_once: bool,
    wait: SignedDuration,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    let mut by_player: BTreeMap<PlayerId, Vec<Notice>> = BTreeMap::new();
    for (player, notice) in notices {
        by_player.entry(player).or_default().push(notice);
    }
    for (player, notices) in by_player {
        let Some(is_told_elsewhere) = store::accounts::hold_recipient(conn, player).await? else {
            continue;
        };
        let recipient = if is_told_elsewhere {
            load_recipient(conn, player).await?
        } else {
            Some(Recipient::of_the_feed(player))
        };
        let Some(recipient) = recipient else { continue };
        let holiday = game.seat_of(player).and_then(|seat| game.on_holiday_until(seat, at));
        for notice in notices {
            let is_known = follows_at_once && notice == Notice::GameStarted {};
            let reach = if is_known { Reach::Programs } else { Reach::Everybody };
            let notice = FeedEntry {
                position: 0,
                id: new_id(),
                game: Some(game.id),
                version: Some(game.version),
                at,
                notice,
            };
            notify_recipient(conn, &recipient, notice, reach, wait, holiday, new_id).await?;
        }
    }
    Ok(())
}
