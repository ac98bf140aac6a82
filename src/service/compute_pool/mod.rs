//! Pool for CPU-bound work that exceeds the time of a normal request: searches of house players and
//! verification of uploaded records. It limits the number of concurrent jobs, so that requests are
//! still served; the queue is bounded, the jobs per owner are limited, and owners are served in
//! turn. Queued callers hold no other resource, in particular no database connection.

#[cfg(test)]
mod tests;

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use jiff::SignedDuration;
use keyed_quota::{FairPermit, FairSemaphore, Quota, QuotaPermit};
use kingdomino::CancelCheck;
use metrics::{counter, gauge};

use crate::domain::PlayerId;
use crate::telemetry::{COMPUTE_JOBS, COMPUTE_REFUSED};

use super::error::{Error, Result};
use super::tasks::{NICE_INCREMENT, spawn_low_priority};

/// Additional queue capacity for the first job of each owner.
const FIRST_JOB_RESERVE: usize = 256;

/// Limits of the pool.
#[derive(Clone, Copy, Debug)]
pub struct ComputeOptions {
    /// Maximum number of concurrent player jobs.
    pub permits: usize,
    /// Maximum number of queued player jobs.
    pub waiting: usize,
    /// Maximum number of jobs per owner, including queued ones.
    pub max_per_owner: usize,
    /// Maximum time in the queue. Queue time and job together stay below the request timeout.
    pub queue_timeout: Duration,
    /// Unix nice increment of the pool's threads relative to the request threads.
    pub nice: u8,
}

impl ComputeOptions {
    /// Returns limits for half of the cores of this machine, so that requests are still served.
    pub fn for_this_machine() -> ComputeOptions {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let permits = (cores / 2).max(1);
        let queue_timeout = Duration::from_secs(3);
        ComputeOptions {
            permits,
            waiting: 32 * permits,
            max_per_owner: 2,
            queue_timeout,
            nice: NICE_INCREMENT,
        }
    }
}

/// Client of the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputeClient {
    /// Player. The jobs of a bot count for its owner.
    Player { owner: PlayerId, account: PlayerId },
    /// The server itself, in the background. It has one permit of its own, which players cannot
    /// take.
    Server(ServerWork),
}

/// Background work of the server. The kinds are served in turn, so that no kind waits for the whole
/// backlog of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ServerWork {
    Deadlines,
    /// Next games of series.
    Series,
    /// Games of a deleted account.
    AccountDeletion,
}

/// Charges the cost of a job beyond the request itself, in units of one request.
pub trait Meter: Send + Sync {
    /// Consumes `units` of the account's rate limit.
    ///
    /// # Errors
    /// The limit is exceeded; returns the time to wait.
    fn charge(&self, account: PlayerId, units: u32) -> std::result::Result<(), SignedDuration>;
}

/// One per process, shared by its clones.
#[derive(Clone)]
pub struct ComputePool {
    shared: Arc<Shared>,
    meter: Option<Arc<dyn Meter>>,
}

struct Shared {
    /// One permit per running player job.
    permits: Arc<FairSemaphore<PlayerId>>,
    /// Permit for background work of the server.
    server_permit: Arc<FairSemaphore<ServerWork>>,
    options: ComputeOptions,
    owner_quota: Arc<Quota<PlayerId>>,
    counts: Mutex<JobCounts>,
}

#[derive(Default)]
struct JobCounts {
    jobs: usize,
    running: usize,
}

/// Number of player jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputeUsage {
    pub running: usize,
    pub waiting: usize,
}

impl ComputePool {
    pub fn new(options: ComputeOptions) -> ComputePool {
        ComputePool {
            shared: Arc::new(Shared {
                permits: FairSemaphore::new(options.permits, options.max_per_owner),
                server_permit: FairSemaphore::new(1, usize::MAX),
                owner_quota: Quota::new(options.max_per_owner),
                options,
                counts: Mutex::default(),
            }),
            meter: None,
        }
    }

    /// Returns the same pool with a meter for the cost of its jobs.
    pub fn with_meter(&self, meter: Arc<dyn Meter>) -> ComputePool {
        ComputePool { shared: self.shared.clone(), meter: Some(meter) }
    }

    pub fn options(&self) -> ComputeOptions {
        self.shared.options
    }

    pub fn usage(&self) -> ComputeUsage {
        let counts = self.shared.counts();
        ComputeUsage { running: counts.running, waiting: counts.jobs - counts.running }
    }

    /// Runs `job`, which costs `units` beyond the request, and returns its result. The argument of
    /// the job returns true once the caller has gone away; the permit is held until the job has
    /// stopped.
    ///
    /// # Errors
    /// The client has the maximum number of jobs in the pool, or exceeds its rate limit; the queue
    /// is full; the job panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        client: ComputeClient,
        units: u32,
        job: impl FnOnce(CancelCheck<'_>) -> T + Send + 'static,
    ) -> Result<T> {
        let ticket = self.admit(client, units)?;
        let permit = match client {
            ComputeClient::Player { owner, .. } => {
                let permit = self.shared.permits.acquire(owner);
                let permit = tokio::time::timeout(self.shared.options.queue_timeout, permit).await;
                let permit =
                    permit.ok().flatten().ok_or_else(|| reject("queue_full", Error::Busy))?;
                JobPermit::Player { _permit: permit }
            }
            ComputeClient::Server(work) => {
                let permit = self.shared.server_permit.acquire(work).await.ok_or(Error::Busy)?;
                JobPermit::Server { _permit: permit }
            }
        };
        let permit = RunningJob::begin(permit, ticket);
        let abandoned = AbandonOnDrop::default();
        let flag = abandoned.0.clone();
        let done = spawn_low_priority("compute", self.shared.options.nice, move || {
            let done = job(&|| flag.load(Ordering::Relaxed));
            drop(permit);
            done
        });
        let done = done.await;
        drop(abandoned);
        done
    }

    /// Admits a job to the queue and charges it.
    fn admit(&self, client: ComputeClient, units: u32) -> Result<Option<Ticket>> {
        let ComputeClient::Player { owner, account } = client else { return Ok(None) };
        let ComputeOptions { permits, waiting, .. } = self.shared.options;
        let owner_slot = self.shared.owner_quota.try_acquire(owner);
        let owner_slot =
            owner_slot.ok_or_else(|| reject("owner", Error::TooManyConcurrentRequests))?;
        let ticket = {
            let mut counts = self.shared.counts();
            // An owner without jobs in the pool is not rejected because of the jobs of others.
            let is_first = self.shared.owner_quota.held(&owner) == 1;
            let capacity = permits + waiting + if is_first { FIRST_JOB_RESERVE } else { 0 };
            if counts.jobs >= capacity {
                return Err(reject("queue_full", Error::Busy));
            }
            counts.jobs += 1;
            counts.publish();
            Ticket { shared: self.shared.clone(), _owner_slot: owner_slot }
        };
        let charged = self.meter.as_ref().map_or(Ok(()), |meter| meter.charge(account, units));
        charged.map_err(|wait| reject("rate", Error::RateLimited(wait)))?;
        Ok(Some(ticket))
    }
}

/// Values of the label `reason` of [`COMPUTE_REFUSED`].
const REJECTION_REASONS: [&str; 3] = ["queue_full", "owner", "rate"];

fn reject(reason: &'static str, error: Error) -> Error {
    counter!(COMPUTE_REFUSED, "reason" => reason).increment(1);
    error
}

/// Registers the metrics with value zero at startup.
pub(super) fn register_metrics() {
    REJECTION_REASONS.into_iter().for_each(|reason| {
        counter!(COMPUTE_REFUSED, "reason" => reason).increment(0);
    });
    JobCounts::default().publish();
}

impl Shared {
    fn counts(&self) -> MutexGuard<'_, JobCounts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl JobCounts {
    #[expect(clippy::cast_precision_loss, reason = "a few dozen jobs")]
    fn publish(&self) {
        gauge!(COMPUTE_JOBS, "state" => "running").set(self.running as f64);
        gauge!(COMPUTE_JOBS, "state" => "waiting").set((self.jobs - self.running) as f64);
    }
}

/// Player job, counted in the pool until dropped.
struct Ticket {
    shared: Arc<Shared>,
    _owner_slot: QuotaPermit<PlayerId>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut counts = self.shared.counts();
        counts.jobs -= 1;
        counts.publish();
    }
}

/// Permit that passes to the next queued job on drop.
enum JobPermit {
    Player { _permit: FairPermit<PlayerId> },
    Server { _permit: FairPermit<ServerWork> },
}

/// Running job with its permit.
struct RunningJob {
    ticket: Option<Ticket>,
    _permit: JobPermit,
}

impl RunningJob {
    fn begin(permit: JobPermit, ticket: Option<Ticket>) -> RunningJob {
        if let Some(ticket) = &ticket {
            let mut counts = ticket.shared.counts();
            counts.running += 1;
            counts.publish();
        }
        RunningJob { ticket, _permit: permit }
    }
}

impl Drop for RunningJob {
    fn drop(&mut self) {
        if let Some(ticket) = &self.ticket {
            ticket.shared.counts().running -= 1;
        }
    }
}

/// Signals to a job on drop that its result is no longer needed.
#[derive(Default)]
struct AbandonOnDrop(Arc<AtomicBool>);

impl Drop for AbandonOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
