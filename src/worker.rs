//! What every node does without being asked: ten loops side by side. None leads: whoever is first does it, and the others
//! skip it.
//!
//! A loop holds nothing between two looks: what it claims, it claims in the database, by a lock that ends with its
//! transaction or by a lease that runs out. So a node that dies leaves everything to the next look of another. What fails
//! is left alone for a minute and holds up nothing else. Each use case says what it claims, and for how long.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior};

use crate::domain::GameId;
use crate::service::{self, Context, Swept};

/// How often deadlines are looked at.
const LOOK: Duration = Duration::from_secs(1);
/// How often a node tells that it is alive: much more often than what counts as an outage.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// Interval between two reports of a node.
const REPORT_INTERVAL: Duration = Duration::from_secs(10);
/// How long what failed is left alone.
const QUARANTINE: Duration = Duration::from_mins(1);

/// How often the outbox is looked at.
const RELAY: Duration = Duration::from_millis(500);

/// How often games that are over are looked for, and series that go on.
const CONCLUDE: Duration = Duration::from_millis(500);

/// How often guests are looked for who have not come back.
const EXPIRE: Duration = Duration::from_mins(1);

/// How often rows are looked for that may go.
const REMOVE: Duration = Duration::from_mins(1);

/// Pause before the stored forms of names are renewed again after a failure.
const RENEW_NAMES: Duration = Duration::from_mins(1);

/// How often games are looked for that have been over for long.
const ARCHIVE: Duration = Duration::from_mins(1);

/// Runs due deadlines, concludes games, makes notices of events, delivers messages, wakes those who wait, deletes guests who do not
/// come back, removes old rows, archives old games, and renews the stored forms of names, until
/// `stop` says so.
pub async fn run(ctx: Context, stop: watch::Receiver<bool>) {
    // Before the first message is sent: other nodes may be allowed to send what this one is not.
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
    // Apart from the results: a house player may have to search before a game begins.
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

/// Reports this node until `stop`, and then removes it.
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

/// Does again and again what is due, until `stop` says so; `failed` is what the log says if that is not even known. What fails is left
/// alone for a while.
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

/// Brings the stored forms of names up to date, once.
async fn renew_name_forms(ctx: Context, mut stop: watch::Receiver<bool>) {
    let mut retry = tokio::time::interval(RENEW_NAMES);
    retry.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !*stop.borrow() {
        tokio::select! {
            // A walk that ends early leaves the rest to the next start.
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

/// What is left alone for a while, because something about it failed.
struct Quarantine<T>(Vec<(T, Instant)>);

impl<T> Default for Quarantine<T> {
    fn default() -> Quarantine<T> {
        Quarantine(Vec::new())
    }
}

impl<T: Copy> Quarantine<T> {
    /// What is to be left alone now.
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
    /// Never fires without having told before that a node is alive: an outage is made good first.
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
                // After silence the next look begins with a heartbeat.
                service::log_failure("deadline poll failed", &error);
                self.last_heartbeat = None;
            }
        }
    }
}
