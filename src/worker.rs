//! Background work of every node: concurrent loops that poll the database. There is no leader: the
//! first node to claim a piece of work does it, and the others skip it.
//!
//! A loop keeps no claims between two polls. It claims work in the database, by a lock that ends
//! with its transaction or by a lease that expires, so that another node takes over the work of a
//! node that has died. Work that fails is skipped for a minute and does not block other work. Each
//! use case documents what it claims, and for how long.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::watch;
use tokio::time::{Instant, Interval, MissedTickBehavior};

use crate::domain::GameId;
use crate::service::{self, Context, SweepResult};

/// Poll interval for deadlines.
const DEADLINE_POLL_INTERVAL: Duration = Duration::from_secs(1);
/// Interval between two heartbeats, far below the duration that counts as an outage.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(10);
/// Interval between two reports of a node.
const REPORT_INTERVAL: Duration = Duration::from_secs(10);
/// Pause before a loop starts again after a panic.
const RESTART_PAUSE: Duration = Duration::from_secs(1);
/// Time for which failed work is skipped.
const QUARANTINE_TIME: Duration = Duration::from_mins(1);

/// Poll interval for the outbox.
const RELAY_POLL_INTERVAL: Duration = Duration::from_millis(500);

/// Poll interval for finished games and for series to continue.
const FINISH_POLL_INTERVAL: Duration = Duration::from_millis(500);

/// Poll interval for inactive guests.
const GUEST_POLL_INTERVAL: Duration = Duration::from_mins(1);

/// Poll interval for expired rows.
const RETENTION_POLL_INTERVAL: Duration = Duration::from_mins(1);

/// Retry interval for updating the normalized names.
const NAME_UPDATE_RETRY_INTERVAL: Duration = Duration::from_mins(1);

/// Poll interval for games to archive.
const ARCHIVE_POLL_INTERVAL: Duration = Duration::from_mins(1);

/// Runs all loops until `stop` is set: fires due deadlines, concludes games, continues series,
/// relays events to notifications, delivers messages, wakes waiting requests, deletes inactive
/// guests, removes expired rows, archives old games, updates normalized names, and reports this
/// node.
pub async fn run(ctx: Context, stop: watch::Receiver<bool>) {
    // Before the first message is sent, because settings of other nodes may allow more messages.
    report_node(&ctx).await;
    let (ctx, stop) = (&ctx, &stop);
    let sweeps = async {
        // Separate from the conclusions, because a house player may have to search before a game
        // starts.
        let continued = run_sweep(
            FINISH_POLL_INTERVAL,
            "continuing series failed",
            ctx,
            stop,
            async |ctx, skipped| service::series::start_due_games(&ctx, &skipped).await,
        );
        let concluded = run_sweep(
            FINISH_POLL_INTERVAL,
            "concluding finished games failed",
            ctx,
            stop,
            async |ctx, skipped| service::games::conclude_games(&ctx, &skipped).await,
        );
        let expired = run_sweep(
            GUEST_POLL_INTERVAL,
            "guest deletion failed",
            ctx,
            stop,
            async |ctx, skipped| service::account_data::expire_guests(&ctx, &skipped).await,
        );
        let archived = run_sweep(
            ARCHIVE_POLL_INTERVAL,
            "game archiving failed",
            ctx,
            stop,
            async |ctx, skipped| service::games::archive_games(&ctx, &skipped).await,
        );
        tokio::join!(continued, concluded, expired, archived);
    };
    tokio::join!(
        sweeps,
        keep_running("deadline poll failed", || run_deadlines(ctx.clone(), stop.clone())),
        keep_running("outbox poll failed", || run_relay(ctx, stop.clone())),
        keep_running("delivery poll failed", || {
            service::delivery::run_delivery_worker(ctx, stop.clone())
        }),
        keep_running("waiter poll failed", || ctx.waiters.run(ctx.pool.clone(), stop.clone())),
        keep_running("removal of old rows failed", || run_retention(ctx.clone(), stop.clone())),
        keep_running("update of stored name forms failed", || run_name_updates(
            ctx.clone(),
            stop.clone()
        )),
        keep_running("node report failed", || run_node_reports(ctx, stop.clone())),
    );
}

/// Runs a loop to its end, and starts it again after a panic, which is logged with `failed`.
/// Without this, a bug would end one kind of work until the process is restarted.
async fn keep_running<L: Future<Output = ()>>(failed: &'static str, run: impl Fn() -> L) {
    while AssertUnwindSafe(run()).catch_unwind().await.is_err() {
        tracing::error!(task = failed, "background work panicked, starting again");
        tokio::time::sleep(RESTART_PAUSE).await;
    }
}

/// Times of a loop: now, and then every `period` until `stop` is set.
struct PollTimer {
    interval: Interval,
    stop: watch::Receiver<bool>,
}

impl PollTimer {
    fn new(period: Duration, stop: watch::Receiver<bool>) -> PollTimer {
        let mut interval = tokio::time::interval(period);
        interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
        PollTimer { interval, stop }
    }

    /// Waits for the next time. Returns false once the loop has to end.
    async fn wait(&mut self) -> bool {
        if *self.stop.borrow() {
            return false;
        }
        tokio::select! {
            _ = self.interval.tick() => true,
            _ = self.stop.changed() => false,
        }
    }
}

/// Reports this node until `stop` is set, then removes it.
async fn run_node_reports(ctx: &Context, stop: watch::Receiver<bool>) {
    let mut timer = PollTimer::new(REPORT_INTERVAL, stop);
    while timer.wait().await {
        report_node(ctx).await;
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

async fn run_relay(ctx: &Context, stop: watch::Receiver<bool>) {
    let mut timer = PollTimer::new(RELAY_POLL_INTERVAL, stop);
    while timer.wait().await {
        match service::notifications::relay_all(ctx).await {
            Ok(report) if report.failed > 0 => {
                tracing::error!(?report, "notification relay failed for some games");
            }
            Ok(_) => {}
            Err(error) => service::log_failure("outbox poll failed", &error),
        }
    }
}

/// Calls `sweep` every `period` until `stop` is set. Logs `failed` if a call fails. Work that fails
/// is quarantined.
async fn run_sweep<T, S, N>(
    period: Duration,
    failed: &'static str,
    ctx: &Context,
    stop: &watch::Receiver<bool>,
    sweep: S,
) where
    T: Copy,
    S: Fn(Context, Vec<T>) -> N,
    N: Future<Output = service::Result<SweepResult<T>>>,
{
    let mut quarantined = Quarantine::default();
    let mut timer = PollTimer::new(period, stop.clone());
    while timer.wait().await {
        let swept = AssertUnwindSafe(sweep(ctx.clone(), quarantined.active())).catch_unwind();
        match swept.await {
            Ok(Ok(swept)) => quarantined.add(swept.failed),
            Ok(Err(error)) => service::log_failure(failed, &error),
            Err(_) => tracing::error!(task = failed, "background work panicked"),
        }
    }
}

async fn run_retention(ctx: Context, stop: watch::Receiver<bool>) {
    let mut scan = service::RetentionScan::default();
    let mut timer = PollTimer::new(RETENTION_POLL_INTERVAL, stop);
    while timer.wait().await {
        match service::delete_expired_rows(&ctx, &mut scan).await {
            Ok(0) => {}
            Ok(rows) => tracing::debug!(rows, "old rows removed"),
            Err(error) => service::log_failure("removal of old rows failed", &error),
        }
    }
}

/// Updates the normalized names once. If the process stops early, the next start updates the
/// remaining ones.
async fn run_name_updates(ctx: Context, stop: watch::Receiver<bool>) {
    let mut timer = PollTimer::new(NAME_UPDATE_RETRY_INTERVAL, stop.clone());
    while timer.wait().await {
        let mut stopped = stop.clone();
        let updated = tokio::select! {
            updated = service::accounts::update_name_forms(&ctx) => updated,
            _ = stopped.changed() => return,
        };
        match updated {
            Ok(accounts) => {
                tracing::debug!(accounts, "stored name forms updated");
                return;
            }
            Err(error) => service::log_failure("update of stored name forms failed", &error),
        }
    }
}

/// Work that failed and is skipped for [`QUARANTINE_TIME`].
struct Quarantine<T>(Vec<(T, Instant)>);

impl<T> Default for Quarantine<T> {
    fn default() -> Quarantine<T> {
        Quarantine(Vec::new())
    }
}

impl<T: Copy> Quarantine<T> {
    /// Returns the work to skip now.
    fn active(&mut self) -> Vec<T> {
        self.0.retain(|(_, since)| since.elapsed() < QUARANTINE_TIME);
        self.0.iter().map(|(item, _)| *item).collect()
    }

    fn add(&mut self, failed: Vec<T>) {
        let now = Instant::now();
        self.0.extend(failed.into_iter().map(|item| (item, now)));
    }
}

async fn run_deadlines(ctx: Context, stop: watch::Receiver<bool>) {
    let mut worker =
        DeadlineWorker { ctx, last_heartbeat: None, quarantined: Quarantine::default() };
    let mut timer = PollTimer::new(DEADLINE_POLL_INTERVAL, stop);
    while timer.wait().await {
        worker.poll().await;
    }
}

struct DeadlineWorker {
    ctx: Context,
    last_heartbeat: Option<Instant>,
    quarantined: Quarantine<GameId>,
}

impl DeadlineWorker {
    /// Fires due deadlines after the heartbeat, which first adjusts the clocks for an outage.
    async fn poll(&mut self) {
        service::log_database_recovery();
        let now = Instant::now();
        if self
            .last_heartbeat
            .is_none_or(|last_heartbeat| now - last_heartbeat >= HEARTBEAT_INTERVAL)
        {
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
        let skipped = self.quarantined.active();
        match service::games::run_due_deadlines(&self.ctx, &skipped).await {
            Ok(fired) => {
                if fired.games > 0 {
                    tracing::info!(games = fired.games, "deadlines fired");
                }
                self.quarantined.add(fired.failed);
            }
            Err(error) => {
                // The next poll starts with a heartbeat, in case this was an outage.
                service::log_failure("deadline poll failed", &error);
                self.last_heartbeat = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::keep_running;

    #[tokio::test]
    async fn loop_restarts_after_panic() {
        let starts = AtomicUsize::new(0);
        keep_running("test", async || {
            assert!(starts.fetch_add(1, Ordering::Relaxed) == 1, "a bug");
        })
        .await;
        assert_eq!(starts.into_inner(), 2);
    }
}
