//! Relay from the outbox to notifications and deliveries.
//!
//! Outbox rows are written in the statement that records the events. Every node polls twice a
//! second. In one transaction, the relay claims a game with an advisory lock, which other nodes
//! skip, appends to the feeds of its players, queues deliveries and deletes the rows. Each event is
//! therefore notified exactly once, in the order of the game. If a node dies, its rows remain for
//! the next poll of any node. A game that fails is tried five times.

use std::collections::BTreeMap;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tokio::time::Instant;
use uuid::Uuid;

use crate::domain::notification::{FeedEntry, Notification};
use crate::domain::series::SeriesBreak;
use crate::domain::table::StoredGame;
use crate::domain::{GameId, PlayerId};
use crate::notifications::{Recipient, deadline_reminder, notifications_for_events};
use crate::service::tasks::{catch_panic, run_detached};
use crate::service::{self, Context, Error};
use crate::store::notifications::PendingRelay;
use crate::store::{self, Connection, Pool, PooledConnection, Result, StoreError};
use crate::telemetry::{NOTIFICATIONS, log_database_failure};

use super::notify_player::{DestinationFilter, find_game, load_recipient, notify_recipient};

/// Result of a relay run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RelayReport {
    pub games: usize,
    pub notifications: usize,
    /// Number of games with a failed relay. A game is skipped after five attempts.
    pub failed: usize,
}

/// Relays everything in the outbox. Notifications of a turn are sent to people after a delay.
pub async fn relay_all(ctx: &Context) -> service::Result<RelayReport> {
    let ctx = ctx.clone();
    run_detached(async move {
        relay_games(&ctx.pool, ctx.turn_notification_delay, || ctx.new_id()).await
    })
    .await
}

async fn relay_games(
    pool: &Pool,
    delay: SignedDuration,
    new_id: impl Fn() -> Uuid + Sync,
) -> service::Result<RelayReport> {
    let (mut report, mut except) = (RelayReport::default(), Vec::new());
    let mut skipped = 0;
    loop {
        let begun = Instant::now();
        let mut conn: PooledConnection = pool.get().await?;
        let games =
            store::notifications::list_pending_games(&mut conn, &except, BATCH_SIZE).await?;
        let mut has_progressed = false;
        for game in &games {
            let done = conn
                .transaction(async |conn| {
                    match store::notifications::claim_pending(conn, *game).await? {
                        None => Ok(None),
                        Some(pending) => {
                            let relayed = relay_game(conn, *game, &pending, delay, &new_id);
                            catch_panic(async { Ok(Some(relayed.await?)) }).await
                        }
                    }
                })
                .await;
            match done {
                Ok(None) => {}
                // The game may be blocked by a lock, so that other games must not wait for it. Many
                // failures in a row have another cause.
                Err(Error::Store(StoreError::Unavailable(reason)))
                    if skipped < MAX_SKIPPED_GAMES =>
                {
                    log_database_failure("notification relay postponed for a game", &reason);
                    skipped += 1;
                    except.push(*game);
                    has_progressed = true;
                    // The connection is lost.
                    break;
                }
                Err(error @ Error::Store(StoreError::Unavailable(_))) => return Err(error),
                Ok(Some(notifications)) => {
                    has_progressed = true;
                    report.games += 1;
                    report.notifications += notifications;
                    skipped = 0;
                    metrics::counter!(NOTIFICATIONS).increment(notifications as u64);
                }
                Err(error) => {
                    has_progressed = true;
                    tracing::error!(%game, %error, "notification relay failed");
                    store::notifications::record_failed_attempt(&mut conn, *game).await?;
                    report.failed += 1;
                    except.push(*game);
                }
            }
        }
        drop(conn);
        // The remaining games are claimed by another node.
        if !has_progressed {
            return Ok(report);
        }
        if games.len() == usize::try_from(BATCH_SIZE).unwrap_or_default() {
            // A full outbox means that the server is busy, and players have priority.
            tokio::time::sleep(begun.elapsed().min(MAX_BATCH_PAUSE)).await;
        }
    }
}

/// Maximum number of consecutive unavailable games that one run skips.
const MAX_SKIPPED_GAMES: usize = 16;
/// Number of games loaded at a time.
const BATCH_SIZE: i64 = 64;
/// Maximum pause between two batches.
const MAX_BATCH_PAUSE: Duration = Duration::from_secs(1);

/// Creates the notifications for the events of a game since its last relay; returns their number.
async fn relay_game(
    conn: &mut Connection,
    id: GameId,
    pending: &PendingRelay,
    delay: SignedDuration,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<usize> {
    let game = find_game(conn, id).await?;
    let events =
        store::games::list_events(conn, id, pending.relayed_up_to, game.version, i64::MAX).await?;
    if game.is_sandbox() {
        // The only player of a sandbox needs no notifications.
        store::notifications::mark_relayed(conn, id, game.version).await?;
        return Ok(0);
    }
    let mut notifications = notifications_for_events(&game, &events);
    // A timeout is obsolete if the game has changed since.
    let runs_out = pending.reminders.iter().find(|(version, _)| *version == game.version);
    notifications.extend(runs_out.and_then(|_| deadline_reminder(&game)));
    let follows_without_break = follows_without_break(conn, &game).await?;
    let at = events.last().map(|event| event.at).or(runs_out.map(|(_, at)| *at));
    let count = notifications.len();
    let at = at.unwrap_or(game.changed_at);
    notify_players(conn, &game, at, notifications, follows_without_break, delay, new_id).await?;
    store::notifications::mark_relayed(conn, id, game.version).await?;
    Ok(count)
}

/// Returns true if the game belongs to a series without breaks and is not its first game. The
/// notification of the previous game's end then announced it.
async fn follows_without_break(conn: &mut Connection, game: &StoredGame) -> Result<bool> {
    let Some(of) = game.series.filter(|of| of.number > 1) else { return Ok(false) };
    let series = store::series::find_series(conn, of.id).await?;
    Ok(series.is_some_and(|series| series.break_between == SeriesBreak::AtOnce {}))
}

/// Notifies players in the order of their ids, so that two relays do not deadlock.
async fn notify_players(
    conn: &mut Connection,
    game: &StoredGame,
    at: Timestamp,
    notifications: Vec<(PlayerId, Notification)>,
    follows_without_break: bool,
    delay: SignedDuration,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    let mut by_player: BTreeMap<PlayerId, Vec<Notification>> = BTreeMap::new();
    for (player, notification) in notifications {
        by_player.entry(player).or_default().push(notification);
    }
    for (player, notifications) in by_player {
        let Some(has_destinations) = store::accounts::lock_recipient(conn, player).await? else {
            continue;
        };
        let recipient = if has_destinations {
            load_recipient(conn, player).await?
        } else {
            Some(Recipient::feed_only(player))
        };
        let Some(recipient) = recipient else { continue };
        let holiday = game.seat_of(player).and_then(|seat| game.holiday_end(seat, at));
        for notification in notifications {
            let was_announced =
                follows_without_break && notification == Notification::GameStarted {};
            let filter = if was_announced {
                DestinationFilter::WebhooksOnly
            } else {
                DestinationFilter::All
            };
            let notification = FeedEntry {
                position: 0,
                id: new_id(),
                game: Some(game.id),
                version: Some(game.version),
                at,
                notification,
            };
            notify_recipient(conn, &recipient, notification, filter, delay, holiday, new_id)
                .await?;
        }
    }
    Ok(())
}
