//! Background work of every node: concurrent loops that poll the database. There is no leader: the
//! first node to claim a piece of work does it, and the others skip it.
//!
//! A loop keeps no claims between two polls. It claims work in the database, by a lock that ends
//! with its transaction or by a lease that expires, so that another node takes over the work of a
//! node that has died. Work that fails is skipped for a minute and does not block other work. Each
//! use case documents what it claims, and for how long.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior};

use crate::domain::GameId;
use crate::service::{self, Context, Swept};

/// Poll interval for deadlines.
const LOOK: Duration = Duration::from_secs(1);
/// Interval between two heartbeats, far below the duration that counts as an outage.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// Interval between two reports of a node.
const REPORT_INTERVAL: Duration = Duration::from_secs(10);
/// Time for which failed work is skipped.
const QUARANTINE: Duration = Duration::from_mins(1);

/// Poll interval for the outbox.
const RELAY: Duration = Duration::from_millis(500);

/// Poll interval for finished games and for series to continue.
const CONCLUDE: Duration = Duration::from_millis(500);

/// Poll interval for inactive guests.
const EXPIRE: Duration = Duration::from_mins(1);

/// Poll interval for expired rows.
const REMOVE: Duration = Duration::from_mins(1);

/// Retry interval for updating the normalized names.
const RENEW_NAMES: Duration = Duration::from_mins(1);

/// Poll interval for games to archive.
const ARCHIVE: Duration = Duration::from_mins(1);

/// Runs all loops until `stop` is set: fires due deadlines, concludes games, continues series,
/// relays events to notifications, delivers messages, wakes waiting requests, deletes inactive
/// guests, removes expired rows, archives old games, updates normalized names, and reports this
/// node.
pub async fn run(ctx: Context, stop: watch::Receiver<bool>) {
    // Before the first message is sent, because settings of other nodes may allow more messages.
    report_node(&ctx).await;
    let waiters = ctx.waiters.run(ctx.pool.clone(), stop.clone());
    let deliveries = service::delivery::run_delivery_worker(&ctx, stop.clone());
    let relayed = relay(&ctx, stop.clone());
    let concluded = sweep_every(
        CONCLUDE,
        "concluding finished games failed",
        &ctx,
        stop.clone(),
        async |ctx, except| service::games::conclude_games(&ctx, &except).await,
    );
    // Separate from the results, because a house player may have to search before a game starts.
    let continued = sweep_every(
        CONCLUDE,
        "continuing series failed",
        &ctx,
        stop.clone(),
        async |ctx, except| service::series::continue_series(&ctx, &except).await,
    );
    let expired =
        sweep_every(EXPIRE, "guest deletion failed", &ctx, stop.clone(), async |ctx, except| {
            service::accounts::expire_guests(&ctx, &except).await
        });
    let removed = remove_old_rows(ctx.clone(), stop.clone());
    let archived =
        sweep_every(ARCHIVE, "game archiving failed", &ctx, stop.clone(), async |ctx, except| {
            service::games::archive_games(&ctx, &except).await
        });
    let names = renew_name_forms(ctx.clone(), stop.clone());
    let deadlines = run_deadlines(ctx.clone(), stop.clone());
    let reported = report_node_regularly(&ctx, stop.clone());
    tokio::join!(
        deadlines, relayed, deliveries, waiters, concluded, continued, expired, removed, archived,
        names, reported
    );
}

/// Reports this node until `stop` is set, then removes it.
async fn report_node_regularly(ctx: &Context, mut stop: watch::Receiver<bool>) {
    let mut next = tokio::time::interval(REPORT_INTERVAL);
    next.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // The first tick is immediate, and `run` has reported already.
    next.tick().await;
    while !*stop.borrow() {
        tokio::select! {
            _ = next.tick() => report_node(ctx).await,
            changed = stop.changed() => if changed.is_err() { break },
        }
    }
    if let Err(error) = service::remove_node(ctx).await {
        tracing::debug!(?error, "node removal failed");
    }
}

async fn report_node(ctx: &Context) {
    if let Err(error) = service::report_node(ctx).await {
        // The heartbeat logs an outage.
        tracing::debug!(?error, "node report failed");
    }
}

async fn relay(ctx: &Context, mut stop: watch::Receiver<bool>) {
    let mut look = tokio::time::interval(RELAY);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !*stop.borrow() {
        tokio::select! {
            _ = look.tick() => match service::notifications::relay_all(ctx).await {
                Ok(report) if report.failed > 0 => tracing::error!(?report, "notification relay failed for some games"),
                Ok(_) => {}
                Err(error) => service::log_failure("outbox poll failed", &error),
            },
            changed = stop.changed() => if changed.is_err() { return },
        }
    }
}

/// Calls `sweep` every `period` until `stop` is set. Logs `failed` if a call fails. Work that fails
/// is quarantined.
async fn sweep_every<T, S, N>(
    period: Duration,
    failed: &'static str,
    ctx: &Context,
    mut stop: watch::Receiver<bool>,
    sweep: S,
) where
    T: Copy,
    S: Fn(Context, Vec<T>) -> N,
    N: Future<Output = service::Result<Swept<T>>>,
{
    let mut look = tokio::time::interval(period);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut quarantined = Quarantine::default();
    while !*stop.borrow() {
        tokio::select! {
            _ = look.tick() => match sweep(ctx.clone(), quarantined.now()).await {
                Ok(swept) => quarantined.put(swept.failed),
                Err(error) => service::log_failure(failed, &error),
            },
            changed = stop.changed() => if changed.is_err() { return },
        }
    }
}

async fn remove_old_rows(ctx: Context, mut stop: watch::Receiver<bool>) {
    let mut look = tokio::time::interval(REMOVE);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut walk = service::RetentionWalk::default();
    while !*stop.borrow() {
        tokio::select! {
            _ = look.tick() => match service::remove_old_rows(&ctx, &mut walk).await {
                Ok(0) => {}
                Ok(rows) => tracing::debug!(rows, "old rows removed"),
                Err(error) => service::log_failure("removal of old rows failed", &error),
            },
            changed = stop.changed() => if changed.is_err() { return },
        }
    }
}

/// Updates the normalized names once.
async fn renew_name_forms(ctx: Context, mut stop: watch::Receiver<bool>) {
    let mut retry = tokio::time::interval(RENEW_NAMES);
    retry.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !*stop.borrow() {
        tokio::select! {
            // If the process stops early, the next start updates the remaining names.
            renewed = async {
                retry.tick().await;
                service::accounts::renew_name_forms(&ctx).await
            } => match renewed {
                Ok(accounts) => {
                    tracing::debug!(accounts, "stored name forms updated");
                    return;
                }
                Err(error) => service::log_failure("update of stored name forms failed", &error),
            },
            changed = stop.changed() => if changed.is_err() { return },
        }
    }
}

/// Work that failed and is skipped for [`QUARANTINE`].
struct Quarantine<T>(Vec<(T, Instant)>);

impl<T> Default for Quarantine<T> {
    fn default() -> Quarantine<T> {
        Quarantine(Vec::new())
    }
}

impl<T: Copy> Quarantine<T> {
    /// Returns the work to skip now.
    fn now(&mut self) -> Vec<T> {
        self.0.retain(|(_, since)| since.elapsed() < QUARANTINE);
        self.0.iter().map(|(one, _)| *one).collect()
    }

    fn put(&mut self, failed: Vec<T>) {
        let now = Instant::now();
        self.0.extend(failed.into_iter().map(|one| (one, now)));
    }
}

async fn run_deadlines(ctx: Context, mut stop: watch::Receiver<bool>) {
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut worker = Worker { ctx, last_heartbeat: None, quarantined: Quarantine::default() };
    while !*stop.borrow() {
        tokio::select! {
            _ = look.tick() => worker.work().await,
            changed = stop.changed() => if changed.is_err() { return },
        }
    }
}

struct Worker {
    ctx: Context,
    last_heartbeat: Option<Instant>,
    quarantined: Quarantine<GameId>,
}

impl Worker {
    /// Fires due deadlines after the heartbeat, which first adjusts the clocks for an outage.
    async fn work(&mut self) {
        service::log_database_recovery();
        let now = Instant::now();
        if self.last_heartbeat.is_none_or(|last_heartbeat| now - last_heartbeat >= HEARTBEAT) {
            match service::games::heartbeat(&self.ctx).await {
                Ok(Some(outage)) => {
                    let seconds = outage.as_secs();
                    tracing::warn!(seconds, "outage detected, game clocks adjusted");
                }
                Ok(None) => {}
                Err(error) => {
                    service::log_failure("heartbeat failed", &error);
                    self.last_heartbeat = None;
                    return;
                }
            }
            self.last_heartbeat = Some(now);
        }
        let except = self.quarantined.now();
        match service::games::run_due_deadlines(&self.ctx, &except).await {
            Ok(fired) => {
                if fired.games > 0 {
                    tracing::info!(games = fired.games, "deadlines fired");
                }
                self.quarantined.put(fired.failed);
            }
            Err(error) => {
                // The next poll starts with a heartbeat, in case this was an outage.
                service::log_failure("deadline poll failed", &error);
                self.last_heartbeat = None;
            }
        }
    }
}
